import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Compiler } from "webpack";

/** Emits the files of a folder under their own names, so that they are compressed, cached and cleaned like any other asset. */
export class PublicFiles {
  constructor(
    private readonly folder: string,
    private readonly except: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("PublicFiles", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "PublicFiles", stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.contextDependencies.add(this.folder);
          for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
            if (!entry.isFile()) continue;
            const path = join(entry.parentPath, entry.name);
            const name = relative(this.folder, path).split(sep).join("/");
            if (this.except.includes(name)) continue;
            compilation.fileDependencies.add(path);
            compilation.emitAsset(name, new sources.RawSource(readFileSync(path)));
          }
        },
      );
    });
  }
}

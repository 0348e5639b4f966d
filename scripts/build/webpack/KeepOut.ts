import type { Compiler } from "webpack";

/** Fails the build when a server-only package reaches the browser's bundle, through any chain of imports. */
export class KeepOut {
  private readonly forbidden: RegExp;

  constructor(packages: readonly string[]) {
    this.forbidden = new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join("|")})[\\\\/]`);
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap("KeepOut", (compilation) => {
      compilation.hooks.afterOptimizeModules.tap("KeepOut", (modules) => {
        for (const module of modules) {
          const path = module.nameForCondition();
          if (!path || !this.forbidden.test(path)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          compilation.errors.push(new WebpackError(`${path} does not belong in the browser (imported by ${issuer})`));
        }
      });
    });
  }
}

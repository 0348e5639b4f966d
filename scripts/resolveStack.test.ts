import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { moveSourceMaps } from "./build/server-bundle.mjs";
import { resolveStack } from "./resolveStack.mjs";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "malecon-maps-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("resolve-stack resolves positions in a built file to those in the sources, and leaves others (OPS-133)", async () => {
  const source = join(folder, "pay.ts");
  writeFileSync(
    source,
    '// A comment, which no build keeps.\nexport function pay() {\n  throw new Error("declined");\n}\n',
  );
  const built = join(folder, "dist/server/chunks");
  await build({
    entryPoints: [source],
    outdir: built,
    bundle: true,
    format: "esm",
    sourcemap: "external",
    absWorkingDir: folder,
  });
  const maps = join(folder, "maps");
  await moveSourceMaps(join(folder, "dist/server"), join(maps, "server"));
  // Behind esbuild's line with the file's name.
  const stack = [
    "Error: declined",
    "    at pay (file:///opt/malecon/dist/server/chunks/pay.js:3:9)",
    "    at other (file:///opt/malecon/dist/server/main.js:1:1)",
    "    at node:internal/process:1:1",
  ];
  expect(resolveStack(stack.join("\n"), maps).split("\n")).toEqual([
    stack[0],
    "    at pay (pay.ts:3:9)",
    stack[2],
    stack[3],
  ]);
});

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepAssets, listAssets } from "./keepAssets.mjs";

const place = mkdtempSync(join(tmpdir(), "malecon-assets-"));
afterAll(() => rmSync(place, { recursive: true }));

/** A release's folder with these assets, each with its release's name in it. */
function release(name: string, assets: readonly string[]): string {
  const folder = join(place, name);
  mkdirSync(join(folder, "dist/web/assets"), { recursive: true });
  for (const asset of assets) writeFileSync(join(folder, "dist/web/assets", asset), name);
  return folder;
}

function archiveOf(folder: string): string {
  execFileSync("tar", ["-C", dirname(folder), "-czf", `${folder}.tar.gz`, folder.slice(dirname(folder).length + 1)]);
  return `${folder}.tar.gz`;
}

const assetsIn = (folder: string) => readdirSync(join(folder, "dist/web/assets")).sort();

describe("the assets of an archive", () => {
  it("are its own and the last release's, not older ones (OPS-34)", () => {
    const first = release("malecon-1", ["main.1.js"]);
    listAssets(first);
    const second = release("malecon-2", ["main.2.js", "icons.js"]);
    listAssets(second);
    expect(keepAssets(second, archiveOf(first))).toBe(1);
    const third = release("malecon-3", ["main.3.js", "icons.js"]);
    listAssets(third);
    expect(keepAssets(third, archiveOf(second))).toBe(1);
    expect(assetsIn(third)).toEqual(["icons.js", "main.2.js", "main.3.js"]);
    expect(readFileSync(join(third, "dist/web/assets/icons.js"), "utf8")).toBe("malecon-3");
  });

  it("are not read from an archive that is not a release's (OPS-34)", () => {
    const bare = release("bare", ["main.js"]);
    const folder = release("malecon-4", []);
    expect(() => keepAssets(folder, archiveOf(bare))).toThrow("cannot be read as a release's archive");
    expect(() => keepAssets(folder, join(place, "absent.tar.gz"))).toThrow("cannot be read as a release's archive");
    expect(assetsIn(folder)).toEqual([]);
  });
});

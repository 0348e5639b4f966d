import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tracesOfTools } from "./tool-traces.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "malecon-traces-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/main.1a.js"), `fetch("/api/clients")`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = () => tracesOfTools(folder).map((path) => path.slice(folder.length + 1));

describe("a build without QA's tools (OPS-4)", () => {
  it("passes if it contains nothing of the tools", () => expect(found()).toEqual([]));

  it.each([
    ["assets/main.2b.js", `fetch("/qa/clock")`],
    ["assets/rest.3c.js", `{"inspector.title":"Inspector"}`],
    ["assets/inspector.4d.js", ""],
    ["chunks/scenarios.js", `"unsigned-at-2359": paid`],
  ])("fails if there is %s", (file, text) => {
    mkdirSync(join(folder, "chunks"));
    writeFileSync(join(folder, file), text);
    expect(found()).toEqual([file]);
  });
});

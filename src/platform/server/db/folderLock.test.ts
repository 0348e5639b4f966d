import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "./folderLock";

describe("the lock on the embedded database's folder (FAULT-19, OPS-13)", () => {
  const home = mkdtempSync(join(tmpdir(), "malecon-lock-"));
  const folder = join(home, "pglite");
  afterAll(() => rmSync(home, { recursive: true }));

  it("refuses a second process and names the first", () => {
    writeFileSync(`${folder}.lock`, String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
    rmSync(`${folder}.lock`);
  });

  it("refuses the same process a second time", () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    release();
  });

  it("is taken over from a dead process", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(`${folder}.lock`, String(pid));
    const release = lockFolder(folder);
    expect(existsSync(`${folder}.lock`)).toBe(true);
    release();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });
});

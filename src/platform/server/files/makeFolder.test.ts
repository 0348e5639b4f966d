import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "./makeFolder";

const home = mkdtempSync(join(tmpdir(), "malecon-folders-"));
afterAll(() => rmSync(home, { recursive: true }));

it("makeFolder makes a folder with its missing parents, and returns the outermost one that it made (PHOTO-3)", async () => {
  expect(await makeFolder(join(home, "a/b/c"))).toBe(join(home, "a"));
  expect(statSync(join(home, "a/b/c")).isDirectory()).toBe(true);
  expect(await makeFolder(join(home, "a/b/c"))).toBeNull();
  expect(await makeFolder(join(home, "a/b/d"))).toBe(join(home, "a/b/d"));
});

it("several calls may make the same folders concurrently (PHOTO-3)", async () => {
  await Promise.all(["w", "x", "y", "z"].map((name) => makeFolder(join(home, "at/once", name))));
  expect(statSync(join(home, "at/once/z")).isDirectory()).toBe(true);
});

it("makeFolder refuses where a file is in the way (OPS-5)", async () => {
  writeFileSync(join(home, "file"), "");
  await expect(makeFolder(join(home, "file"))).rejects.toThrow("EEXIST");
  await expect(makeFolder(join(home, "file/in/it"))).rejects.toThrow("ENOTDIR");
});

(existsSync("/proc/self") ? it : it.skip)("ends where the system makes no folders (OPS-5)", async () => {
  await expect(makeFolder("/proc/malecon/photos")).rejects.toThrow("no folder can be made in /proc");
});

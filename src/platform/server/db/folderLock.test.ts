import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { lockFolder, type Owner, thisProcess } from "./folderLock";

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "malecon-lock-"));
  folder = join(home, "pglite");
});
afterEach(() => rmSync(home, { recursive: true }));

const leave = (owner: Partial<Owner>, turn = 1) =>
  writeFileSync(`${folder}.lock.${turn}`, JSON.stringify({ ...thisProcess(), ...owner }));
const someoneDead = (): number => spawnSync(process.execPath, ["-e", ""]).pid;
const notOurs = "made up";
/** Times in milliseconds. */
const hasty = { beat: 20, silence: 100 };

describe("the lock on the embedded database's folder (FAULT-19, OPS-13)", () => {
  it("refuses a second process and names the first", async () => {
    leave({ pid: process.ppid, started: null });
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it("refuses the same process a second time, until it is released", async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    release();
    (await lockFolder(folder))();
  });

  it.each([
    ["a dead process", () => ({ pid: someoneDead() })],
    ["a process whose number somebody else has now", () => ({ pid: process.ppid, started: notOurs })],
    ["a process that had this one's number", () => ({ pid: process.pid, started: notOurs })],
    ["a process of before the machine was started", () => ({ boot: notOurs })],
  ])("is taken over from %s", async (_who, owner) => {
    leave(owner());
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    release();
  });

  it("is taken over from a process that ended without being reaped", async () => {
    // The shell becomes a program that never reaps its child.
    const parent = spawn("sh", ["-c", "sh -c 'exit 0' & echo $!; exec sleep 60"]);
    const pid = Number(String((await once(parent.stdout, "data"))[0]));
    const isOver = () => !existsSync(`/proc/${pid}/stat`) || readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
    while (!isOver()) await setImmediate();
    leave({ pid, started: null });
    (await lockFolder(folder))();
    parent.kill();
  });

  it("is taken over from a process of another container without a heartbeat", async () => {
    leave({ pid: 1, namespace: notOurs });
    utimesSync(`${folder}.lock.1`, 0, 0);
    (await lockFolder(folder))();
    leave({ pid: 1, namespace: notOurs }, 3);
    (await lockFolder(folder, hasty))();
  });

  it("is left to a process of another container with a heartbeat", async () => {
    leave({ pid: 1, namespace: notOurs });
    let at = Date.now() / 1000;
    const signs = setInterval(() => utimesSync(`${folder}.lock.1`, at, ++at), 10);
    await expect(lockFolder(folder, { beat: 20, silence: 60_000 })).rejects.toThrow("process 1 of another container");
    clearInterval(signs);
  });

  it("has a single owner when many processes take it over concurrently, in 150 rounds", async () => {
    leave({ pid: someoneDead() });
    for (let round = 0; round < 150; round += 1) {
      const starts = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
      const owners = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
      expect(owners).toHaveLength(1);
      for (const release of owners) release();
    }
    expect(readdirSync(home)).toHaveLength(1);
  });
});

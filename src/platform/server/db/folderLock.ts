import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, truncateSync } from "node:fs";
import { link, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SECOND } from "../../../shared/instant";
import { textOf } from "../../../shared/unknownData";
import { makeFolder } from "../files/makeFolder";

/**
 * Identifies a process, also among processes with the same number: earlier ones, and those of other containers. Fields
 * are null if the system does not provide them; null matches any value.
 */
export type Owner = {
  pid: number;
  /** Its start time in the system's clock ticks since boot. */
  started: string | null;
  boot: string | null;
  /** The PID namespace: each container numbers its processes anew. */
  namespace: string | null;
};

type Times = {
  /** Milliseconds between two heartbeats. */
  beat: number;
  /** Milliseconds without a heartbeat after which an owner in another container counts as dead. */
  silence: number;
};

const TIMES: Times = { beat: 2 * SECOND, silence: 15 * SECOND };

/**
 * The embedded database takes no lock of its own, and two processes on one folder destroy it. So there are numbered
 * lock files beside the folder, each written atomically, with its owner in it. The file with the highest number is the
 * lock, and is never deleted: a process that finds its owner dead, or the file empty, creates the next number. Only one
 * process can create it; a process whose number turns out not to be the highest came too late, deletes its file and
 * tries again. (FAULT-19, OPS-13)
 * Throws FolderInUse when a living process holds it; resolves to a function that releases it. All processes must be on
 * one machine.
 */
export async function lockFolder(folder: string, times: Times = TIMES): Promise<() => void> {
  await makeFolder(dirname(folder));
  const name = (turn: number) => `${folder}.lock.${turn}`;
  for (;;) {
    const highest = Math.max(0, ...(await turnsOf(folder)));
    const owner = await ownerOf(name(highest));
    if (owner && (await isAlive(owner, name(highest), times))) throw new FolderInUse(inUse(folder, owner));
    const own = highest + 1;
    if (!(await createWhole(name(own), JSON.stringify(thisProcess())))) continue;
    const turns = await turnsOf(folder);
    if (Math.max(...turns) > own) {
      await rm(name(own), { force: true });
      continue;
    }
    for (const turn of turns) if (turn < own) await rm(name(turn), { force: true });
    const beating = setInterval(() => void touch(name(own)), times.beat).unref();
    return () => {
      clearInterval(beating);
      empty(name(own));
    };
  }
}

/** A living process holds the folder. */
export class FolderInUse extends Error {}

export function thisProcess(): Owner {
  return {
    pid: process.pid,
    started: startOf(process.pid),
    boot: readOrNull(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
    namespace: ownNamespace(),
  };
}

const inUse = (folder: string, { pid, namespace }: Owner) =>
  `The database in ${folder} is in use by process ${pid}${differ(namespace, ownNamespace()) ? " of another container" : ""}. Stop it, or set DATA_DIR to another folder.`;

async function turnsOf(folder: string): Promise<number[]> {
  const start = `${basename(folder)}.lock.`;
  return (await readdir(dirname(folder)))
    .filter((file) => file.startsWith(start) && /^\d+$/.test(file.slice(start.length)))
    .map((file) => Number(file.slice(start.length)));
}

/** Resolves to false if the file exists already. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  await writeFile(unfinished, text);
  try {
    await link(unfinished, file);
    return true;
  } catch (error) {
    if (textOf(error, "code") === "EEXIST") return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Null for a lock that was released or does not exist. */
async function ownerOf(file: string): Promise<Owner | null> {
  try {
    const owner: Partial<Owner> = JSON.parse(await readFile(file, "utf8"));
    const { pid, started = null, boot = null, namespace = null } = owner;
    return typeof pid === "number" ? { pid, started, boot, namespace } : null;
  } catch {
    return null;
  }
}

async function isAlive(owner: Owner, file: string, times: Times): Promise<boolean> {
  const own = thisProcess();
  if (differ(owner.boot, own.boot)) return false;
  if (differ(owner.namespace, own.namespace)) return givesSigns(file, times);
  const [state = ""] = statusOf(owner.pid);
  return exists(owner.pid) && !endedStates.test(state) && !differ(owner.started, startOf(owner.pid));
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return textOf(error, "code") === "EPERM";
  }
}

/** Processes of another container are invisible: waits for the owner's heartbeats instead. */
async function givesSigns(file: string, { beat, silence }: Times): Promise<boolean> {
  const seen = await lastSign(file);
  for (let until = Date.now() + silence; Date.now() - seen < silence && Date.now() < until; await pause(beat / 2))
    if ((await lastSign(file)) !== seen) return true;
  return false;
}

const lastSign = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** The folder may have been deleted with its database. */
const touch = (file: string): Promise<void> => utimes(file, new Date(), new Date()).catch(() => undefined);

function empty(file: string): void {
  try {
    truncateSync(file);
  } catch (error) {
    if (textOf(error, "code") !== "ENOENT") throw error;
  }
}

/** Ended, but not yet reaped by its parent, which may never do so. */
const endedStates = /^[ZX]$/;

/** The fields of /proc/<pid>/stat from the state on; the name before it, in parentheses, may contain anything. */
function statusOf(pid: number): string[] {
  const line = readOrNull(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return line?.slice(line.lastIndexOf(")") + 2).split(" ") ?? [];
}

const startOf = (pid: number): string | null => statusOf(pid)[19] ?? null;

const ownNamespace = () => readOrNull(() => readlinkSync("/proc/self/ns/pid"));

function readOrNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

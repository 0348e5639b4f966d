import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, truncateSync } from "node:fs";
import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SECOND } from "../../../shared/instant";

/**
 * Identifies a process, also against an earlier one with the same number or the first process of another container.
 * Null where the system does not say, which then compares as unknown.
 */
export type Owner = {
  pid: number;
  /** When it was started, in the system's own count since its boot. */
  started: string | null;
  boot: string | null;
  /** Where its number counts: each container numbers its processes again. */
  namespace: string | null;
};

type Times = {
  /** Milliseconds between two signs of life. */
  beat: number;
  /** Milliseconds without one, after which an owner that cannot be asked for is taken for dead. */
  silence: number;
};

const TIMES: Times = { beat: 2 * SECOND, silence: 15 * SECOND };

/**
 * The embedded database takes no lock of its own, and two processes on one folder destroy it. So: files beside the folder,
 * numbered, each whole as it appears, with its owner in it. The highest is the lock, and it never goes away: whoever finds
 * its owner dead, or the file empty, writes the next one. Of many, one can; and who has, and is not the highest, came late
 * and steps back. (FAULT-19, OPS-13)
 * Throws when a living process holds it; returns how to release it. The folder belongs to one machine.
 */
export async function lockFolder(folder: string, times: Times = TIMES): Promise<() => void> {
  await mkdir(dirname(folder), { recursive: true });
  const name = (turn: number) => `${folder}.lock.${turn}`;
  for (;;) {
    const highest = Math.max(0, ...(await turnsOf(folder)));
    const owner = await ownerOf(name(highest));
    if (owner && (await isAlive(owner, name(highest), times))) throw new FolderInUse(inUse(folder, owner));
    const own = highest + 1;
    if (!(await createWhole(name(own), JSON.stringify(self())))) continue;
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

/** This process. */
export function self(): Owner {
  return {
    pid: process.pid,
    started: startOf(process.pid),
    boot: said(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
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

/** False when there is one already. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  await writeFile(unfinished, text);
  try {
    await link(unfinished, file);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Null for a lock that was released, or that is not there. */
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
  const own = self();
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
    return errorCode(error) === "EPERM";
  }
}

/** Nobody sees into another container, so its owner's signs of life are waited for. */
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
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

/** Ended, but not yet reaped by its parent, which may never do so. */
const endedStates = /^[ZX]$/;

/** Linux's own words on a process, from its state on; the name before it, in parentheses, may hold anything. */
function statusOf(pid: number): string[] {
  const line = said(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return line?.slice(line.lastIndexOf(")") + 2).split(" ") ?? [];
}

const startOf = (pid: number): string | null => statusOf(pid)[19] ?? null;

const ownNamespace = () => said(() => readlinkSync("/proc/self/ns/pid"));

function said(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The `code` of a system's or a driver's error, whatever realm it comes from; null for other values. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

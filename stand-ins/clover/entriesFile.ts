import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Milliseconds after which a lock's owner counts as dead: work under it takes a fraction of a millisecond. */
const STALE = 2_000;
const NEW_LINE = 10;

/** A file of JSON lines that several processes may append to. */
export type EntriesFile<Entry> = {
  /** Entries written since the last call, by any process. */
  readNew: () => Entry[];
  append: (entry: Entry) => void;
  locked: <Result>(decide: () => Result) => Result;
};

export function openEntries<Entry>(path: string): EntriesFile<Entry> {
  mkdirSync(dirname(path), { recursive: true });
  const handle = openSync(path, "a+");
  let offset = 0;

  function readNew(): Entry[] {
    const size = fstatSync(handle).size;
    if (size <= offset) return [];
    const unread = Buffer.alloc(size - offset);
    readSync(handle, unread, 0, unread.length, offset);
    // An incomplete line is still being written, or its process was killed: nothing depends on it yet.
    const whole = unread.subarray(0, unread.lastIndexOf(NEW_LINE) + 1);
    offset += whole.length;
    return whole
      .toString("utf8")
      .split("\n")
      .flatMap(parse<Entry>);
  }

  return {
    readNew,
    append: (entry) => {
      const torn = endsTorn(handle) ? "\n" : "";
      writeSync(handle, `${torn}${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
    },
    locked: (decide) => {
      const lock = `${path}.lock`;
      takeLock(lock);
      try {
        return decide();
      } finally {
        rmSync(lock, { force: true });
      }
    },
  };
}

function endsTorn(handle: number): boolean {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1, NEW_LINE);
  if (size > 0) readSync(handle, last, 0, 1, size - 1);
  return last[0] !== NEW_LINE;
}

function parse<Entry>(line: string): Entry[] {
  if (line === "") return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

function takeLock(lock: string): void {
  for (;;) {
    try {
      closeSync(openSync(lock, "wx"));
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (ageOf(lock) > STALE) rmSync(lock, { force: true });
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}

const isTaken = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EEXIST";

function ageOf(lock: string): number {
  try {
    return Date.now() - statSync(lock).mtimeMs;
  } catch {
    // The lock was released just now.
    return 0;
  }
}

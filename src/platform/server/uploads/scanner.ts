import { connect, type NetConnectOpts } from "node:net";
import { SECOND } from "../../../shared/instant";
import type { Environment } from "../environment";
import { readAddress } from "../environment.address";

/** The result of a scan: the name of the signature that matched; null: none did. */
export type Scan = (content: Uint8Array) => Promise<string | null>;

/** Enough for a large file on a busy machine; after it the scanner counts as unreachable. */
const ANSWERED_WITHIN = 20 * SECOND;
/** Bytes of one chunk. */
const CHUNK = 64 * 1024;
/** An answer has one line. */
const LONGEST_ANSWER = 4_096;

/**
 * Where ClamAV's daemon listens: `clamd://host:3310` or `unix:///run/clamav/clamd.ctl`; null when not set. Throws with
 * the variable's name.
 */
export function scannerOf(env: Environment): string | null {
  const address = readAddress(env, "SCANNER_URL", ["clamd:", "unix:"]);
  if (address !== null && !placeOf(address))
    throw new Error("SCANNER_URL must be clamd://host:port or unix:///path/of/the/socket");
  return address;
}

function placeOf(address: string): NetConnectOpts | null {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === "unix:") return pathname.length > 1 ? { path: decodeURIComponent(pathname) } : null;
  return hostname === "" ? null : { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) };
}

/**
 * Scans a file with ClamAV's daemon, by INSTREAM of its protocol (clamd(8)): chunks with their lengths, an empty one
 * last. Throws if it does not answer within `within` milliseconds, or with anything but a result. (SAFE-64)
 */
export function scanBy(address: string, within = ANSWERED_WITHIN): Scan {
  return async (content) => {
    const answer = await ask(address, ["zINSTREAM\0", ...chunksOf(content)], within);
    if (answer === "stream: OK") return null;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (!found) throw new Error(`the scanner answered "${answer}"`);
    return found;
  };
}

/** The versions of the scanner and of its signatures. Throws if it does not answer. */
export const versionOf = (address: string, within = ANSWERED_WITHIN): Promise<string> =>
  ask(address, ["zVERSION\0"], within);

function* chunksOf(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += CHUNK) {
    const chunk = content.subarray(from, from + CHUNK);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** One command and its answer, without the zero byte at its end. */
function ask(address: string, command: Iterable<string | Uint8Array>, within: number): Promise<string> {
  const place = placeOf(address);
  if (!place) throw new Error("no address of a scanner");
  return new Promise((resolve, reject) => {
    const socket = connect(place);
    const timer = setTimeout(() => socket.destroy(new Error(`no answer within ${within} ms`)), within);
    const heard: Buffer[] = [];
    let size = 0;
    socket.on("connect", () => {
      for (const part of command) socket.write(part);
    });
    socket.on("data", (part) => {
      heard.push(part);
      size += part.length;
      if (size > LONGEST_ANSWER) return void socket.destroy(new Error("the answer has no end"));
      const end = Buffer.concat(heard).indexOf(0);
      if (end < 0) return;
      resolve(Buffer.concat(heard).toString("utf8", 0, end));
      socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(timer);
      reject(new Error("the connection ended without an answer"));
    });
  });
}

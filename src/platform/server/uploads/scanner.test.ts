import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "../../../../test/testDatabase";
import { auditLog } from "../db/schema/operations";
import { infectedUploads } from "../db/schema/uploads";
import { Problem } from "../problem";
import { uploadCheck } from "./checkUpload";
import { scanBy, scannerOf, versionOf } from "./scanner";

/** EICAR's harmless test file, assembled here so that no scanner reports this source file. */
const EICAR = Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""));
const CLEAN = Buffer.alloc(200_000, "a photo of a passport ");
const CLAMD = "/usr/sbin/clamd";
const withClamd = existsSync(CLAMD) ? it : it.skip;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "malecon-scan-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The daemon's side of the protocol, as clamd(8) describes it: it collects INSTREAM's chunks and answers `reply`. */
async function openDaemon(reply: (content: Buffer) => string | null) {
  const heard: Buffer[] = [];
  const sockets = new Set<Socket>();
  const daemon = createServer((socket) => {
    sockets.add(socket);
    let given = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      given = Buffer.concat([given, part]);
      const end = given.indexOf(0);
      if (given.toString("latin1", 0, end) === "zVERSION") return void socket.end("ClamAV 1.4.3/27000/Sat\0");
      if (given.toString("latin1", 0, end) !== "zINSTREAM") return;
      const chunks: Buffer[] = [];
      for (let at = end + 1; at + 4 <= given.length; ) {
        const length = given.readUInt32BE(at);
        if (length === 0) {
          heard.push(Buffer.concat(chunks));
          const answer = reply(Buffer.concat(chunks));
          if (answer !== null) socket.end(answer);
          return;
        }
        chunks.push(given.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  const path = join(folder, `${Math.random()}.ctl`);
  await new Promise<void>((resolve) => daemon.listen(path, resolve));
  return {
    address: `unix://${path}`,
    heard,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => daemon.close(closed));
    },
  };
}

const usual = (content: Buffer) => (content.includes("EICAR") ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");

describe("the scanner's protocol (SAFE-64)", () => {
  it("sends a whole file and receives the result", async () => {
    const daemon = await openDaemon(usual);
    const scan = scanBy(daemon.address);
    expect(await scan(CLEAN)).toBeNull();
    expect(await scan(EICAR)).toBe("Eicar-Signature");
    expect(daemon.heard.map((content) => content.equals(CLEAN) || content.equals(EICAR))).toEqual([true, true]);
    expect(await versionOf(daemon.address)).toContain("ClamAV");
    await daemon.close();
  });

  it.each([
    ["refuses it for its size", "INSTREAM size limit exceeded. ERROR\0"],
    ["ends without an answer", ""],
    ["answers what is no result", "\0"],
    ["answers without end", "x".repeat(10_000)],
    ["is silent", null],
  ])("fails if the scanner %s", async (_what, answer) => {
    const daemon = await openDaemon(() => answer);
    await expect(scanBy(daemon.address, 300)(CLEAN)).rejects.toThrow();
    await daemon.close();
  });

  it("fails if nothing listens at the address", async () => {
    await expect(scanBy(`unix://${join(folder, "nobody.ctl")}`)(CLEAN)).rejects.toThrow("ENOENT");
  });

  it.each([
    ["clamd://scanner:3310", true],
    ["clamd://scanner", true],
    ["clamd://[::1]:3310", true],
    ["unix:///run/clamav/clamd.ctl", true],
    ["unix:", false],
    ["clamd://", false],
    ["http://scanner", false],
  ])("accepts or refuses %s as an address: %s", (address, isOne) => {
    const read = () => scannerOf({ SCANNER_URL: address });
    if (isOne) expect(read()).toBe(address);
    else expect(read).toThrow("SCANNER_URL");
    expect(scannerOf({})).toBeNull();
  });

  withClamd(
    `works with ClamAV's own daemon${existsSync(CLAMD) ? "" : " (left out: no clamd on this machine)"}`,
    async () => {
      const [database, socket] = [join(folder, "database"), join(folder, "clamd.ctl")];
      execFileSync("mkdir", ["-p", database]);
      chmodSync(folder, 0o755);
      // A signature of our own: the file's digest and size.
      const digest = execFileSync("md5sum", { input: EICAR, encoding: "utf8" }).slice(0, 32);
      writeFileSync(join(database, "own.hdb"), `${digest}:${EICAR.length}:Own.Test.File\n`);
      const settings = `DatabaseDirectory ${database}\nLocalSocket ${socket}\nForeground yes\nStreamMaxLength 25M\n`;
      writeFileSync(join(folder, "clamd.conf"), settings);
      const daemon = spawn(CLAMD, ["--config-file", join(folder, "clamd.conf")], { stdio: ["ignore", "pipe", "pipe"] });
      const ended = once(daemon, "exit");
      let said = "";
      const isReady = new Promise<void>((resolve, reject) => {
        for (const stream of [daemon.stdout, daemon.stderr])
          stream.on("data", (part) => {
            said += part;
            if (/Listening daemon|Self checking/.test(said)) resolve();
          });
        ended.then(() => reject(new Error(said)), reject);
      });
      try {
        await isReady;
        const scan = scanBy(`unix://${socket}`);
        expect(await scan(EICAR)).toMatch(/^Own\.Test\.File|Eicar/);
        expect(await scan(CLEAN)).toBeNull();
      } finally {
        daemon.kill();
        await ended.catch(() => undefined);
      }
    },
  );
});

describe("an upload with a configured scanner (SAFE-64)", () => {
  const caller = { clientId: 2, role: "client" } as const;

  /** The outcome of both files with a scanner, and its records. */
  async function uploaded(scan: Parameters<typeof uploadCheck>[0]["scan"]) {
    const opened = await openTestDatabase();
    const told: unknown[] = [];
    const tell = (line: unknown) => told.push(line);
    const log = Object.assign(Object.create(null), { warn: tell, error: tell });
    const counted: string[] = [];
    const count = (result: string) => counted.push(result);
    const check = uploadCheck({ db: opened.db, now: () => Date.UTC(2026, 10, 1), log, scan, count });
    const codes: string[] = [];
    for (const content of [CLEAN, EICAR])
      codes.push(
        await check(caller, content, "transferProof").then(
          () => "taken",
          (error: unknown) => (error instanceof Problem ? error.code : String(error)),
        ),
      );
    const audit = await opened.db.select().from(auditLog);
    const infected = await opened.db.select().from(infectedUploads);
    await opened.close();
    return { codes, counted, told, audit, infected };
  }

  it("is refused if it is infected, and recorded in its client's audit log and in the back office's inbox (DESK-108)", async () => {
    const daemon = await openDaemon(usual);
    const { codes, counted, audit, infected } = await uploaded(scanBy(daemon.address));
    await daemon.close();
    expect(codes).toEqual(["taken", "upload.infected"]);
    expect(counted).toEqual(["clean", "infected"]);
    expect(audit).toMatchObject([
      { action: "upload.infected", subject: "client 2", facts: { found: "Eicar-Signature" } },
    ]);
    expect(infected).toMatchObject([
      { clientId: 2, purpose: "transferProof", mediaType: null, found: "Eicar-Signature", doneAt: null },
    ]);
  });

  it("is refused while the scanner is unreachable, whatever its content", async () => {
    const { codes, counted, told } = await uploaded(scanBy(`unix://${join(folder, "nobody.ctl")}`));
    expect(codes).toEqual(["upload.unchecked", "upload.unchecked"]);
    expect(counted).toEqual(["unchecked", "unchecked"]);
    expect(told).toHaveLength(2);
  });

  it("is accepted unscanned if no scanner is configured", async () => {
    expect((await uploaded(null)).codes).toEqual(["taken", "taken"]);
  });
});

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../freePort";
import { openTestServer, testSnapshot } from "../../testDatabase";
import { few } from "../../thorough";
import { type BuiltServer, buildServer } from "./builtServer";

let built: BuiltServer;
let home: string;
let taken: Server;
let takenPort: number;
let database: Awaited<ReturnType<typeof openTestServer>> | null = null;
beforeAll(async () => {
  built = await buildServer();
  copyFileSync(await testSnapshot(), join(built.folder, "catalogue.tgz"));
  const on = process.env.TEST_DATABASE_URL;
  database = on ? await openTestServer(on) : null;
  home = mkdtempSync(join(tmpdir(), "malecon-start-"));
  taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  takenPort = (taken.address() as AddressInfo).port;
}, 120_000);
afterAll(async () => {
  await database?.close();
  taken.close();
  built.remove();
  rmSync(home, { recursive: true, force: true });
});

/** A start of the built program that is expected to end by itself. */
async function start(env: Record<string, string>, program = ["main.js"]) {
  const { NODE_ENV: _test, DATABASE_URL: _own, ...outside } = process.env;
  const own = {
    ...{ PORT: String(await freePort()), HOST: "127.0.0.1", WEB: "off", DATA_DIR: join(home, "data") },
    ...(database && !env.DATA_DIR && { DATABASE_URL: database.url }),
  };
  const [file = "", ...args] = program;
  const ended = spawnSync(process.execPath, [join(built.folder, file), ...args], {
    env: { ...outside, ...own, ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status: ended.status, said: ended.stderr.trim() };
}

const nowhere = "postgres://shop:a-long-password@127.0.0.1:1/shop";

describe("a start that the configuration makes impossible", () => {
  const cases: [string, () => Record<string, string>, RegExp][] = [
    ["an unreachable database", () => ({ DATABASE_URL: nowhere }), /^DATABASE_URL: .*ECONNREFUSED.*\. See host, port/],
    ["a port in use", () => ({ PORT: String(takenPort) }), /^PORT: port \d+ is in use\./],
    ["a file for a folder", () => ({ DATA_DIR: join(fileIn(home), "data") }), /^DATA_DIR: .*ENOTDIR/],
    ["metrics on a port in use", () => ({ METRICS_PORT: String(takenPort) }), /^METRICS_PORT: port \d+ is in use\./],
    ["card fields on a port in use", () => ({ CARD_FIELDS_PORT: String(takenPort) }), /^CARD_FIELDS_PORT: port \d+/],
    ["no folder for photographs", () => ({ PHOTOS_DIR: join(fileIn(home), "photos") }), /^PHOTOS_DIR: .*ENOTDIR/],
  ];
  it.each(few(3, cases))(
    "exits with 1 and one line that names the variable: %s (OPS-5)",
    async (_what, env, line) => {
      const { status, said } = await start(env());
      expect(said).toMatch(line);
      expect(said.split("\n")).toHaveLength(1);
      expect(said).not.toContain("a-long-password");
      expect(status).toBe(1);
    },
    90_000,
  );

  const files: [string, string, RegExp][] = [
    ["RECEIPT_P12", "no identity", /^RECEIPT_P12: .*ENOENT.*RECEIPT_P12_PASSWORD/],
    ["VOUCHER_KEY", "no key", /^VOUCHER_KEY: .*ENOENT.*PKCS#8/],
  ];
  it.each(few(1, files))(
    "leaves the database as it is: %s names %s (OPS-5)",
    async (name, _what, line) => {
      const data = join(home, "untouched");
      const { status, said } = await start({ [name]: join(home, "none"), DATA_DIR: data });
      expect(said).toMatch(line);
      expect(said.split("\n")).toHaveLength(1);
      expect(status).toBe(1);
      expect(existsSync(data)).toBe(false);
    },
    90_000,
  );

  it("is reported by the command line with the server's text (OPS-22)", async () => {
    const env = { DATABASE_URL: nowhere };
    const server = await start(env);
    for (const command of few(1, [["staff", "list"], ["migrate"]]))
      expect(await start(env, ["malecon.js", ...command])).toEqual(server);
  }, 90_000);

  it("names all faults of the variables, a line each (OPS-5)", async () => {
    const { status, said } = await start({ PORT: "http", LOG_LEVEL: "loud" });
    expect(said.split("\n").map((line) => line.split(" ")[0])).toEqual(["PORT", "LOG_LEVEL"]);
    expect(status).toBe(1);
  });
});

function fileIn(folder: string): string {
  const file = join(folder, "file");
  writeFileSync(file, "");
  return file;
}

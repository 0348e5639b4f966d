import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startStandIns } from "../../stand-ins/startStandIns";
import { cardTokenOf } from "../contract/cardToken";
import { freePort } from "../freePort";
import { startTestApp, type TestApp } from "../testApp";

const run = promisify(execFile);
const node = (...args: string[]) => run(process.execPath, args);

/** Inside the project, so that the compiler finds the project's types for Node. */
const folder = resolve(".cache/client");
const data = mkdtempSync(join(tmpdir(), "malecon-client-"));
const generator = require.resolve("swagger-typescript-api/cli");
const compiler = resolve("node_modules/typescript/bin/tsc");

let test: TestApp;
let address: string;
let stopStandIns: () => Promise<void>;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  test = await startTestApp({ PORT: String((await freePort()) - 1), DATA_DIR: data });
  stopStandIns = await startStandIns({ ...test.config, whatsAppTemplates: [] });
  address = await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await stopStandIns();
  await test.close();
  rmSync(data, { recursive: true, force: true });
});

it("a typed client generated from the description compiles, and rents a car from the search to the voucher (OPS-50)", async () => {
  // The same steps as in docs/client.md.
  writeFileSync(join(folder, "malecon.json"), (await test.app.inject("/api/docs/json")).body);
  await node(
    ...[generator, "generate", "--path", join(folder, "malecon.json"), "--output", folder, "--name", "malecon.ts"],
    ...["--module-name-first-tag", "--silent"],
  );
  copyFileSync("docs/client/rent-a-car.ts", join(folder, "rent-a-car.ts"));
  const compilerOptions = {
    ...{ module: "nodenext", target: "es2023", lib: ["es2023", "dom", "dom.iterable"], types: ["node"], strict: true },
    ...{ noUncheckedIndexedAccess: true, outDir: "built", rootDir: "." },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["rent-a-car.ts"] }));
  const compiled = await node(compiler, "-p", folder).catch((failed) => failed);
  expect(compiled.stdout).toBe("");

  const card = await cardTokenOf(`http://localhost:${test.config.port + 1}`);
  const people = ["tourist@example.com", "Malecon-2026", "staff@example.com", "Malecon-2026"];
  const { stdout } = await node(join(folder, "built", "rent-a-car.js"), address, ...people, card);
  const [offer, plan, payment, voucher, end] = stdout.split("\n");
  expect(offer).toMatch(/^offer: .+, \d+ cents online and \d+ in Cuba$/);
  expect(plan).toMatch(/^plan \d+: booking \d+$/);
  expect(payment).toMatch(/^payment: status 2, (\d+) of \1 cents$/);
  expect(voucher).toMatch(/^voucher: \S+, \d{4,} bytes$/);
  expect(end).toBe("");
});

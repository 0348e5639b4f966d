import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { type Config, readConfig } from "../src/app/server/config/config";
import { seed } from "../src/app/server/seed";
import type { OpenDatabase } from "../src/platform/server/db/database";
import { openInMemory, openServer } from "../src/platform/server/db/openDatabase";
import { type KeyRing, readKeyRing } from "../src/platform/server/sealed/keyRing";

const FOLDER = ".cache/test-databases";
const sources = [
  "src/platform/server/db",
  "src/app/server",
  "src/features",
  "src/products",
  "demo/catalogue",
  "demo/brand",
  "i18n",
  "package-lock.json",
];
const seeds =
  /\.(seed|data)\.ts$|features\/catalogue\/(server\/)?[^/]*\.ts$|server\/(seed|db\/openDatabase)\.ts$|\.(csv|sql)$|news\.json$|_journal\.json|package-lock\.json$/;

/** A key for tests only. */
export const DOCUMENT_KEY = createHash("sha256").update("documents of tests").digest("base64");
const testKeys = keyRing(DOCUMENT_KEY);

/** A key ring from keys in base64; the first one seals. */
export function keyRing(...keys: string[]): KeyRing {
  const ring = readKeyRing({ DOCUMENT_KEYS: keys.join(",") }, "DOCUMENT_KEYS");
  if (!ring) throw new Error("no keys");
  return ring;
}

/** The configuration of tests: demo mode, no web build, no log, and a limit of requests that no test reaches. */
export function testConfig(environment: Record<string, string> = {}): Config {
  const quiet = { LOG_LEVEL: "silent", WEB: "off", REQUESTS_PER_MINUTE: "1000000", SWEEP_EVERY_MS: "0" };
  return {
    ...readConfig({ ...quiet, ...environment }),
    tokenSecret: "a secret that only the tests know",
    documentKeys: testKeys,
  };
}

/**
 * A new database for a test, migrated and seeded: on the PostgreSQL server of TEST_DATABASE_URL if set, else embedded.
 * Tests must pass on both.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openTestServer(server) : openTestEmbedded();
}

/** The same embedded, in memory. It starts from a snapshot, which is reused until migrations or seeds change. */
export async function openTestEmbedded(): Promise<OpenDatabase> {
  return openInMemory(new Blob([readFileSync(await testSnapshot())]));
}

/** The path of that snapshot, which is made if missing. */
export async function testSnapshot(): Promise<string> {
  const file = join(FOLDER, `${fingerprint()}.tgz`);
  if (!existsSync(file)) await makeSnapshot(file);
  return file;
}

/** The same on a PostgreSQL server, copied from a template and dropped on closing. */
export async function openTestServer(url: string): Promise<OpenDatabase & { url: string }> {
  const template = `malecon_template_${fingerprint()}`;
  await onServer(url, (server) => makeTemplate(server, url, template));
  const name = `malecon_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await onServer(url, (server) => server.query(`create database ${name} template ${template}`));
  const own = at(url, name);
  const opened = await openPatient(own);
  const close = async () => {
    await opened.close();
    await onServer(url, (server) => server.query(`drop database ${name} with (force)`));
  };
  return { db: opened.db, listen: opened.listen, url: own, close };
}

/** Without time limits: on a busy machine they would cause failures that are not the test's subject. */
export function openPatient(url: string): Promise<OpenDatabase> {
  return openServer({ url, onLost: () => undefined, limits: {} });
}

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

const TEMPLATE_LOCK = 1_100_012;

/** Several test processes may need it concurrently: the first makes it, and renames it once it is complete. */
async function makeTemplate(server: Client, url: string, template: string): Promise<void> {
  await server.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  const { rowCount } = await server.query("select from pg_database where datname = $1", [template]);
  if (rowCount !== 0) return;
  const unfinished = `${template}_unfinished`;
  await server.query(`drop database if exists ${unfinished} with (force)`);
  await server.query(`create database ${unfinished}`);
  const { db, close } = await openPatient(at(url, unfinished));
  await seed(db, testConfig()).finally(close);
  await server.query(`alter database ${unfinished} rename to ${template}`);
}

async function onServer(url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function makeSnapshot(file: string): Promise<void> {
  const { db, dump, close } = await openInMemory();
  try {
    await seed(db, testConfig());
    const bytes = Buffer.from(await (await dump()).arrayBuffer());
    mkdirSync(FOLDER, { recursive: true });
    // Several test processes may make it concurrently: each writes its own file, and renames it once it is complete.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } finally {
    await close();
  }
}

/** A digest that changes with everything that is in a snapshot. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of sources
    .flatMap(filesOf)
    .filter((name) => seeds.test(name))
    .sort())
    hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex").slice(0, 20);
}

function filesOf(path: string): string[] {
  if (path.endsWith(".json")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

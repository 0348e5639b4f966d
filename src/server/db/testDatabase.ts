import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { type Config, readConfig } from "../config";
import type { OpenDatabase } from "./database";
import { openInMemory, openServer } from "./openDatabase";
import { seed } from "./seed";

const FOLDER = ".cache/test-databases";
const sources = ["src/server/db", "src/features", "package-lock.json"];
const seeds =
  /\.(seed|data|seasons|distances)\.ts$|src\/server\/db\/(.*\.sql|seed\.ts|openDatabase\.ts)$|package-lock\.json$/;

/** The configuration of tests: demo mode, no web build, quiet, no limit on requests that a test could reach. */
export function testConfig(environment: Record<string, string> = {}): Config {
  const quiet = { LOG_LEVEL: "silent", WEB: "off", REQUESTS_PER_MINUTE: "1000000", SWEEP_EVERY_MS: "0" };
  return readConfig({ ...quiet, TOKEN_SECRET: "a secret that only the tests know", ...environment });
}

/**
 * A database of its own for a test, in memory, with the migrations and the seed in it. It begins from a snapshot that is
 * made on demand and kept for as long as migrations and seeds stay the same.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const file = join(FOLDER, `${fingerprint()}.tgz`);
  if (!existsSync(file)) await makeSnapshot(file);
  return openInMemory(new Blob([readFileSync(file)]));
}

/** The same on a PostgreSQL server, in a database that is dropped on closing: for races, which PGlite cannot have. */
export async function openTestServer(url: string): Promise<OpenDatabase & { url: string }> {
  const name = `malecon_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await onServer(url, `create database ${name}`);
  const opened = await openServer(own.href, () => undefined);
  await seed(opened.db, testConfig());
  const close = async () => {
    await opened.close();
    await onServer(url, `drop database ${name} with (force)`);
  };
  return { db: opened.db, url: own.href, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
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
    // Several test processes may make it at once: each writes its own file, and a rename shows only whole ones.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } finally {
    await close();
  }
}

/** Changes with everything that a snapshot holds. */
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
  if (!path.startsWith("src")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

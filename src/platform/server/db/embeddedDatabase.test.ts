import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { newMigrations, takenAway } from "../../../../test/migrations";
import { openTestEmbedded, testSnapshot } from "../../../../test/testDatabase";
import { openAsItIs, openEmbedded } from "./openDatabase";
import { schemaStatus } from "./schemaStatus";

let opened: Awaited<ReturnType<typeof openTestEmbedded>>;
beforeAll(async () => {
  opened = await openTestEmbedded();
});
afterAll(() => opened.close());

describe("bytes in the embedded database", () => {
  it("are read as they were written: every byte value, an empty array, and a view of a larger buffer", async () => {
    await opened.db.execute(sql`create table kept (at int not null, bytes bytea not null)`);
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const given = [all, new Uint8Array(), all.subarray(100, 200), Buffer.from(all.subarray(7, 9))];
    for (const [at, bytes] of given.entries()) await opened.db.execute(sql`insert into kept values (${at}, ${bytes})`);
    const rows = await opened.db
      .select({ bytes: sql<Uint8Array>`bytes`, hex: sql<string>`encode(bytes, 'hex')` })
      .from(sql.raw("kept"))
      .orderBy(sql`at`);
    expect(rows.map(({ bytes }) => [...bytes])).toEqual(given.map((bytes) => [...bytes]));
    expect(rows.map(({ hex }) => hex)).toEqual(given.map((bytes) => Buffer.from(bytes).toString("hex")));
  });
});

describe("a change of the catalogue", () => {
  it("is notified once for each statement within the process, too (OPS-31)", async () => {
    const told: string[] = [];
    const stop = await opened.listen("catalogue", { onMessage: (word) => told.push(word), onLost: () => {} });
    await opened.db.execute(sql`update zones set name = name`);
    await opened.db.execute(sql`update clients set first_name = first_name`);
    await stop();
    expect(told).toEqual(["zones"]);
  });
});

describe("the version of a schema (OPS-23)", () => {
  it("is its newest migration; missing migrations of this build are named", async () => {
    const { at, missing: lacks } = await schemaStatus(opened.db);
    expect(lacks).toEqual([]);
    const applied = sql.raw("drizzle.__drizzle_migrations");
    await opened.db.execute(sql`delete from ${applied} where created_at = (select max(created_at) from ${applied})`);
    expect((await schemaStatus(opened.db)).missing).toEqual([at]);
  });
});

describe("a database from before this program's first migration (OPS-23)", () => {
  it("is refused with advice, and is not changed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "malecon-old-"));
    const made = await openEmbedded(folder, new Blob([readFileSync(await testSnapshot())]));
    await made.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    await made.close();
    const refused = `DATA_DIR: the database in ${folder} was made by a version from before the first release`;
    await expect(openEmbedded(folder)).rejects.toThrow(refused);
    await expect(openEmbedded(folder)).rejects.toThrow("remove that folder, or name another one, and start again");
    const left = await openAsItIs({ databaseUrl: null, dataDir: folder });
    const at = sql<number>`created_at`.mapWith(Number);
    expect(await left?.db.selectDistinct({ at }).from(sql`drizzle.__drizzle_migrations`)).toEqual([{ at: 1 }]);
    await left?.close();
    rmSync(folder, { recursive: true });
  });
});

describe("a migration", () => {
  it("removes nothing that the last release's build needs (OPS-34)", () => {
    expect(newMigrations().flatMap(({ name, sql }) => takenAway(sql).map((what) => `${name} ${what}`))).toEqual([]);
  });

  it.each([
    'DROP TABLE "notes";',
    'ALTER TABLE "notes" DROP COLUMN "subject";',
    'ALTER TABLE "notes" RENAME COLUMN "subject" TO "title";',
    'ALTER TABLE "notes" RENAME TO "letters";',
    'ALTER TABLE "notes" ALTER COLUMN "subject" SET DATA TYPE integer;',
    'ALTER TABLE "notes" ALTER COLUMN "subject" SET NOT NULL;',
    'ALTER TABLE "notes" ADD COLUMN "topic" text NOT NULL;',
    'ALTER TABLE "notes" ALTER COLUMN "subject" DROP DEFAULT;',
  ])("is refused with %s (OPS-34)", (statement) => {
    expect(takenAway(`CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\n${statement}`)).toHaveLength(1);
    expect(takenAway(`-- since 0.2.0: nobody reads it\n${statement}`)).toEqual([]);
  });

  it.each([
    'ALTER TABLE "notes" ADD COLUMN "topic" text;',
    'ALTER TABLE "notes" ADD COLUMN "topic" text DEFAULT \'\' NOT NULL;',
    'CREATE TABLE "a" ("b" text NOT NULL);',
    "UPDATE notes SET subject = 'drop table notes';",
  ])("may be %s (OPS-34)", (statement) => {
    expect(takenAway(statement)).toEqual([]);
  });
});

import { sql } from "drizzle-orm";
import { openTestEmbedded } from "../../../../test/testDatabase";
import { zones } from "../../../features/car/server/catalogue.tables";

let opened: Awaited<ReturnType<typeof openTestEmbedded>>;
beforeAll(async () => {
  opened = await openTestEmbedded();
});
afterAll(() => opened.close());

const rowsOf = (text: string) => opened.db.select({ value: sql<number>`value` }).from(sql.raw(text)).orderBy(sql`1`);

describe("bytes", () => {
  it("come back as they went in: all of them, none, and those that are a part of others", async () => {
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

describe("answers", () => {
  it("come whole, however long they are and however many rows", async () => {
    const [long] = await opened.db.select({ text: sql<string>`repeat('ñ', 100000)` }).from(sql`generate_series(1, 1)`);
    expect(long?.text).toBe("ñ".repeat(100_000));
    const rows = await opened.db
      .select({ value: sql<number>`value` })
      .from(sql`generate_series(1, 20000) as every(value)`);
    expect(rows.map(({ value }) => value)).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1));
  });

  it("are each question's own, also where one of them asks nothing", async () => {
    const answers = await opened.db.transaction((tx) =>
      Promise.all(["select 1 as one", "", "select 2 as two"].map((text) => tx.execute(sql.raw(text)))),
    );
    expect(answers).toMatchObject([{ rows: [{ one: 1 }] }, { rows: [] }, { rows: [{ two: 2 }] }]);
  });
});

describe("statements that stay prepared", () => {
  it("answer anew each time", async () => {
    await opened.db.execute(sql`create table counted (value int not null)`);
    for (const value of [1, 2, 3]) {
      await opened.db.execute(sql`insert into counted (value) values (${value})`);
      expect(await rowsOf("counted")).toHaveLength(value);
    }
  });

  it("go on after one of them failed, outside of a transaction and in one that is undone", async () => {
    const insert = () => opened.db.execute(sql`insert into counted (value) values (${null})`);
    await expect(insert()).rejects.toThrow();
    const undone = opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into counted (value) values (${4})`);
      await tx.execute(sql`insert into counted (value) values (${null})`);
    });
    await expect(undone).rejects.toThrow();
    expect(await rowsOf("counted")).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  });

  it("of a transaction all count or none, also where it goes on after one of them failed", async () => {
    const add = (tx: Pick<typeof opened.db, "execute">, value: number | null) =>
      tx.execute(sql`insert into counted (value) values (${value})`);
    const undone = opened.db.transaction(async (tx) => {
      await add(tx, 4);
      await add(tx, null).catch(() => undefined);
    });
    await expect(undone).rejects.toThrow("undone");
    const together = opened.db.transaction((tx) => Promise.all([add(tx, 4), add(tx, null), add(tx, 5)]));
    await expect(together).rejects.toThrow();
    expect(await rowsOf("counted")).toHaveLength(3);
    await opened.db.transaction((tx) => Promise.all([add(tx, 4), add(tx, 5)]));
    expect(await rowsOf("counted")).toHaveLength(5);
    await opened.db.execute(sql`delete from counted where value > 3`);
  });

  it("of a transaction that begins with a bad one leave nothing behind", async () => {
    const lost = opened.db.transaction(async (tx) => {
      await tx.execute(sql`select * from nowhere`).catch(() => undefined);
      await tx.execute(sql`insert into counted (value) values (9)`);
    });
    await expect(lost).rejects.toThrow();
    expect(await rowsOf("counted")).toHaveLength(3);
  });

  it("fit a table that has changed since, at the second attempt at the latest", async () => {
    const everything = () => opened.db.execute(sql`select * from counted order by value`);
    await everything();
    await opened.db.execute(sql`alter table counted add column name text`);
    await everything().catch(() => undefined);
    expect(await everything()).toMatchObject({ rows: [{ value: 1, name: null }, { value: 2 }, { value: 3 }] });
  });

  it("make room for others, and are planned anew after many uses", async () => {
    const { id } = zones;
    for (let turn = 0; turn < 1_010; turn += 1) {
      if (turn < 300) await opened.db.execute(sql.raw(`select ${turn} as other`));
      expect(await opened.db.select({ id }).from(zones).where(sql`${id} = ${2}`)).toEqual([{ id: 2 }]);
    }
    const [kept] = await opened.db.select({ count: sql<number>`count(*)::int` }).from(sql`pg_prepared_statements`);
    expect(kept?.count).toBeLessThanOrEqual(257);
  });
});

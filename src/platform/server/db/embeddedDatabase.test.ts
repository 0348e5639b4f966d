import { sql } from "drizzle-orm";
import { openTestEmbedded } from "../../../../test/testDatabase";

let opened: Awaited<ReturnType<typeof openTestEmbedded>>;
beforeAll(async () => {
  opened = await openTestEmbedded();
});
afterAll(() => opened.close());

describe("bytes in the embedded database", () => {
  it("come back as they went in: every value, none, and a part of a larger buffer", async () => {
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

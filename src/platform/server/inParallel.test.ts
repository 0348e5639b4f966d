import { sql } from "drizzle-orm";
import { openTestDatabase } from "../../../test/testDatabase";
import type { OpenDatabase } from "./db/database";
import { inParallel } from "./inParallel";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.execute(sql`create table said (id int primary key, after int)`);
}, 60_000);
afterAll(() => opened.close());
beforeEach(() => opened.db.execute(sql`delete from said`));

const say = async (tx: OpenDatabase["db"], id: number) => {
  await tx.execute(sql`insert into said select ${id}::int, (select max(id) from said)`);
  return id;
};
const said = async () => {
  const { rows }: { rows?: unknown } = Object(await opened.db.execute(sql`select id, after from said order by id`));
  return rows;
};

describe("queries that are sent together", () => {
  it("run in the order of their calls, each sees what those before it have written, and their results keep that order", async () => {
    await opened.db.transaction(async (tx) => {
      expect(await inParallel(say(tx, 1), say(tx, 2), null, say(tx, 3))).toEqual([1, 2, null, 3]);
    });
    expect(await said()).toEqual([
      { id: 1, after: null },
      { id: 2, after: 1 },
      { id: 3, after: 2 },
    ]);
  });

  it("send each pending query only once", async () => {
    await opened.db.transaction((tx) => inParallel(tx.execute(sql`insert into said values (1)`)));
    expect(await said()).toEqual([{ id: 1, after: null }]);
  });

  it("fail with the first failure, but only when no query is still running that would write outside the rolled back transaction", async () => {
    let went = false;
    const slowly = async (tx: OpenDatabase["db"]) => {
      await say(tx, 1);
      await new Promise(setImmediate);
      await say(tx, 3).finally(() => {
        went = true;
      });
    };
    const refused = async () => {
      throw new Error("refused");
    };
    await expect(opened.db.transaction((tx) => inParallel(slowly(tx), refused()))).rejects.toThrow("refused");
    expect(went).toBe(true);
    expect(await said()).toEqual([]);
  });

  it("fail with the original statement's failure, not with those that follow from it", async () => {
    const twice = opened.db.transaction((tx) => inParallel(say(tx, 1), say(tx, 1), say(tx, 2)));
    await expect(twice).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(await said()).toEqual([]);
  });
});

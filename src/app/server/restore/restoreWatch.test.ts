import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openTestDatabase, testSnapshot } from "../../../../test/testDatabase";
import type { Database, OpenDatabase } from "../../../platform/server/db/database";
import { embeddedIn, openEmbedded } from "../../../platform/server/db/openDatabase";
import type { FileStore } from "../../../platform/server/files/fileStore";
import { folderStore } from "../../../platform/server/files/folderStore";
import { findRestored } from "../../../platform/server/restored.repository";
import { numbersGivenOut } from "./givenOut.repository";
import { readMark, writeMark } from "./restoreMark";
import { isRestored, restoreWatch } from "./restoreWatch";
import { settleRestore } from "./settleRestore";

const ANA = 1;
const folder = mkdtempSync(join(tmpdir(), "malecon-restore-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let stores = 0;
const newStore = () => folderStore(join(folder, `store-${++stores}`));
const newPlan = (db: Database) =>
  db.execute(sql`insert into travel_plans (client_id, created_at, state) values (${ANA}, now(), 'collecting')`);

describe("a database on a server", () => {
  let opened: OpenDatabase;
  let store: FileStore;
  const where = { databaseUrl: "postgres://there", dataDir: "" };
  const watched = () => ({ db: opened.db, where, store });
  const watch = () => restoreWatch(watched());
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    store = newStore();
    await opened.db.execute(sql`delete from settings where key like 'database.%'`);
  });

  it("a database on a server that is new counts as not restored, whatever mark an earlier one has left (OPS-115)", async () => {
    const newest = { plan: 5_000, booking: 5_000, audit: 5_000, money: "gone" };
    await writeMark(store, { home: "server/1/2/3", newest, numbers: {} });
    expect(await watch().look()).toBeNull();
  });

  it("counts as not restored at its first start, at each later one, and with several processes (OPS-115)", async () => {
    expect(await watch().look()).toBeNull();
    const [first, second] = [watch(), watch()];
    for (let turn = 0; turn < 3; turn += 1) {
      await newPlan(opened.db);
      await Promise.all([first.turn(), second.turn()]);
    }
    expect(await watch().look()).toBeNull();
    expect((await readMark(store))?.newest.plan).toBeGreaterThan(1_000);
  });

  it("a database on a server of the last release, which kept no mark, counts as not restored even with plans in it (OPS-115)", async () => {
    await newPlan(opened.db);
    expect(await watch().look()).toBeNull();
  });

  it.each([
    ["a plan", { plan: 1, booking: 0, audit: 0 }],
    ["a booking", { plan: 0, booking: 1, audit: 0 }],
    ["a line of the audit log", { plan: 0, booking: 0, audit: 1 }],
  ])(
    "a database on a server that lacks %s recorded in the mark was restored in its place (OPS-115)",
    async (_what, ahead) => {
      await newPlan(opened.db);
      await watch().turn();
      const mark = await readMark(store);
      if (!mark) throw new Error("there is no mark");
      const { plan, booking, audit } = mark.newest;
      const newest = {
        ...mark.newest,
        plan: plan + ahead.plan,
        booking: booking + ahead.booking,
        audit: audit + ahead.audit,
      };
      await writeMark(store, { ...mark, newest });
      expect(await watch().look()).toMatchObject({ noticedAt: expect.any(Number) });
      // The mark stays ahead until somebody has settled it.
      await watch().turn();
      expect((await readMark(store))?.newest).toEqual(newest);
    },
  );

  it("a database on a server that lacks a movement of money was restored, and all processes agree on one finding (OPS-115)", async () => {
    await watch().turn();
    const mark = await readMark(store);
    if (!mark) throw new Error("there is no mark");
    await writeMark(store, { ...mark, newest: { ...mark.newest, money: "payment/of-yesterday" } });
    const noticed = await Promise.all([watch().look(), watch().look()]);
    expect(noticed[0]).toEqual(noticed[1]);
    expect(await findRestored(opened.db)).toEqual(noticed[0]);
  });

  it("from a backup that was made before there were marks is noticed by the mark that is there (OPS-115)", async () => {
    await newPlan(opened.db);
    await watch().turn();
    await opened.db.execute(sql`delete from settings where key = 'database.home'`);
    expect(await isRestored(watched())).toBe(true);
  });

  it("ignores the mark of another database (OPS-115)", async () => {
    await newPlan(opened.db);
    await watch().turn();
    const mark = await readMark(store);
    if (!mark) throw new Error("there is no mark");
    await writeMark(store, { ...mark, home: "server/1/2/3", newest: { ...mark.newest, plan: 9_000 } });
    expect(await watch().look()).toBeNull();
  });

  it("is checked by the next run if the store did not answer at the start; what needs no mark is noticed immediately (OPS-115)", async () => {
    const silent: FileStore = { ...store, read: () => Promise.reject(new Error("no answer")) };
    await expect(restoreWatch({ ...watched(), store: silent }).look()).rejects.toThrow("no answer");
    await expect(restoreWatch({ ...watched(), store: silent }).turn()).rejects.toThrow("no answer");
    await watch().turn();
    await opened.db.execute(sql`update settings set value = '{"home":"server/1/2/3"}' where key = 'database.home'`);
    expect(await restoreWatch({ ...watched(), store: silent }).look()).not.toBeNull();
  });

  it("after settling continues, numbering above all issued numbers, and records the reason (PAY-37, PAY-45)", async () => {
    await newPlan(opened.db);
    await watch().turn();
    const mark = await readMark(store);
    if (!mark) throw new Error("there is no mark");
    const numbers = { ...mark.numbers, travel_plans_id_seq: 15_000, bookings_id_seq: 25_000 };
    await writeMark(store, { ...mark, numbers, newest: { ...mark.newest, plan: 15_000 } });
    await watch().look();
    expect(await settleRestore(watched(), { reason: "a copy" }, 1)).toBe(true);
    expect(await numbersGivenOut(opened.db)).toMatchObject({ travel_plans_id_seq: 16_000, bookings_id_seq: 26_000 });
    expect(await watch().look()).toBeNull();
    await watch().turn();
    expect(await settleRestore(watched(), { reason: "again" }, 1)).toBe(false);
    const { rows } = Object(
      await opened.db.execute(sql`select reason from audit_log where action = 'database.restoreSettled'`),
    );
    expect(rows).toEqual([{ reason: "a copy" }]);
  });

  it("a database on a server that is written anew from a dump, in the same database, is noticed without any mark (OPS-115)", async () => {
    await watch().look();
    // As pg_restore --clean does: the table is another one under the same name.
    await opened.db.execute(sql`create table again (like settings including all)`);
    await opened.db.execute(sql`insert into again select * from settings`);
    await opened.db.execute(sql`drop table settings`);
    await opened.db.execute(sql`alter table again rename to settings`);
    expect(await watch().look()).not.toBeNull();
  });
});

it("an embedded database whose folder is copied back is noticed, and one that is only started again is not (OPS-115)", async () => {
  const [dataDir, backup] = [join(folder, "data"), join(folder, "backup")];
  const snapshot = new Blob([readFileSync(await testSnapshot())]);
  const store = newStore();
  const started = async () => {
    const { db, close } = await openEmbedded(dataDir, snapshot);
    const watch = restoreWatch({ db, where: { databaseUrl: null, dataDir }, store });
    const found = await watch.look();
    await watch.turn();
    await close();
    return found;
  };
  expect(await started()).toBeNull();
  expect(await started()).toBeNull();
  cpSync(embeddedIn(dataDir), backup, { recursive: true });
  renameSync(embeddedIn(dataDir), join(folder, "aside"));
  cpSync(backup, embeddedIn(dataDir), { recursive: true });
  expect(await started()).not.toBeNull();
}, 60_000);

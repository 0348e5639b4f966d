import { sql } from "drizzle-orm";
import { buildApp } from "../../../src/app/server/app";
import { movableClock } from "../../../src/platform/server/clock";
import type { Database } from "../../../src/platform/server/db/database";
import { databaseFailure } from "../../../src/platform/server/db/databaseFailures";
import { openServer, SERVING_LIMITS } from "../../../src/platform/server/db/openDatabase";
import { openTestServer, testConfig } from "../../testDatabase";
import { rows } from "../world";
import { openDatabaseProxy } from "./databaseProxy";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;

onServer("a process whose database connections are lost", () => {
  let opened: Awaited<ReturnType<typeof openTestServer>>;
  let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>;
  let own: Awaited<ReturnType<typeof openServer>>;
  const lost: string[] = [];
  const limits = { ...SERVING_LIMITS, connectionTimeoutMillis: 200, query_timeout: 300 };

  beforeAll(async () => {
    opened = await openTestServer(server ?? "");
    proxy = await openDatabaseProxy(opened.url);
    own = await openServer({ url: proxy.url, onLost: ({ message }) => void lost.push(message), limits });
    await own.db.execute(sql`create table told (what text not null)`);
    await own.db.execute(sql`
      create function cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  });
  afterAll(async () => {
    await own.close();
    await proxy.close();
    await opened.close();
  });

  const told = async () => (await rows(opened.db, sql`select what from told order by what`)).map(({ what }) => what);
  const tell = (tx: Database, what: string) => tx.execute(sql`insert into told values (${what})`);
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => databaseFailure(error),
    );

  it("continues serving, and repeats a transaction whose connection was lost before its COMMIT was sent (OPS-18)", async () => {
    let times = 0;
    await own.db.transaction(async (tx) => {
      times += 1;
      await tell(tx, "cut once");
      if (times === 1) proxy.cut();
      await tell(tx, "cut once");
    });
    expect(times).toBe(2);
    expect(await told()).toEqual(["cut once", "cut once"]);
    expect(lost.length).toBeGreaterThan(0);
  });

  it("survives the loss of an idle connection in the middle of a transaction (OPS-18)", async () => {
    let times = 0;
    await own.db.transaction(async (tx) => {
      times += 1;
      await tell(tx, "cut at rest");
      const heard = lost.length;
      if (times > 1) return;
      proxy.cut();
      while (lost.length === heard) await new Promise(setImmediate);
    });
    expect(times).toBe(2);
    expect((await told()).filter((what) => what === "cut at rest")).toHaveLength(1);
  });

  it("does not repeat a transaction whose connection was lost at COMMIT: it may have taken effect (OPS-18)", async () => {
    await own.db.execute(sql`
      create constraint trigger cut_at_commit after insert on told deferrable initially deferred
      for each row when (new.what = 'at commit') execute function cut()`);
    let times = 0;
    const cut = own.db.transaction(async (tx) => {
      times += 1;
      await tell(tx, "at commit");
    });
    expect(await failureOf(cut)).toBe("lost");
    expect(times).toBe(1);
  });

  it("retries transactions that met in a deadlock, until each has committed (OPS-17)", async () => {
    const { db } = opened;
    await db.execute(sql`create table pair as select generate_series(1, 2) id, 0 n`);
    const add = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local deadlock_timeout = '10ms'`);
        for (const id of [first, second]) await tx.execute(sql`update pair set n = n + 1 where id = ${id}`);
      });
    await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? add(1, 2) : add(2, 1))));
    expect(await rows(db, sql`select n from pair`)).toEqual([{ n: 8 }, { n: 8 }]);
  }, 30_000);

  it("reports a lost connection once, and listens on another one (OPS-18, DESK-16)", async () => {
    const heard: string[] = [];
    const listen = () =>
      new Promise<void>((lost) => {
        const listener = { onMessage: (word: string) => void heard.push(word), onLost: lost };
        void own.listen("told", listener).then(() => own.db.execute(sql`select pg_notify('told', 'heard')`));
      });
    const until = async (times: number) => {
      while (heard.length < times) await new Promise(setImmediate);
    };
    const first = listen();
    await until(1);
    proxy.cut();
    await first;
    void listen();
    await until(2);
    expect(heard).toEqual(["heard", "heard"]);
  });

  it("answers 503 in the caller's language within its limits while the database is silent, then serves again (OPS-18)", async () => {
    const app = await buildApp({ config: testConfig(), db: own.db, clock: await movableClock(own.db) });
    const ask = () => app.inject({ url: "/api/countries", headers: { "accept-language": "es" } });
    expect((await ask()).statusCode).toBe(200);
    proxy.fallSilent();
    const begun = Date.now();
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ ResultCode: "unavailable", Data: expect.stringContaining("No podemos") });
    expect(await failureOf(own.db.transaction((tx) => tell(tx, "silent")))).toBe("late");
    expect(Date.now() - begun).toBeLessThan(4 * (limits.query_timeout + limits.connectionTimeoutMillis));
    proxy.goOn();
    expect((await ask()).statusCode).toBe(200);
    await app.close();
  });
});

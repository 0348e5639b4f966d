import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { rows } from "../../../../../test/faults/world";
import { openTestServer } from "../../../../../test/testDatabase";
import { isLiveSession } from "./sessions.repository";
import { sessionsService } from "./sessions.service";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;
const ANA = 1;

onServer("a session that is being renewed on a PostgreSQL server", () => {
  it("ends together with the others: the renewal leaves no new token behind (SESSION-6, SAFE-13)", async () => {
    const { db, close } = await openTestServer(server ?? "");
    const sessions = sessionsService({ db, now: Date.now, key: "of tests", random: (size) => randomBytes(size) });
    const { refreshToken, sessionId } = await db.transaction((tx) => sessions.begin(tx, ANA));
    // Lock waits are observed in the database, so that no time has to pass.
    const waiting = async () => {
      const locked = sql`select count(*)::int n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return Number((await rows(db, locked))[0]?.n);
    };
    let renewed: Promise<unknown> = Promise.resolve();
    let ended: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from sessions where family = ${sessionId} for update`);
      renewed = sessions.refresh(refreshToken);
      while ((await waiting()) < 1) await new Promise(setImmediate);
      ended = db.transaction((other) => sessions.endOthers(other, ANA, null));
      while ((await waiting()) < 2) await new Promise(setImmediate);
    });
    await Promise.all([renewed, ended]);
    expect(await isLiveSession(db, sessionId)).toBe(false);
    await close();
  });
});

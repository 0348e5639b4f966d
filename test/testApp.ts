import { subscribe } from "node:diagnostics_channel";
import type { Writable } from "node:stream";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from "fastify";
import { buildApp } from "../src/app/server/app";
import type { Config } from "../src/app/server/config/config";
import { type Bearer, issueImpersonation, issueToken } from "../src/platform/server/auth/authentication";
import { movableClock } from "../src/platform/server/clock";
import type { Database } from "../src/platform/server/db/database";
import { processHealth } from "../src/platform/server/health";
import type { Listen } from "../src/platform/server/listen";
import { latestMessages } from "../src/platform/server/outbox/outbox.repository";
import type { Sold } from "../src/products/products.server";
import { type Instant, MINUTE } from "../src/shared/instant";
import type { Role } from "../src/shared/session.schemas";
import type { StaffRole } from "../src/shared/staffRole";
import { openTestDatabase, testConfig } from "./testDatabase";

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** The database's notifications. */
  listen: Listen;
  config: Config;
  now: () => Instant;
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => void;
  /** Headers of a call by a client, without signing in; with `staff` the role that may make all calls of staff. */
  as: (clientId: number, role?: Role | StaffRole) => { authorization: string };
  /** Headers of a call by staff in a client's place. */
  inPlaceOf: (clientId: number, staffId: number) => { authorization: string };
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** The newest emails to an address. */
  mailsTo: (recipient: string) => Promise<{ subject: string; text: string; key: string }[]>;
  close: () => Promise<void>;
};

/** Noon in Havana on 1 December 2026. */
export const TEST_NOON: Instant = Date.UTC(2026, 11, 1, 17);

/** The bearer of a token in a test. */
export function bearerOf(clientId: number, role: Role | StaffRole): Bearer {
  if (role === "client") return { clientId, role, staffRole: null };
  return { clientId, role: "staff", staffRole: role === "staff" ? "owner" : role };
}

/** The routes that applications register from now on; filled as they do. */
export function routesFromNow(): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  subscribe("fastify.initialization", (started) => {
    const { fastify } = started as { fastify: FastifyInstance };
    fastify.addHook("onRoute", (route) => void routes.push(route));
  });
  return routes;
}

/** For tests: the whole API on a new database in memory, seeded, on a clock that moves only on command. */
export async function startTestApp(env: Record<string, string> = {}, logTo?: Writable, sold?: Sold): Promise<TestApp> {
  const config = testConfig({ PUBLIC_URL: "http://localhost:8080", ...env });
  const { db, listen, close } = await openTestDatabase();
  let present = TEST_NOON;
  const clock = await movableClock(db, () => present);
  // A sweep is skipped if the database answers late: on a busy machine a test would then see no effect.
  const health = processHealth({ db, within: MINUTE });
  const app = await buildApp({ config, db, clock, health, ...(logTo && { logTo }), ...(sold && { sold }) });
  await app.ready();
  return {
    app,
    db,
    listen,
    config,
    now: clock.now,
    pass: (milliseconds) => {
      present += milliseconds;
    },
    as: (clientId, role = "client") => ({
      authorization: `Bearer ${issueToken(app, bearerOf(clientId, role), present)}`,
    }),
    inPlaceOf: (clientId, staffId) => ({
      authorization: `Bearer ${issueImpersonation(app, clientId, { staffId }, present)}`,
    }),
    call: (options) => app.inject(options),
    mailsTo: async (recipient) => {
      await app.backgroundTasks.settled();
      return (await latestMessages(db, 200)).filter((mail) => mail.recipient === recipient);
    },
    close: async () => {
      await app.close();
      await app.backgroundTasks.settled();
      await close();
    },
  };
}

import { openTestEmbedded, openTestServer } from "./testDatabase";

/** `npm run test:thorough`, run by the nightly job: every case where `npm test` tries a few. */
export const THOROUGH = process.env.THOROUGH === "on";

/** The first few of many similar cases; all of them in the thorough run. */
export const few = <Case>(count: number, cases: readonly Case[]): Case[] =>
  THOROUGH ? [...cases] : cases.slice(0, count);

const server = process.env.TEST_DATABASE_URL;
const embedded = { engine: "the embedded database", open: openTestEmbedded };

/**
 * The databases that a suite runs on: the PostgreSQL server if there is one, and in the thorough run also the embedded
 * one; without a server only the embedded one.
 */
export const engines = server
  ? [{ engine: "a PostgreSQL server", open: () => openTestServer(server) }, ...(THOROUGH ? [embedded] : [])]
  : [embedded];

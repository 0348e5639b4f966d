import { openTestEmbedded, openTestServer } from "./testDatabase";

/** `npm run test:thorough`, which the nightly job runs: every case of what `npm test` tries a few of. */
export const THOROUGH = process.env.THOROUGH === "on";

/** The first few of many cases that take the same way through the product; all of them where the tests are thorough. */
export const few = <Case>(count: number, cases: readonly Case[]): Case[] =>
  THOROUGH ? [...cases] : cases.slice(0, count);

const server = process.env.TEST_DATABASE_URL;
const embedded = { engine: "the embedded database", open: openTestEmbedded };

/** The databases that a suite is tried on: a PostgreSQL server where there is one, the embedded one as well or in its place. */
export const engines = server
  ? [{ engine: "a PostgreSQL server", open: () => openTestServer(server) }, ...(THOROUGH ? [embedded] : [])]
  : [embedded];

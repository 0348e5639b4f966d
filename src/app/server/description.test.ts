import type { FastifyInstance } from "fastify";
import { openTestDatabase, testConfig } from "../../../test/testDatabase";
import { supportContract } from "../../features/desk/support.contract";
import type { OpenDatabase } from "../../platform/server/db/database";
import { buildApp } from "./app";

let opened: OpenDatabase;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await opened.close();
});

/** The paths of the description as anybody reads it. */
async function described(production: boolean): Promise<string[]> {
  const clock = { now: Date.now, advance: async () => Date.now(), refresh: async () => {} };
  const config = { ...testConfig({ QA_TOOLS: "off" }), production };
  const app = await buildApp({ config, db: opened.db, clock });
  apps.push(app);
  await app.ready();
  return Object.keys((await app.inject("/api/docs/json")).json().paths);
}

it("the public description of a production server names the calls of visitors and clients and none of staff's (OPS-8)", async () => {
  const [production, demo] = [await described(true), await described(false)];
  const ofStaff = (paths: readonly string[]) => paths.filter((path) => path.startsWith("/api/support"));
  expect(ofStaff(demo).length).toBeGreaterThanOrEqual(Object.keys(supportContract).length);
  expect(ofStaff(production)).toEqual([]);
  expect(demo.filter((path) => !production.includes(path))).toEqual(ofStaff(demo));
  expect(production).toContain("/api/clients");
});

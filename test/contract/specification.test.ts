import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import rows from "../../scripts/requirements/wire.json";
import { havanaDate } from "../../src/shared/havana";
import { startStandIns } from "../../stand-ins/startStandIns";
import { freePort } from "../freePort";
import { startTestApp, type TestApp } from "../testApp";
import { cardTokenOf } from "./cardToken";
import { beginning, type Host, play, specificationCalls } from "./specification.calls";
import type { Known } from "./steps";

let test: TestApp;
let stopStandIns: () => Promise<void>;
let known: Known;
let tokenOrigin = "";
const folder = mkdtempSync(join(tmpdir(), "malecon-contract-"));

beforeAll(async () => {
  const PORT = String((await freePort()) - 1);
  test = await startTestApp({ PORT, DATA_DIR: folder });
  stopStandIns = await startStandIns({ ...test.config, whatsAppTemplates: [] });
  tokenOrigin = `http://localhost:${test.config.port + 1}`;
  known = beginning(havanaDate(test.now()));
});
afterAll(async () => {
  await stopStandIns();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const send: Host["send"] = async (method, url, { headers, payload }) => {
  const answer = await test.call({
    method: method === "POST" ? "POST" : "GET",
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { http: answer.statusCode, body: answer.json() };
};
const steps = specificationCalls({ cardToken: () => cardTokenOf(tokenOrigin) });

describe("a client written from section 7 of the specification (WIRE-28)", () => {
  it.each(steps.map((step) => [[step.call, step.why].filter(Boolean).join(": "), step] as const))(
    "%s",
    async (_title, step) => play({ send }, step, known),
  );

  it("makes every call of it", () => {
    const made = new Set(steps.map(({ call }) => call));
    expect(rows.calls.filter((call) => !made.has(call))).toEqual([]);
  });
});

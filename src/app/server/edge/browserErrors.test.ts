import { Writable } from "node:stream";
import { TEST_NOON } from "../../../../test/testApp";
import { openTestDatabase, testConfig } from "../../../../test/testDatabase";
import { movableClock } from "../../../platform/server/clock";
import type { BrowserError } from "../../browserErrors.schemas";
import { buildApp } from "../app";
import { openMetrics } from "../metrics/openMetrics";

const told: BrowserError = {
  Kind: "TypeError",
  Frames: ["/assets/main.12345678.js:1:2345", "/assets/42.abcdef.js:2:17"],
  Build: "main.12345678.js",
  Path: "/activate_client/a-code-of-somebody",
  Language: "es",
  Request: "rbcdfghjkmnp",
};

const lines: string[] = [];
let app: Awaited<ReturnType<typeof buildApp>>;
let metrics: ReturnType<typeof openMetrics>;
let close: () => Promise<void>;
let present = TEST_NOON;
beforeAll(async () => {
  const opened = await openTestDatabase();
  close = opened.close;
  const logTo = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const { db } = opened;
  const clock = await movableClock(db, () => present);
  metrics = openMetrics({ db, now: clock.now, ofShop: false });
  app = await buildApp({ config: testConfig({ LOG_LEVEL: "error" }), db, clock, logTo, metrics });
});
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(() => {
  lines.length = 0;
  present += 60_000;
});
const tell = (payload: object) => app.inject({ method: "POST", url: "/api/browser-errors", payload });

describe("errors reported by browsers (OPS-61, SAFE-42)", () => {
  it("are logged with kind, positions in our files, build, pattern of the page, language and the last failed call", async () => {
    expect((await tell(told)).statusCode).toBe(200);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: "error in a browser",
        err: {
          type: "TypeError",
          message: "what it says stays in the browser",
          stack: "    at /assets/main.12345678.js:1:2345\n    at /assets/42.abcdef.js:2:17",
        },
        tags: {
          build: "main.12345678.js",
          language: "es",
          page: "/activate_client/:activationCode",
          request: "rbcdfghjkmnp",
        },
      }),
    ]);
    expect(lines.join("")).not.toContain("a-code-of-somebody");
    expect(await metrics.read()).toMatch(/malecon_browser_errors_total\{page="activate\w*"\} 1/);
  });

  it("carry nothing else: no message, no file of another site, no query", async () => {
    for (const other of [
      { Kind: "ana@example.com" },
      { Kind: "Error: 4111111111111111" },
      { Frames: [] },
      { Frames: ["https://elsewhere.example/assets/x.js:1:2"] },
      { Frames: ["/assets/x.js?passport=1:1:2"] },
      { Build: "a b" },
      { Request: "Ana" },
      { Message: "Ana" },
    ])
      expect((await tell({ ...told, ...other })).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });

  it("are limited to ten a minute from one address", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell({ ...told, Path: "/nowhere" })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(await metrics.read()).toContain('malecon_browser_errors_total{page="notFound"} 10');
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { writeBuiltPages } from "../../../../test/fixtures/server/builtPages";
import { openTestDatabase, testConfig } from "../../../../test/testDatabase";
import { movableClock } from "../../../platform/server/clock";
import { buildApp } from "../app";
import { pageDrawing } from "./pageDrawing";

// Tests a server-rendered page as a whole: the thread with the browser's program, its calls to the API on a database,
// and the server's answer. The folder is inside the project, so that the thread's program finds its packages.
let folder: string;
let app: FastifyInstance;
let close: () => Promise<void>;
const logged: string[] = [];
/** Fewer calls than one page makes. */
const FEW = "3";

const bundling = (to: string) => `import { build } from "esbuild";
  import { bundleDrawing } from "./scripts/build/drawing.mjs";
  import { serverBundle } from "./scripts/build/server-bundle.mjs";
  const worker = { drawPage: "src/app/server/pages/drawPage.worker.ts" };
  await Promise.all([
    bundleDrawing("drawPage", ${JSON.stringify(`${to}/drawPage.mjs`)}),
    build({ ...serverBundle(${JSON.stringify(to)}), entryPoints: worker, outExtension: { ".js": ".mjs" }, outdir: ${JSON.stringify(`${to}/worker`)} }),
  ]);`;

beforeAll(async () => {
  folder = mkdtempSync(resolve(".cache/drawn-"));
  const { stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", bundling(folder)], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  writeBuiltPages(folder);
  const database = await openTestDatabase();
  const pages = pageDrawing({
    worker: resolve(folder, "worker/drawPage.mjs"),
    thread: { program: resolve(folder, "drawPage.mjs"), publicUrl: "http://localhost:8080" },
    say: () => {},
  });
  const log = new PassThrough().on("data", (line) => logged.push(String(line)));
  app = await buildApp({
    config: testConfig({ PUBLIC_URL: "http://localhost:8080", REQUESTS_PER_MINUTE: FEW, QA_TOOLS: "off" }),
    db: database.db,
    clock: await movableClock(database.db),
    web: { web: folder, pages: folder },
    pages,
    logTo: log,
  });
  close = async () => {
    await app.close();
    await pages.close();
    await app.backgroundTasks.settled();
    await database.close();
  };
}, 120_000);
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** Requests the page until it arrives server-rendered: the thread needs longer for the first page of each kind. */
async function drawn(url: string, headers: Record<string, string> = {}) {
  for (let times = 0; times < 50; times += 1) {
    const answer = await app.inject({ method: "GET", url, headers });
    if (answer.body.includes("data-shows")) return answer;
  }
  throw new Error(`${url} is not drawn:\n${logged.join("")}`);
}

/** The page's text as a reader without scripts sees it. */
const textOf = (body: string) =>
  body
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("each kind of public page arrives server-rendered (WEB-19)", () => {
  it.each([
    ["/", /Havana|La Habana/],
    ["/search-car", /\$\d+.*a day|\$\d+/],
    ["/search-car?zone=2&class=1", /\$\d+/],
    ["/search-lodging", /\$\d+/],
    ["/hotel-details/1", /\$\d+/],
    ["/rent-car/1/1", /\$\d+/],
    ["/polo-details/1", /\$\d+/],
    ["/province-details/1", /\$\d+/],
    ["/news-list", /./],
    ["/news/1/1", /./],
    ["/help", /./],
    ["/cancellation-policy", /./],
    ["/privacy-policy", /./],
    ["/general-terms", /./],
    ["/road-trip/1", /\$\d+/],
    ["/nowhere", new RegExp(en["title.notFound"])],
    ["/polo-details/999999", /./],
  ])("%s can be read without scripts, and has the answers of all of its calls", async (url, content) => {
    logged.length = 0;
    const { body } = await drawn(url);
    expect(body).toMatch(/<h1[^>]*>.*?\w.*?<\/h1>/s);
    expect(textOf(body)).toMatch(content);
    expect(body).not.toContain('aria-busy="true"');
    const [, answers = ""] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(body) ?? [];
    expect(Object.keys(JSON.parse(answers).queries).length).toBeGreaterThanOrEqual(4);
    // A call that is missing from the page's `.calls.ts` would be made by the browser.
    expect(logged.filter((line) => line.includes("a drawn page calls more"))).toEqual([]);
  });

  it("in the language of its visitor, by address or cookie", async () => {
    for (const answer of [await drawn("/help?lang=es"), await drawn("/help", { cookie: "language=es" })]) {
      expect(answer.body).toContain('<html lang="es">');
      expect(textOf(answer.body)).toContain(es["information.help.lead"]);
      expect(answer.headers["content-language"]).toBe("es");
    }
  });

  it("with the style of every element in it", async () => {
    const { body } = await drawn("/search-lodging");
    const [, names = ""] = /<style data-drawn="([^"]*)"/.exec(body) ?? [];
    const known = new Set(names.split(" "));
    const used = [...body.matchAll(/class="[^"]*\bm-(\w+)/g)].map(([, name = ""]) => name);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it("for a wide window unless the browser is a phone's", async () => {
    const phone = await drawn("/search-car", { "sec-ch-ua-mobile": "?1", "user-agent": "Mozilla/5.0" });
    const desk = await drawn("/search-car", { "sec-ch-ua-mobile": "?0", "user-agent": "Mozilla/5.0 Mobile" });
    expect(phone.body).not.toContain('data-wide=""');
    expect(desk.body).toContain('data-wide=""');
    expect(desk.headers.vary).toBe("Cookie, Sec-CH-UA-Mobile, User-Agent, Accept-Encoding");
  });

  it("with the date on which its text last changed, and is not sent again to a browser that has it", async () => {
    const { headers } = await drawn("/general-terms");
    const tag = String(headers.etag);
    expect(headers["last-modified"]).toMatch(/ GMT$/);
    const again = await app.inject({ method: "GET", url: "/general-terms", headers: { "if-none-match": tag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
  });

  it("without counting its calls as the visitor's, whose limit stays as it is (SAFE-3)", async () => {
    const call = await app.inject({ method: "GET", url: "/api/information/policyEdition" });
    expect(call.headers["x-ratelimit-remaining"]).toBe(String(Number(FEW) - 1));
  });
});

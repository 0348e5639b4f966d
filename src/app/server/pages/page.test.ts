import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { PMTiles } from "pmtiles";
import { writeBuiltPages } from "../../../../test/fixtures/server/builtPages";
import { ownShop } from "../../../../test/fixtures/shopBed";
import { streetTiles } from "../../../../test/fixtures/streetTiles";
import { testConfig } from "../../../../test/testDatabase";
import { addFailures } from "../../../platform/server/http/failures";
import { requireStreetTiles } from "../config/config.streets";
import { addSafeHeaders, safeHeaders } from "../edge/safeHeaders";
import { addPageHead, addWeb } from "./page";
import { TRUSTED_TYPES } from "./policy";
import type { SiteSubjects } from "./subjects/siteSubjects";
import type { Subject } from "./subjects/subject";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "malecon-web-"));
  mkdirSync(join(folder, "ocr"));
  writeFileSync(join(folder, "ocr/worker.min.js"), "");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "assets/maplibre-gl-worker.742f91ca.mjs"), "");
  writeBuiltPages(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A database with one zone, 2; the query for zone 3 never answers. */
const subjects: SiteSubjects = {
  of: async ({ page, path }) => {
    if (page !== "zone") return null;
    if (path.endsWith("/3")) throw new Error("the database is away");
    return path.endsWith("/2") ? zone : "missing";
  },
  shop: async () => ownShop,
  marks: { picture: async () => Buffer.from("a mark"), ofMail: async () => Buffer.from("a mark") },
  hidden: async () => [],
  currencies: async () => ["CAD"],
  list: async () => [],
};
const zone: Subject = {
  ...{ path: "/polo-details/2", words: { title: "__PAGE_ROOT__", description: "A place" }, isArticle: false },
  picture: { zoneCode: "LHA", carClass: null, name: "La Habana", line: "Cuba" },
  things: () => [],
};
const draw = async () => Buffer.from("a picture");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function serve(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = Fastify();
  const config = testConfig({ PUBLIC_URL: "https://malecon.example", ...env });
  addFailures(app);
  addSafeHeaders(app, safeHeaders(config));
  await app.register(compress);
  await addWeb(app, config, { web: folder, pages: folder }, { subjects, draw });
  return app;
}

async function answerOf(url: string, env?: Record<string, string>, headers: Record<string, string> = {}) {
  const app = await serve(env);
  const answer = await app.inject({ method: "GET", url, headers });
  await app.close();
  return answer;
}

async function pageOf(env: Record<string, string>) {
  const { headers, body } = await answerOf("/payment", env);
  const directives = String(headers["content-security-policy"]).split("; ");
  return { headers, body, directives };
}

it("the head can be made by itself for webpack's pages, by path, language and shop (OPS-3)", async () => {
  const app = Fastify();
  addPageHead(app, testConfig({ PUBLIC_URL: "https://malecon.example" }), subjects);
  const { body, headers } = await app.inject({
    method: "GET",
    url: `/page-head?of=${encodeURIComponent("/polo-details/2?lang=es")}`,
  });
  await app.close();
  const page = (await answerOf("/polo-details/2?lang=es")).body;
  expect(headers["content-language"]).toBe("es");
  expect(body).toContain(ownShop.phone);
  expect(page).toContain(`<html lang="es">${body}<script`);
});

it("the pages of a section that the shop leaves out redirect temporarily to the home page (WEB-18)", async () => {
  const app = Fastify();
  const parts = { subjects: { ...subjects, hidden: async () => ["news"] as const }, draw };
  await addWeb(app, testConfig({ PUBLIC_URL: "https://malecon.example" }), { web: folder, pages: folder }, parts);
  const answer = (url: string) => app.inject({ method: "GET", url });
  const [left, shown] = [await answer("/news-list?lang=es"), await answer("/search-lodging")];
  await app.close();
  expect([left.statusCode, left.headers.location, left.headers["cache-control"]]).toEqual([
    302,
    "/?lang=es",
    "no-store",
  ]);
  expect(shown.statusCode).toBe(200);
});

describe("the Content Security Policy of a page (SAFE-6)", () => {
  it("allows only connections to its own origin, and no opener, without QA's tools", async () => {
    const { headers, directives } = await pageOf({ QA_TOOLS: "off" });
    expect(directives).toContain("connect-src 'self'");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  it("with QA's tools on adds sockets of the same machine and windows that answer, and nothing else", async () => {
    const [plain, tools] = [await pageOf({ QA_TOOLS: "off" }), await pageOf({ QA_TOOLS: "on" })];
    expect(tools.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    const unlike = tools.directives.filter((directive) => !plain.directives.includes(directive));
    expect(unlike).toEqual(["connect-src 'self' ws://localhost:* ws://127.0.0.1:*"]);
  });

  it("allows only our scripts and the page's own inline one, and WebAssembly but no eval", async () => {
    const { directives } = await pageOf({});
    const scripts = directives.filter((directive) => directive.startsWith("script-src"));
    expect(scripts).toEqual([`script-src 'self' ${hashOf("start()")} 'wasm-unsafe-eval'`]);
    expect(directives).toContain("require-trusted-types-for 'script'");
  });

  it("allows exactly the Trusted Types policies that our programs create, each once", async () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    const made = ["webpack.config.ts", ...sources.map((file) => join("src", file))].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:createPolicy\(|policyName: )"([\w-]+)"/g)].map(([, name]) => name),
    );
    expect(made.sort()).toEqual([...TRUSTED_TYPES].sort());
    expect((await pageOf({})).directives).toContain(`trusted-types ${TRUSTED_TYPES.join(" ")}`);
  });

  it("frames the pages of card fields and nothing else (SAFE-16)", async () => {
    const { directives } = await pageOf({ CARD_FIELDS_ORIGIN: "https://cards.malecon.example" });
    expect(directives).toContain("frame-src https://cards.malecon.example");
  });

  it("of the worker that reads documents lets it load only from our own origin", async () => {
    const { headers } = await answerOf("/ocr/worker.min.js");
    expect(String(headers["content-security-policy"]).split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it("allows its own styles by their hashes, and the empty elements that Emotion fills by the CSSOM", async () => {
    const { body, directives } = await pageOf({});
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = ""]) => hashOf(css));
    expect(styles).toHaveLength(3);
    expect(directives).toContain(`style-src 'self' ${[hashOf(""), ...styles].join(" ")}`);
  });
});

describe("shells", () => {
  it("have the shop's own name, and start the program immediately", async () => {
    const { body } = await answerOf("/payment");
    expect(body).toContain(`<div id="root"><p aria-busy="true">${ownShop.brand.name}</p></div>`);
    expect(body).toContain('<script>start()</script><script defer="defer" src="/main.js"></script>');
  });

  it("come compressed on every page", async () => {
    const answer = await answerOf("/payment", {}, { "accept-encoding": "br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers.vary).toMatch(/cookie.*accept-encoding/i);
  });
});

describe("the language of a page", () => {
  it.each([
    ["/", undefined, "en"],
    ["/?lang=es", undefined, "es"],
    ["/?lang=fr", undefined, "en"],
    ["/profile", "language=es", "es"],
    ["/?lang=en", "a=b; language=es", "en"],
    ["/", "language=xx", "en"],
  ])("at %s with the cookie %s is %s, whatever the browser prefers (WEB-12)", async (url, cookie, language) => {
    const headers = { "accept-language": "es", ...(cookie && { cookie }) };
    const answer = await answerOf(url, {}, headers);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.headers["content-language"]).toBe(language);
  });
});

describe("the status of an answer", () => {
  it.each([
    ["/", 200],
    ["/?lang=es", 200],
    ["/profile", 200],
    ["/searchLodging", 200],
    ["/nowhere", 404],
    ["/nowhere/", 404],
    ["//evil.example/", 404],
    ["/signIn//", 308],
    ["/nowhere?lang=es", 404],
    ["/api/nowhere", 404],
    ["/polo-details/2", 200],
    ["/polo-details/4", 404],
    ["/polo-details/3", 200],
  ])("the status of an answer of %s is %i (WEB-4)", async (url, status) =>
    expect((await answerOf(url)).statusCode).toBe(status),
  );

  it.each([
    ["/signIn/?returnUrl=%2Fnotes", "/signIn?returnUrl=%2Fnotes"],
    ["/searchLodging/", "/searchLodging"],
    ["/polo-details/12/", "/polo-details/12"],
    ["/polo-details/12).", "/polo-details/12"],
    ["/polo-details/12%20", "/polo-details/12"],
    ["/polo-details/12%E2%80%8B?utm_source=chat", "/polo-details/12?utm_source=chat"],
    ["/%70olo%2Ddetails/%312", "/polo-details/12"],
  ])(
    "of %s, with a slash or signs of a text after the path, or encoded letters, redirects permanently to the exact one (WEB-4)",
    async (url, exact) => {
      const { statusCode, headers } = await answerOf(url);
      expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location: exact });
    },
  );

  it("answers an unknown page in HTML, and an unknown call as the API does", async () => {
    const [page, call] = [await answerOf("/nowhere?lang=es"), await answerOf("/api/nowhere")];
    expect(page.body).toContain("<title>Página no encontrada · Caimán</title>");
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(call.headers["content-type"]).toMatch(/^application\/json/);
  });
});

describe("a page about something in the database (WEB-23)", () => {
  it("has its own title, in which a placeholder's name is not replaced", async () => {
    expect((await answerOf("/polo-details/2")).body).toContain("<title>__PAGE_ROOT__ · Caimán</title>");
  });

  it("a page about something in the database that does not exist shows the not-found page, and is not listed by search engines", async () => {
    const { body } = await answerOf("/polo-details/4");
    expect(body).toContain("<title>Page not found · Caimán</title>");
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it("has the generic description while its subject cannot be read", async () => {
    const { body } = await answerOf("/polo-details/3");
    expect(body).toContain("<title>Where to go in Cuba · Caimán</title>");
    expect(body).toContain('<meta name="robots" content="index, follow">');
  });
});

describe("the picture of a page (WEB-25)", () => {
  const picture = "/pictures/polo-details/2.en.png";

  it("is a PNG that may be cached for a day and shown on any site", async () => {
    const { statusCode, headers, body } = await answerOf(picture);
    expect([statusCode, body]).toEqual([200, "a picture"]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("is not drawn again if its ETag matches", async () => {
    const { headers } = await answerOf(picture);
    expect((await answerOf(picture, {}, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });

  it.each(["polo-details/4.en", "polo-details/2.fr", "signIn.en", "nowhere.en", ""])(
    "does not exist for %s",
    async (name) => expect((await answerOf(`/pictures/${name}.png`)).statusCode).toBe(404),
  );
});

describe("streets on the maps (LODGE-37)", () => {
  const archive = streetTiles();
  const named = (html: string) => /<meta name="map:streets" content="([^"]*)">/.exec(html)?.[1];
  const sources = (answer: { headers: Record<string, unknown> }) =>
    /connect-src ([^;]*)/.exec(String(answer.headers["content-security-policy"]))?.[1];

  it("are absent where no source is set", async () => {
    const { body } = await answerOf("/", { QA_TOOLS: "off" });
    expect(named(body)).toBeUndefined();
    expect((await answerOf("/map/streets.pmtiles")).body).not.toContain("PMTiles");
  });

  it("come from the operator's file, by ranges, and from no other origin", async () => {
    const file = join(folder, "streets.pmtiles");
    writeFileSync(file, archive);
    const env = { QA_TOOLS: "off", MAP_TILES_FILE: file };
    const page = await answerOf("/", env);
    const address = named(page.body) ?? "";
    expect(address).toMatch(/^\/map\/streets\.pmtiles\?v=\w+-\w+$/);
    expect(sources(page)).toBe("'self'");
    const asked: string[] = [];
    const app = await serve(env);
    const tiles = new PMTiles({
      getKey: () => "streets",
      getBytes: async (from, length) => {
        const range = `bytes=${from}-${from + length - 1}`;
        const { statusCode, rawPayload } = await app.inject({
          ...{ method: "GET", url: address, headers: { range, "accept-encoding": "br" } },
        });
        asked.push(`${statusCode} ${rawPayload.length <= length}`);
        return { data: new Uint8Array(rawPayload).buffer };
      },
    });
    expect(await tiles.getMetadata()).toHaveProperty("attribution", expect.stringContaining("OpenStreetMap"));
    const tile = await tiles.getZxy(14, 4_442, 7_108);
    expect(Buffer.from(new Uint8Array(tile?.data ?? [])).toString("latin1")).toContain("major_road");
    expect(new Set(asked)).toEqual(new Set(["206 true"]));
    for (const range of [undefined, "bytes=0-9,20-29", "bytes=0-", "bytes=0-1048576"]) {
      const { statusCode } = await app.inject({ method: "GET", url: address, headers: range ? { range } : {} });
      expect(statusCode).toBe(404);
    }
    await app.close();
  });

  it("come from a style on another origin: pages may load from it and from the origins that are set", async () => {
    const env = {
      QA_TOOLS: "off",
      MAP_STYLE_URL: "https://tiles.example/style.json",
      MAP_ORIGINS: "https://fonts.example",
    };
    const page = await answerOf("/", env);
    expect(named(page.body)).toBe("https://tiles.example/style.json");
    expect(sources(page)).toBe("'self' https://tiles.example https://fonts.example");
    // MapLibre loads a service's tiles in its worker, which has a policy of its own.
    const worker = await answerOf("/assets/maplibre-gl-worker.742f91ca.mjs", env);
    expect(sources(worker)).toBe("'self' https://tiles.example https://fonts.example");
  });

  it.each<[what: string, env: Record<string, string>, reason: RegExp]>([
    ["two sources", { MAP_STYLE_URL: "https://a.example/s", MAP_TILES_FILE: "a" }, /MAP_STYLE_URL and MAP_TILES_FILE/],
    ["origins of no style", { MAP_ORIGINS: "https://a.example" }, /MAP_ORIGINS needs MAP_STYLE_URL/],
    [
      "an origin with a path",
      { MAP_STYLE_URL: "https://a.example/s", MAP_ORIGINS: "https://a.example/b" },
      /MAP_ORIGINS/,
    ],
    ["a style that is no address", { MAP_STYLE_URL: "style.json" }, /MAP_STYLE_URL must be an address/],
  ])("the start is refused with %s", (_what, env, reason) => {
    expect(() => testConfig(env)).toThrow(reason);
  });

  it.each<[what: string, content: Buffer, reason: RegExp]>([
    ["no archive", Buffer.from("not tiles"), /MAP_TILES_FILE.*no such archive/s],
    [
      "tiles that are pictures",
      Buffer.concat([archive.subarray(0, 99), Buffer.of(2), archive.subarray(100)]),
      /no vector/,
    ],
  ])("the start is refused with a file that has %s", async (_what, content, reason) => {
    const file = join(folder, "other.pmtiles");
    writeFileSync(file, content);
    await expect(requireStreetTiles(testConfig({ MAP_TILES_FILE: file }).streets)).rejects.toThrow(reason);
    await expect(requireStreetTiles(testConfig({ MAP_TILES_FILE: `${file}-gone` }).streets)).rejects.toThrow(
      /MAP_TILES_FILE/,
    );
  });
});

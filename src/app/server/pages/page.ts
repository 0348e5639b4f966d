import type { IncomingHttpHeaders } from "node:http";
import fastifyStatic from "@fastify/static";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withTimeout } from "../../../platform/server/background/forEachConcurrently";
import type { Work } from "../../../platform/server/background/thread";
import { isApiPath } from "../../../platform/server/http/apiPaths";
import { Problem } from "../../../platform/server/problem";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { SECOND } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { type ShopSection, unnamedShop } from "../../../shared/shop";
import { shopStyle } from "../../../shared/shopStyle";
import { type DrawnPlace, drawnPlace } from "../../drawnPage";
import { exactPath, type PlacedPage, pageAt } from "../../pageAt";
import { isHiddenPage, pageAddress, publicPaths } from "../../sitePages";
import type { DrawingTask } from "../background/drawing";
import type { Config } from "../config/config";
import { drawnPages } from "./drawnPages";
import { hiddenStyle } from "./hiddenStyle";
import { languageOfPage } from "./languageOfPage";
import type { Encoding } from "./pageBody";
import { type PageFiles, readPageFiles } from "./pageFiles";
import { pageHead, readMetas } from "./pageHead";
import { readArt } from "./pictures/art";
import { addPictures } from "./pictures/pictures";
import { pagePolicy, READERS } from "./policy";
import { addStreetTiles, STREET_WORKER, streetAddress, streetWorkerPolicy } from "./streets";
import type { SiteSubjects } from "./subjects/siteSubjects";

type Folders = {
  /** The built application. */
  web: string;
  /** What its pages are made of. */
  pages: string;
};

/** Renders pages on the server; without it all are answered as shells. */
export type PagesDrawn = Pick<Parameters<typeof drawnPages>[0], "draw" | "changesOf" | "now" | "count"> & {
  /** False while QA has set a clock: pages rendered for everybody follow the machine's clock. */
  mayDraw: () => boolean;
};

type Deps = {
  /** What the pages are about. */
  subjects: SiteSubjects;
  /** Renders pictures of shared links, in any thread. */
  draw: Work<DrawingTask>;
  drawn?: PagesDrawn;
};

/** Milliseconds that a page waits for its subject; without one it gets the general description of its kind. */
const SUBJECT_WITHIN = 1.5 * SECOND;

/** Serves the built application: its files with unlimited caching, and a page for every path that is not the API's. */
export async function addWeb(
  app: FastifyInstance,
  config: Config,
  { web, pages }: Folders,
  { subjects, draw, drawn }: Deps,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: web,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forGood = path.includes(`${web}/assets/`);
      if (path.includes(`${web}/ocr/`)) reply.header("Content-Security-Policy", READERS);
      reply.header("Cache-Control", forGood ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // A worker is subject to the policy of its own file.
      if (path.endsWith("/voucher-worker.js"))
        reply.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
      if (path.includes(STREET_WORKER)) reply.header("Content-Security-Policy", streetWorkerPolicy(config.streets));
    },
  });
  const sendPage = pageSender(app, config, readPageFiles(pages), subjects, drawn);
  addStreetTiles(app, config.streets);
  addPictures(app, { subjects, art: () => readArt(pages), draw, publicUrl: config.publicUrl });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new Problem("notFound");
    return sendPage(request, reply);
  };
  // Only answers of routes are compressed, so shells get one.
  app.get("/*", { config: { access: "public" } }, answer);
  app.setNotFoundHandler(answer);
}

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !isApiPath(request.url) && !/^\/(assets|ocr)(\/|$|\?)/.test(request.url);
}

/**
 * For `npm run dev`, whose pages are webpack's: the head alone of the page at the address `of`, as text. (OPS-3)
 */
export function addPageHead(app: FastifyInstance, config: Config, subjects: SiteSubjects): void {
  const { placedHead } = headMaker(config, subjects);
  app.get("/page-head", { config: { access: "public" } }, async (request, reply) => {
    const of = new URLSearchParams(request.url.split("?", 2)[1]).get("of") ?? "/";
    const [path = "/", search = ""] = of.split("?", 2);
    const language = languageOfPage(search, request.headers.cookie);
    const { head, style } = await placedHead(pageAt(path), language, request.log);
    const written = style ? `${head}<style>${style}</style>` : head;
    return reply.header("Content-Language", language).type("text/plain; charset=utf-8").send(written);
  });
}

type Log = Pick<FastifyBaseLogger, "warn">;

/** Makes the heads of pages. */
function headMaker({ publicUrl, ...config }: Pick<Config, "publicUrl" | "streets">, subjects: SiteSubjects) {
  const streets = streetAddress(config.streets);
  /** The shop's operator, the sections that are left out and the currencies of display; as far as they can be read. */
  async function readShop(log: Log) {
    const known = { isWhole: true };
    const read = <Value>(reading: Promise<Value>, missing: Value, what: string) =>
      withTimeout(reading, SUBJECT_WITHIN).catch((err: unknown) => {
        log.warn({ err }, `a page is answered without ${what}`);
        known.isWhole = false;
        return missing;
      });
    const [shop, hidden, currencies] = await Promise.all([
      read(subjects.shop(), unnamedShop, "who runs the shop"),
      read<readonly ShopSection[]>(subjects.hidden(), [], "the sections that are left out"),
      read<readonly string[]>(subjects.currencies(), [], "the currencies of display"),
    ]);
    return { shop, hidden, currencies, ...known };
  }

  /**
   * The head of a page at its place, and what page it is: `notFound` if there is no such page or subject. `isWhole`:
   * everything in it could be read.
   */
  async function placedHead(known: PlacedPage, language: Language, log: Log) {
    const [subject, { shop, hidden, currencies, isWhole }] = await Promise.all([
      withTimeout(subjects.of(known, language), SUBJECT_WITHIN).catch((err: unknown) => {
        log.warn({ err }, "a page is answered without its subject");
        return undefined;
      }),
      readShop(log),
    ]);
    const placed = subject === "missing" ? ({ page: "notFound", path: known.path } as const) : known;
    const head = pageHead({
      ...placed,
      language,
      publicUrl,
      shop,
      currencies,
      streets,
      subject: subject === "missing" || !subject ? null : subject,
    });
    return {
      page: placed.page,
      isHidden: placed.page !== "notFound" && isHiddenPage(placed.page, hidden),
      isWhole: isWhole && subject !== undefined,
      changedOn: subject === "missing" ? undefined : subject?.changedOn,
      head,
      shop,
      style: shopStyle(shop.brand) + hiddenStyle(hidden),
    };
  }

  return { readMetas: async (log: Log) => readMetas({ ...(await readShop(log)), streets }), placedHead };
}

/**
 * The headers that a page depends on besides the encoding, which the compression adds: the language's cookie, and what
 * identifies a phone.
 */
const VARY = "Cookie, Sec-CH-UA-Mobile, User-Agent";

/**
 * Answers with a page in its language and with its head, server-rendered if possible; with 404 if there is no such page
 * or subject. Days in it are Havana's by the system's clock, as in the visitor's browser; the test clock moves only the
 * shop.
 */
function pageSender(
  app: FastifyInstance,
  config: Config,
  files: PageFiles,
  subjects: SiteSubjects,
  drawn: PagesDrawn | undefined,
) {
  const policy = pagePolicy(config, files.inlineScripts);
  const head = headMaker(config, subjects);
  const drawnPage =
    drawn &&
    drawnPages({
      ...drawn,
      files,
      log: app.log,
      metas: () => head.readMetas(app.log),
      heading: async ({ place, language }) => {
        const { page, isHidden, isWhole, ...around } = await head.placedHead(place, language, app.log);
        return isHidden || !isWhole ? null : { ...around, status: page === "notFound" ? 404 : 200 };
      },
    });
  // Renders one page of each kind at the start: the first takes many times as long as the next, and no visitor should
  // wait for it.
  if (drawn && drawnPage)
    app.addHook("onListen", () => {
      void (async () => {
        for (const place of await oneOfEachKind(subjects))
          if (drawn.mayDraw()) await drawnPage({ place, language: DEFAULT_LANGUAGE, wide: false });
      })().catch((err: unknown) => app.log.warn({ err }, "no page is drawn ahead of visitors"));
    });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = "/", search = ""] = request.url.split("?", 2);
    const exact = exactPath(path);
    if (exact) return reply.redirect(exact + request.url.slice(path.length), 308);
    const language = languageOfPage(search, request.headers.cookie);
    // The inspector opens Stately's inspector in a window, which must be able to send messages back.
    if (config.qaTools) reply.header("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    reply.header("Content-Language", language).header("Cache-Control", "no-cache");

    const place = drawn?.mayDraw() ? drawnPlace(path, search) : null;
    const whole = place && (await drawnPage?.({ place, language, wide: isWide(request.headers) }));
    if (whole) {
      const encoding = encodingOf(request.headers["accept-encoding"]);
      reply
        .code(whole.status)
        .header("Content-Security-Policy", policy(whole.styles))
        .header("Vary", `${VARY}, Accept-Encoding`)
        .header("ETag", whole.etag);
      if (whole.lastModified) reply.header("Last-Modified", whole.lastModified);
      if (request.headers["if-none-match"]?.includes(whole.etag)) return reply.code(304).send();
      if (encoding !== "identity") reply.header("Content-Encoding", encoding);
      return reply.type("text/html; charset=utf-8").send(await whole.body(encoding));
    }

    const { page, isHidden, ...around } = await head.placedHead(pageAt(path), language, request.log);
    // A temporary redirect that browsers must not cache, because the owner may show the section again.
    if (isHidden) return reply.header("Cache-Control", "no-store").redirect(pageAddress("", "/", language), 302);
    const { html, styles } = files.shell(language, around);
    return reply
      .code(page === "notFound" ? 404 : 200)
      .header("Content-Security-Policy", policy(styles))
      .header("Vary", VARY)
      .type("text/html; charset=utf-8")
      .send(html);
  };
}

/** A page of each kind that arrives server-rendered. */
async function oneOfEachKind(subjects: SiteSubjects): Promise<DrawnPlace[]> {
  const paths = [...publicPaths(await subjects.hidden()), ...(await subjects.list()).map(({ path }) => path)];
  const places = paths.flatMap((path) => drawnPlace(path, "") ?? []);
  return [...new Map(places.map((place) => [place.page, place])).values()];
}

/**
 * Whether a page is rendered for a wide window: browsers that say whether they are a phone's are believed, others are
 * recognised by their name. A wrong guess only moves some parts at hydration.
 */
function isWide(headers: IncomingHttpHeaders): boolean {
  const isPhone = headers["sec-ch-ua-mobile"];
  if (isPhone !== undefined) return isPhone === "?0";
  const name = headers["user-agent"] ?? "";
  return name !== "" && !/Mobi|Android/.test(name);
}

/** The best of our encodings that the browser takes. */
function encodingOf(accepted: string | string[] | undefined): Encoding {
  const taken = String(accepted ?? "")
    .split(",")
    .flatMap((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? [] : [one.split(";", 1)[0]?.trim()]));
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding)) ?? "identity";
}

import { randomBytes } from "node:crypto";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bounded } from "../../../platform/server/background/forEachConcurrently";
import type { Work } from "../../../platform/server/background/thread";
import { isApiPath } from "../../../platform/server/http/apiPaths";
import { Problem } from "../../../platform/server/problem";
import { havanaDate } from "../../../shared/havana";
import { SECOND } from "../../../shared/instant";
import { unnamedShop } from "../../../shared/shop";
import { shopStyle } from "../../../shared/shopStyle";
import { isHiddenPage, pageAddress } from "../../sitePages";
import type { DrawingTask } from "../background/drawing";
import type { Config } from "../config/config";
import { languageOfPage } from "./languageOfPage";
import { exactPath, pageAt } from "./pageAt";
import { type PageFiles, readPageFiles } from "./pageFiles";
import { pageHead } from "./pageHead";
import { readArt } from "./pictures/art";
import { addPictures } from "./pictures/pictures";
import { pagePolicy, READERS } from "./policy";
import type { SiteSubjects } from "./subjects/siteSubjects";

type Folders = {
  /** The built application. */
  web: string;
  /** Its pages as the build has prerendered them. */
  pages: string;
};

type Parts = {
  /** What the pages are about. */
  subjects: SiteSubjects;
  /** Draws pictures of shared links, in any thread. */
  draw: Work<DrawingTask>;
};

/** Milliseconds that a page waits for its subject; without one it gets the general description of its kind. */
const SUBJECT_WITHIN = 1.5 * SECOND;

/** Serves the built application: its files with unlimited caching, and a page for every path that is not the API's. */
export async function addWeb(
  app: FastifyInstance,
  config: Config,
  { web, pages }: Folders,
  { subjects, draw }: Parts,
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
    },
  });
  const sendPage = pageSender(config, readPageFiles(pages), subjects);
  addPictures(app, { subjects, art: () => readArt(pages), draw, publicUrl: config.publicUrl });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new Problem("notFound");
    return sendPage(request, reply);
  };
  // Only answers of routes are compressed, so pages get one.
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
  const placedHead = headMaker(config, subjects);
  app.get("/page-head", { config: { access: "public" } }, async (request, reply) => {
    const of = new URLSearchParams(request.url.split("?", 2)[1]).get("of") ?? "/";
    const { language, head, style } = await placedHead(request, of);
    const written = style ? `${head}<style>${style}</style>` : head;
    return reply.header("Content-Language", language).type("text/plain; charset=utf-8").send(written);
  });
}

/** Makes the head of the page at a path, and says what page it is: `notFound` where there is no such page or subject. */
function headMaker(config: Config, subjects: SiteSubjects) {
  return async (request: FastifyRequest, url: string) => {
    const [path = "/", search = ""] = url.split("?", 2);
    const language = languageOfPage(search, request.headers.cookie);
    const known = pageAt(path);
    const subject = await bounded(subjects.of(known, language), SUBJECT_WITHIN).catch((err: unknown) => {
      request.log.warn({ err }, "a page is answered without its subject");
      return null;
    });
    const [shop, hidden, currencies] = await Promise.all([
      bounded(subjects.shop(), SUBJECT_WITHIN).catch((err: unknown) => {
        request.log.warn({ err }, "a page is answered without who runs the shop");
        return unnamedShop;
      }),
      bounded(subjects.hidden(), SUBJECT_WITHIN).catch((err: unknown) => {
        request.log.warn({ err }, "a page is answered without the sections that are left out");
        return [];
      }),
      bounded(subjects.currencies(), SUBJECT_WITHIN).catch((err: unknown) => {
        request.log.warn({ err }, "a page is answered without the currencies of display");
        return [];
      }),
    ]);
    const placed = subject === "missing" ? ({ page: "notFound", path } as const) : known;
    const head = pageHead({
      ...placed,
      language,
      publicUrl: config.publicUrl,
      shop,
      hidden,
      currencies,
      subject: subject === "missing" ? null : subject,
    });
    return {
      page: placed.page,
      isHidden: placed.page !== "notFound" && isHiddenPage(placed.page, hidden),
      language,
      head,
      shop,
      style: shopStyle(shop.brand),
    };
  };
}

/**
 * Answers with a page in its language and with its head; with 404 where there is no such page or subject. Days in it
 * are Havana's by the system's clock, as in the visitor's browser; the test clock moves only the shop.
 */
function pageSender(config: Config, files: PageFiles, subjects: SiteSubjects) {
  const policy = pagePolicy(config, files.inlineScripts);
  const placedHead = headMaker(config, subjects);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = "/"] = request.url.split("?", 1);
    const exact = exactPath(path);
    if (exact) return reply.redirect(exact + request.url.slice(path.length), 308);
    const { page, isHidden, language, head, shop, style } = await placedHead(request, request.url);
    // The owner may show the section again: nobody is to remember this.
    if (isHidden) return reply.header("Cache-Control", "no-store").redirect(pageAddress("", "/", language), 302);
    const nonce = randomBytes(18).toString("base64");
    // The inspector opens Stately's inspector in a window, which must be able to send messages back.
    if (config.qaTools) reply.header("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    return reply
      .code(page === "notFound" ? 404 : 200)
      .header("Content-Security-Policy", policy(nonce))
      .header("Content-Language", language)
      .header("Vary", "Cookie")
      .header("Cache-Control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(
        files.fill(page === "home" ? "home" : "other", language, {
          nonce,
          head,
          shop,
          style,
          today: havanaDate(Date.now()),
        }),
      );
  };
}

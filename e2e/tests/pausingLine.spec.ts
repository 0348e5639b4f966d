import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { PHONE } from "../config";
import { isDrawn } from "../drawnPages";
import { expect, inBothLanguages, test } from "../scenarios";

/** Where in the page's `main` the connection pauses: within the picture, in the search and below it. */
const PLACES = [0.2, 0.42, 0.5, 0.7, 0.95];
/** From here on the search has arrived: its choices can be made. */
const SEARCH_ARRIVED = 0.5;
/** The program's files that every server-rendered page requests while it loads, in addition to the page's own code. */
const PROGRAM = [/\/assets\/main\./, /\/assets\/messages-/];
/** A server-rendered page of each kind. */
const KINDS = [
  ...["/", "/search-car", "/search-lodging", "/hotel-details/1", "/rent-car/1/1", "/polo-details/1"],
  ...["/province-details/1", "/news-list", "/news/1/1", "/help", "/general-terms", "/road-trip/1", "/nowhere"],
];
/** Milliseconds between the last of them and the rest of the page: more than the program needs to render. */
const PAUSE = 300;

/** A page's layout shift at most. */
const LARGEST_SHIFT = 0.01;
/**
 * Milliseconds after which the rest is sent in any case: a window that was not painted starts its program only when the
 * page is complete.
 */
const LONGEST_PAUSE = 10_000;

/**
 * A proxy that sends the first part of each page, up to a position in its `main`, and the rest when `goOn` is called,
 * but not before the program has loaded and could have started. Other answers pass unchanged.
 */
async function openLine(product: string, place: number) {
  const awaited = new Set(PROGRAM);
  let goOn = () => {};
  let programCame = () => {};
  const rest = Promise.all([
    new Promise<void>((resolve) => {
      goOn = resolve;
    }),
    new Promise<void>((resolve) => {
      programCame = resolve;
      setTimeout(resolve, LONGEST_PAUSE).unref();
    }),
  ]);
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? "/", product);
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const onward = ask(url, { method: request.method, headers }, (given) => {
      if (given.headers["content-type"]?.startsWith("text/html")) void sendInTwo(given, answer);
      else given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
    });
    answer.once("finish", () => {
      for (const file of awaited) if (file.test(url.pathname)) awaited.delete(file);
      if (awaited.size === 0) setTimeout(programCame, PAUSE);
    });
    request.pipe(onward);
  });
  const sendInTwo = async (given: IncomingMessage, answer: ServerResponse) => {
    const { "content-length": _ofTheWhole, ...headers } = given.headers;
    const page = await buffer(given);
    const main = page.indexOf("<main");
    const at = main + Math.floor((page.indexOf("</main>") - main) * place);
    answer.writeHead(given.statusCode ?? 502, headers).write(page.subarray(0, at));
    await rest;
    answer.end(page.subarray(at));
  };
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Records the server-rendered elements once the whole page has arrived. Runs in the browser, before its program. */
function keepDrawn(): void {
  addEventListener("DOMContentLoaded", () => {
    Object.assign(window, { drawn: [...document.querySelectorAll("#root *")] });
  });
}

/** The recorded elements that are gone, except for choices that waited for the server's. Runs in the browser. */
function replacedSince(): string[] {
  const drawn: Element[] = Reflect.get(window, "drawn");
  return drawn.filter((one) => !one.isConnected && !one.matches("option")).map(({ outerHTML }) => outerHTML);
}

/**
 * Records changes that make the browser recalculate the style of every element: removing or moving a style sheet, or
 * setting the page's language. Runs in the browser, before its program.
 */
function keepRestyled(): void {
  const restyled: string[] = [];
  Object.assign(window, { restyled });
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      restyled.push(
        ...changes.flatMap(({ removedNodes }) =>
          [...removedNodes].filter((node) => node instanceof HTMLStyleElement).map((node) => node.textContent ?? ""),
        ),
      );
    }).observe(document.head, { childList: true });
    new MutationObserver(() => {
      restyled.push("lang");
    }).observe(document.documentElement, { attributeFilter: ["lang"] });
  });
}

/** Adds up the layout shifts, from the page's first paint on. Runs in the browser, before its program. */
function keepShift(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      Object.assign(window, { shift: Reflect.get(window, "shift") + value });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const isArriving = (page: Page) => page.evaluate(() => document.readyState === "loading");

inBothLanguages((language) => {
  for (const place of PLACES)
    test(`a page whose connection pauses after ${place} is hydrated once it is complete, and no element is replaced (WEB-19)`, async ({
      page,
      baseURL,
      request,
    }) => {
      await isDrawn(request, `/?lang=${language}`);
      const line = await openLine(baseURL ?? "", place);
      await page.addInitScript(keepDrawn);
      await page.goto(`${line.origin}/?lang=${language}`, { waitUntil: "commit" });
      line.goOn();
      await expect(page.locator("#root:not([data-shows])")).toBeAttached();
      expect(await isArriving(page)).toBe(false);
      expect(await page.evaluate(replacedSince)).toEqual([]);
      line.close();
    });

  test.describe("on a phone", () => {
    test.use(PHONE);

    // Runs in one language, because hydration does not depend on it.
    for (const kind of language === "en" ? KINDS : [])
      test(`${kind} is hydrated from its own data, without a call or a warning, and its styles and places stay (WEB-19, SPEED-19)`, async ({
        page,
        baseURL,
        request,
      }) => {
        await isDrawn(request, kind);
        const line = await openLine(baseURL ?? "", SEARCH_ARRIVED);
        const complaints: string[] = [];
        const calls: string[] = [];
        page.on("pageerror", ({ message }) => complaints.push(message));
        page.on("console", (said) => {
          // Chromium reports the page's own 404.
          if (said.type() === "error" && !said.text().includes("404")) complaints.push(said.text());
        });
        page.on("request", (sent) => {
          if (new URL(sent.url()).pathname.startsWith("/api/")) calls.push(sent.url());
        });
        await page.addInitScript(keepRestyled);
        await page.addInitScript(keepShift);
        await page.goto(`${line.origin}${kind}`, { waitUntil: "commit" });
        line.goOn();
        await expect(page.locator("html[data-program=runs] #root:not([data-shows])")).toBeAttached();
        await page.waitForLoadState("networkidle");
        const restyled = await page.evaluate(() => Reflect.get(window, "restyled"));
        expect({ complaints, calls, restyled }).toEqual({ complaints: [], calls: [], restyled: [] });
        expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThanOrEqual(LARGEST_SHIFT);
        line.close();
      });
  });

  test("a choice made while the rest of the page is loading stays (WEB-19)", async ({
    page,
    baseURL,
    request,
    say,
  }) => {
    await isDrawn(request, `/?lang=${language}`);
    const line = await openLine(baseURL ?? "", SEARCH_ARRIVED);
    await page.goto(`${line.origin}/?lang=${language}`, { waitUntil: "commit" });
    const stays = page.getByRole("radio", { name: say("home.search.lodging") });
    await stays.check();
    expect(await isArriving(page)).toBe(true);
    line.goOn();
    await expect(page.getByRole("heading", { name: say("home.search.titleLodging") })).toBeVisible();
    await expect(stays).toBeChecked();
    line.close();
  });
});

// npm run bench:paint -- [--runs 5] [--width 390] [--lang en] [page …]: each public page on a slow phone, or in a wide
// window, compared with the same page without its program: first and largest paint, blocking, layout shift, calls of
// the API at its start, and its bytes (SPEED-1, SPEED-2, SPEED-19). Run it on a built checkout.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../scripts/find-chromium.mjs";
import { isApiPath } from "../src/platform/server/http/apiPaths";
import { drawn, median, publicPages } from "./publicPages";
import { startBuilt } from "./startBuilt";

/** A mid-range phone on a slow connection. */
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/**
 * Milliseconds for which a page is watched after it has loaded, for late layout shifts. No event reports that a page is
 * done.
 */
const QUIET = 2_500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    width: { type: "string", default: "390" },
    lang: { type: "string", default: "en" },
  },
});
const brotli = promisify(brotliCompress);
const width = Number(values.width);
const isPhone = width < 600;

type ObservedInPage = { largestPaint: number; shift: number; longTasks: { startTime: number; duration: number }[] };

type Measured = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  calls: number;
  /** Bytes as transferred. */
  html: number;
  script: number;
  all: number;
};

/** Runs in the page from the start; blocking tasks and shifts that come later count as well. */
const observe = () => {
  const seen = { largestPaint: 0, shift: 0, longTasks: [] as { startTime: number; duration: number }[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
};

async function measurePage(browser: Browser, url: string): Promise<Measured> {
  const viewport = { width, height: isPhone ? 844 : 900 };
  // The server renders the phone's layout for a phone's user agent.
  const context = await browser.newContext({ ...(isPhone && devices["Pixel 7"]), viewport });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const files = new Map<string, { kind: string; path: string }>();
  const bytes = { html: 0, script: 0, all: 0 };
  line.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) =>
    files.set(requestId, { kind: type, path: new URL(request.url).pathname }),
  );
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    bytes.all += encodedDataLength;
    if (file?.kind === "Document") bytes.html += encodedDataLength;
    if (file?.path.endsWith(".js")) bytes.script += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET);
  const seen = await read(page);
  await context.close();
  return { ...seen, ...bytes, calls: [...files.values()].filter(({ path }) => isApiPath(path)).length };
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { largestPaint, shift, longTasks } = (globalThis as unknown as { seen: ObservedInPage }).seen;
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    // The part of a task beyond 50 ms, as Lighthouse counts it: from the first paint on, because nobody presses a blank
    // page.
    const blocking = longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, shown) => sum + Math.max(0, shown - 50), 0);
    return { largestPaint, shift, firstPaint, blocking };
  });

/** Serves the product's pages without scripts, and everything else unchanged, on a separate server. */
async function serveStill(origin: string) {
  const kept = new Map<string, Promise<{ type: string; encoding: string; body: Buffer }>>();
  const fetched = async (url: string, headers: Record<string, string>) => {
    const answer = await fetch(origin + url, { headers });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    if (!type.startsWith("text/html")) return { type, encoding: "", body };
    const still = String(body).replaceAll(/<script.*?<\/script>/gs, "");
    return { type, encoding: "br", body: await brotli(still, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) };
  };
  const server = createServer(async ({ url = "/", headers }, answer) => {
    const phone = String(headers["sec-ch-ua-mobile"] ?? (isPhone ? "?1" : "?0"));
    const found = kept.get(url) ?? fetched(url, { "sec-ch-ua-mobile": phone });
    kept.set(url, found);
    const { type, encoding, body } = await found;
    answer.writeHead(200, { "content-type": type, ...(encoding && { "content-encoding": encoding }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, end: () => server.close() };
}

const of = (runs: readonly Measured[], what: keyof Measured) => median(runs.map((run) => run[what]));
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

async function main(): Promise<void> {
  const product = await startBuilt(Number(process.env.PORT ?? 8311));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const still = await serveStill(product.origin);
  const inLanguage = (path: string) => (values.lang === "en" ? path : `${path}?lang=${values.lang}`);
  try {
    const pages = await publicPages(product.origin, positionals);
    for (const { page, path } of pages) {
      const [ours, theirs]: [Measured[], Measured[]] = [[], []];
      // Alternating, so that both are measured under the same load.
      for (let run = 0; run < Number(values.runs); run += 1) {
        await drawn(product.origin + inLanguage(path));
        ours.push(await measurePage(browser, product.origin + inLanguage(path)));
        theirs.push(await measurePage(browser, still.origin + inLanguage(path)));
      }
      const paint = (what: "firstPaint" | "largestPaint") => {
        const [own, without] = [of(ours, what), of(theirs, what)];
        return `${own.toFixed(0)} ms (without a program ${without.toFixed(0)}, ratio ${(own / without).toFixed(2)})`;
      };
      console.log(
        `${page}: first paint ${paint("firstPaint")}, largest ${paint("largestPaint")}; ` +
          `blocking ${of(ours, "blocking").toFixed(0)} ms (without ${of(theirs, "blocking").toFixed(0)}); ` +
          `shift ${Math.max(...ours.map(({ shift }) => shift)).toFixed(4)}; ${of(ours, "calls")} calls; ` +
          `HTML ${kilobytes(of(ours, "html"))}, scripts ${kilobytes(of(ours, "script"))}, ${kilobytes(of(ours, "all"))} in all`,
      );
    }
  } finally {
    still.end();
    await browser.close();
    await product.end();
  }
}

void main();

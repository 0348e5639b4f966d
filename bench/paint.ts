// The home page's first view compared with the same page without scripts, and how much it loads in all (SPEED-1,
// SPEED-2): npm run bench:paint [runs]. Run it on a built checkout.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "../scripts/find-chromium.mjs";
import { startProduct } from "../scripts/product.mjs";

/** A middling phone on a slow line. */
const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const RUNS = Number(process.argv[2] ?? 5);
/**
 * Milliseconds that a page is watched after it has loaded, for layout shifts that come late. No event says that a page
 * is done.
 */
const QUIET = 2_500;

type ObservedInPage = { largestPaint: number; shift: number; longTasks: { startTime: number; duration: number }[] };

type Seen = { firstPaint: number; largestPaint: number; shift: number; blocking: number; bytes: number };

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

async function look(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET);
  const seen = await read(page);
  await context.close();
  return { ...seen, bytes };
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { largestPaint, shift, longTasks } = (globalThis as unknown as { seen: ObservedInPage }).seen;
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    // What a task takes beyond 50 ms, as Lighthouse counts it: from the first paint on, as nobody presses a blank page.
    const blocking = longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, shown) => sum + Math.max(0, shown - 50), 0);
    return { largestPaint, shift, firstPaint, blocking };
  });

/** Serves the page without any script, on a server of its own. */
async function serveStatic(html: string) {
  const still = html.replaceAll(/<script.*?<\/script>/gs, "");
  const packed = brotliCompressSync(still, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer(({ url = "/" }, answer) => {
    if (/^\/assets\/[\w.-]+\.woff2$/.test(url))
      answer.writeHead(200, { "content-type": "font/woff2" }).end(readFileSync(`dist/web${url}`));
    else if (url === "/")
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(packed);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, end: () => server.close() };
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const of = (runs: readonly Seen[], what: keyof Seen) => median(runs.map((run) => run[what]));

async function main(): Promise<void> {
  const product = await startProduct(Number(process.env.PORT ?? 8311));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    for (const language of ["en", "es"]) {
      const url = `${product.origin}/?lang=${language}`;
      const still = await serveStatic(await (await fetch(url)).text());
      const [ours, theirs]: [Seen[], Seen[]] = [[], []];
      // Alternating, so that both are measured under the same load.
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await look(browser, url));
        theirs.push(await look(browser, still.url));
      }
      still.end();
      for (const what of ["firstPaint", "largestPaint"] as const) {
        const home = of(ours, what);
        const without = of(theirs, what);
        console.log(
          `${language} ${what}: ${home.toFixed(0)} ms, without a program ${without.toFixed(0)} ms, ratio ${(home / without).toFixed(2)}`,
        );
      }
      console.log(
        `${language} blocking: ${of(ours, "blocking").toFixed(0)} ms, goal 100, without a program ${of(theirs, "blocking").toFixed(0)} ms; layout shift: ${of(ours, "shift").toFixed(4)}; ` +
          `${(of(ours, "bytes") / 1024).toFixed(0)} KB in all, goal 260`,
      );
    }
  } finally {
    await browser.close();
    await product.end();
  }
}

void main();

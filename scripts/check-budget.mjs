// Measures what a browser loads of our JavaScript before the home page can be used, in every language, from the built
// product (SPEED-1, SPEED-10).
import { chromium } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "./find-chromium.mjs";
import { languagesIn } from "./languages.mjs";
import { startProduct } from "./product.mjs";

const BYTES = 170 * 1024;
const FILES = 3;
const PORT = 8097;
/** What a timer starts after this many milliseconds is not part of the first view. */
const LATER = 2_000;
/** The stored language, as redux-persist keeps it (src/platform/web/session/storedSession.ts). */
const stored = (language) => JSON.stringify({ current: JSON.stringify(language) });

/** What the home page loads until the network is idle. Prefetches for later pages delay nothing and do not count. */
async function firstView(browser, origin, language) {
  const context = await browser.newContext({ locale: language, viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem("persist:malecon.language", value), stored(language));
  // The footer comes two seconds later. On a busy machine the network is not idle before that.
  await context.addInitScript((later) => {
    const start = window.setTimeout;
    window.setTimeout = (run, delay, ...given) => (delay >= later ? 0 : start(run, delay, ...given));
  }, LATER);
  const page = await context.newPage();
  const scripts = [];
  page.on("requestfinished", (request) => scripts.push(request));
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.waitForSelector("h1");
  const files = [];
  for (const request of scripts) {
    const headers = await request.allHeaders();
    if (!new URL(request.url()).pathname.endsWith(".js") || /prefetch/.test(headers["sec-purpose"] ?? "")) continue;
    const answer = await request.response();
    const { responseBodySize } = await request.sizes();
    files.push({
      name: new URL(request.url()).pathname,
      bytes: responseBodySize,
      encoding: await answer.headerValue("content-encoding"),
    });
  }
  const shown = await page.evaluate(() => document.documentElement.lang);
  await context.close();
  return { files, shown };
}

const problems = [];
const product = await startProduct(PORT);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  for (const language of languagesIn()) {
    const { files, shown } = await firstView(browser, product.origin, language);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${language}: ${(total / 1024).toFixed(1)} of ${BYTES / 1024} KB in ${files.length} of ${FILES} files`);
    for (const { name, bytes, encoding } of files)
      console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB ${encoding ?? "plain"} ${name}`);
    if (shown !== language) problems.push(`asked for ${language}, the page came in "${shown}"`);
    if (files.length === 0) problems.push(`${language}: no JavaScript was seen, so nothing was measured`);
    if (total > BYTES) problems.push(`${language}: ${((total - BYTES) / 1024).toFixed(1)} KB too much`);
    if (files.length > FILES) problems.push(`${language}: ${files.length - FILES} files too many`);
    for (const { name, encoding } of files) if (encoding !== "br") problems.push(`${name} was not served as brotli`);
  }
} finally {
  await browser.close();
  await product.end();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

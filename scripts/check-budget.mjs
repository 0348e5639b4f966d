// Measures how much of our JavaScript a browser loads before a page can be used, on the built product: for the home
// page in every language, for the other public pages one of each kind (SPEED-1, SPEED-10, SPEED-19).
import { chromium, devices } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "./find-chromium.mjs";
import { languagesIn } from "./languages.mjs";
import { startProduct } from "./product.mjs";

const HOME = { bytes: 180 * 1024, files: 3 };
const OTHERS = { bytes: 255 * 1024, files: Number.POSITIVE_INFINITY };
const PORT = 8097;
/** Timers with at least this delay in milliseconds are not part of the first view. */
const LATER = 2_000;
/** The stored language, in redux-persist's form (src/platform/web/session/storedSession.ts). */
const stored = (language) => JSON.stringify({ current: JSON.stringify(language) });

/** Milliseconds without a request after which a hydrated page counts as loaded. */
const QUIET = 1_000;

/** The scripts that a page loads before it is used. Prefetches for later pages delay nothing and do not count. */
async function firstView(browser, url, language) {
  const { context, page, scripts, network } = await openDrawn(browser, url, language);
  await page.waitForFunction(isTakenOver);
  while (network.waiting > 0 || Date.now() - network.lastChange < QUIET) await page.waitForTimeout(50);
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

/**
 * Opens the page until it arrives server-rendered: on a busy machine it may come as a shell, which needs more code. Each
 * time in a context of its own, because files from the browser's cache have no size.
 */
async function openDrawn(browser, url, language) {
  for (let tries = 1; tries <= 20; tries += 1) {
    // A phone's user agent, so that the server renders for a phone and the page is not rendered again.
    const context = await browser.newContext({ ...devices["Pixel 7"], locale: language });
    await context.addInitScript((value) => localStorage.setItem("persist:malecon.language", value), stored(language));
    // The footer appears two seconds later. On a busy machine the network is not idle before that.
    await context.addInitScript((later) => {
      const start = window.setTimeout;
      window.setTimeout = (run, delay, ...given) => (delay >= later ? 0 : start(run, delay, ...given));
    }, LATER);
    const page = await context.newPage();
    const scripts = [];
    const network = { waiting: 0, lastChange: Date.now() };
    const count = (change) => () => {
      network.waiting += change;
      network.lastChange = Date.now();
    };
    page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1));
    page.on("requestfinished", (request) => scripts.push(request));
    const answer = await page.goto(url);
    if ((await answer.text()).includes('id="answers"')) return { context, page, scripts, network };
    await context.close();
  }
  throw new Error(`${url} does not come drawn`);
}

/** Whether React has hydrated the page, by the keys that it adds to elements. Runs in the browser. */
const isTakenOver = () =>
  Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber"));

/** The first address in the sitemap of each kind of page but the home page. */
async function otherPages(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return [...new Map(paths.reverse().map((path) => [path.split("/")[1], path])).values()].filter(
    (path) => path !== "/",
  );
}

const problems = [];

async function check(browser, origin, { path, language, limits }) {
  const { files, shown } = await firstView(browser, origin + path, language);
  const name = `${path} (${language})`;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const limit = `${(total / 1024).toFixed(1)} of ${limits.bytes / 1024} KB`;
  console.log(`${name}: ${limit} in ${files.length} files`);
  for (const { name, bytes, encoding } of files)
    console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)} KB ${encoding ?? "plain"} ${name}`);
  if (shown !== language) problems.push(`${name} came in "${shown}"`);
  if (files.length === 0) problems.push(`${name}: no JavaScript was seen, so nothing was measured`);
  if (total > limits.bytes) problems.push(`${name}: ${((total - limits.bytes) / 1024).toFixed(1)} KB too much`);
  if (files.length > limits.files) problems.push(`${name}: ${files.length - limits.files} files too many`);
  for (const file of files) if (file.encoding !== "br") problems.push(`${file.name} was not served as brotli`);
}

const product = await startProduct(PORT);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const languages = languagesIn();
  for (const language of languages) await check(browser, product.origin, { path: "/", language, limits: HOME });
  const [language] = languages;
  for (const path of await otherPages(product.origin))
    await check(browser, product.origin, { path, language, limits: OTHERS });
} finally {
  await browser.close();
  await product.end();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

// npm run bench:actions [runs]: on the built product, the time from a press to the painted result, and from each route
// to each other one with a warm cache. Each press is compared with its goal, and with the same answer rendered as plain
// elements in the same run. (SPEED-4, SPEED-5, SPEED-6, SPEED-10)
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { comeBack, signIn } from "../e2e/clients";
import { chromiumFlags, ensureChromium } from "../scripts/find-chromium.mjs";
import { plainAnswer, quiet, seePress, seeRoute } from "./inPage";
import { startBuilt } from "./startBuilt";

const RUNS = Number(process.argv[2] ?? 5);
const TOURIST = { email: "tourist@example.com", password: "Malecon-2026" };
const SEARCH = /getOffers/;
/** Milliseconds, by the factor by which the processor is slowed down. */
const GOALS = new Map([
  [1, { warm: 60, cold: 150 }],
  [4, { warm: 200, cold: 400 }],
]);
const GOAL = { route: 100, nodes: 25, listNodes: 700, calls: 1 };

const routes = [
  ...["/", "/search-car", "/search-lodging", "/news-list", "/general-terms", "/courier-service"],
  ...["/shopping-cart", "/previous-travel-plans", "/profile", "/notes", "/fund"],
];

/** Milliseconds between pressing and releasing the mouse button, as with a quick hand. */
const HAND = 100;

type Press = {
  name: string;
  at: string;
  /** Hovered before the press, like a real pointer does, so that the code of the next page is loaded already. */
  over?: string;
  press: string;
  /** The code of the next page is not loaded yet. */
  cold?: boolean;
};
const presses: readonly Press[] = [
  { name: "first search for cars, cold", at: "/", press: "main form button[type=submit]", cold: true },
  { name: "first search for cars", at: "/", over: "main form label", press: "main form button[type=submit]" },
  { name: "next page of cars", at: "/search-car", press: "main section > nav a:last-child" },
  { name: "filter of cars", at: "/search-car", press: "main aside fieldset label:nth-of-type(2) input" },
  { name: "next page of lodging", at: "/search-lodging", press: "main section > nav a:last-child" },
];

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  // tsx compiles calls of `__name` into the functions that run in the page, where it is not defined.
  await context.addInitScript({ content: "globalThis.__name = (named) => named" });
  return context;
}

/**
 * Milliseconds of processor time that the page's own thread has used so far: other programs do not add to it, as they
 * do to wall time.
 */
async function processorTime(line: CDPSession): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

async function pressByHand(page: Page, press: string): Promise<void> {
  const pressed = page.locator(press).first();
  // Cards that were rendered since have moved what is below them.
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`nothing to press at ${press}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HAND);
  await page.mouse.up();
}

/** Presses once in a new page, after everything that the page prefetches has loaded. */
async function measurePress(browser: Browser, origin: string, slowdown: number, { at, over, press }: Press) {
  const context = await openContext(browser, origin);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  let calls = 0;
  let asked: { url: string; body: string } | null = null;
  page.on("request", (request) => {
    if (!SEARCH.test(request.url())) return;
    calls += 1;
    asked = { url: request.url(), body: request.postData() ?? "" };
  });
  await page.goto(at, { waitUntil: "networkidle" });
  // The server-rendered page has the same elements before the program hydrates it.
  await page.locator(`#root:not([data-shows]) ${press}`).first().waitFor();
  if (over) {
    await page.locator(over).first().hover();
    await page.evaluate(quiet);
  }
  await page.locator(press).first().scrollIntoViewIfNeeded();
  await page.evaluate(quiet);
  calls = 0;
  const before = await processorTime(line);
  const watch = await page.evaluateHandle(seePress, press);
  await pressByHand(page, press);
  const seen = await watch.evaluate((begun) => begun.seen);
  const processor = (await processorTime(line)) - before;
  // The companies inside a card are separate offers.
  const nodes = await page.locator("main section > ol > li").evaluateAll((cards) => {
    return Math.max(
      ...cards.map((card) => card.querySelectorAll("*").length + 1 - card.querySelectorAll(":scope ol *").length),
    );
  });
  const listNodes = await page.locator("main section > ol").evaluate((list) => list.querySelectorAll("*").length);
  const callsOfPress = calls;
  const plain = asked ? await page.evaluate(plainAnswer, asked) : Number.NaN;
  await context.close();
  return { ...seen, processor, nodes, listNodes, plain, calls: callsOfPress };
}

async function measurePresses(browser: Browser, origin: string): Promise<void> {
  for (const [slowdown, goals] of GOALS)
    for (const press of presses) {
      const goal = press.cold ? goals.cold : goals.warm;
      const runs: Awaited<ReturnType<typeof measurePress>>[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measurePress(browser, origin, slowdown, press));
      const of = (what: keyof (typeof runs)[number]) => median(runs.map((run) => run[what]));
      console.log(
        `x${slowdown} ${press.name}: ${of("ms").toFixed(0)} ms, goal ${goal}, ratio ${(of("ms") / goal).toFixed(2)}; ` +
          `processor ${of("processor").toFixed(0)} ms; plain elements ${of("plain").toFixed(0)} ms, ratio ${(of("ms") / of("plain")).toFixed(2)}; ` +
          `longest task ${of("longestTask").toFixed(0)} ms; calls of the search ${of("calls")} of ${GOAL.calls}; ` +
          `nodes a card ${of("nodes")} of ${GOAL.nodes}, in the list ${of("listNodes")} of ${GOAL.listNodes}`,
      );
    }
}

/** Goes from every route to every other, after each was opened once. */
async function measureRoutes(browser: Browser, origin: string): Promise<void> {
  const context = await openContext(browser, origin);
  await comeBack(context, "en", await signIn(context.request, TOURIST.email, TOURIST.password));
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "networkidle" });
  for (const route of routes) await page.evaluate(seeRoute, route);
  await page.waitForLoadState("networkidle");
  const ways = routes.flatMap((from) => routes.filter((to) => to !== from).map((to) => ({ from, to })));
  const took: { way: string; ms: number }[] = [];
  for (const { from, to } of ways) {
    await page.evaluate(seeRoute, from);
    took.push({ way: `${from} to ${to}`, ms: (await page.evaluate(seeRoute, to)).ms });
  }
  const slowest = took.reduce((one, other) => (one.ms > other.ms ? one : other));
  const over = took.filter(({ ms }) => ms > GOAL.route).length;
  console.log(
    `${ways.length} ways between ${routes.length} routes: median ${median(took.map(({ ms }) => ms)).toFixed(0)} ms, ` +
      `slowest ${slowest.ms.toFixed(0)} ms (${slowest.way}), ${over} over ${GOAL.route} ms`,
  );
  await context.close();
}

async function main(): Promise<void> {
  const product = await startBuilt(Number(process.env.PORT ?? 8331));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    await measurePresses(browser, product.origin);
    await measureRoutes(browser, product.origin);
  } finally {
    await browser.close();
    await product.end();
  }
}

void main();

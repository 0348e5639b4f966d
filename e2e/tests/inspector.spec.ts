import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { CheckoutEventType } from "../../src/features/plan/checkout/checkout.events";
import { readChart } from "../../src/tools/inspector/chart/chart";
import { expectAccessible } from "../accessible";
import { comeBack, newClient } from "../clients";
import { inspector } from "../pages/inspector";
import { expect, inBothLanguages, test } from "../scenarios";

const EXPORTED = "e2e/exported";

/** A new client on a page, with a session that survives a moved clock: the browser has its refresh cookie. */
async function arriveWithSession(page: Page, path: string) {
  const context = page.context();
  const client = await newClient(context.request);
  await comeBack(context, "en", client);
  await page.goto(path);
}

/** In the page's room beside the dock the shop's mark is whole, and no part of the header covers another. */
async function expectHeaderApart(page: Page) {
  const parts = page.getByRole("banner").locator("picture, picture + span, nav > *");
  const boxes = await parts.evaluateAll((all) =>
    all
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom, width }) => ({ left, right, top, bottom, width })),
  );
  expect(boxes[0]?.width).toBe(40);
  const covering = boxes.filter((one, place) =>
    boxes
      .slice(place + 1)
      .some(
        ({ left, right, top, bottom }) => left < one.right && one.left < right && top < one.bottom && one.top < bottom,
      ),
  );
  expect(covering).toEqual([]);
}

/** From a requested booking through every state that is not final, one event at a time. */
const walk: [event: CheckoutEventType, state: string, fields?: Record<string, string>][] = [
  ["booking.confirmed", "paying.choosing"],
  ["documents.checked", "verifyingDocuments", { "checks.licenceAge": "failed" }],
  ["documents.checked", "reviewingDocuments", { "checks.documents": "failed", withStaff: "yes" }],
  ["documents.checked", "paying.choosing"],
  ["payment.started", "paying.processing"],
  ["payment.declined", "paying.declined"],
  ["transfer.ordered", "paying.awaitingTransfer.ordered"],
  ["transfer.reported", "paying.awaitingTransfer.reviewing"],
  ["transfer.rejected", "paying.awaitingTransfer.ordered"],
  ["transfer.withdrawn", "paying.choosing"],
  ["link.created", "paying.awaitingLink"],
  ["link.closed", "paying.choosing"],
  ["payment.started", "paying.processing"],
  ["payment.captured", "signing"],
  ["receipt.signed", "printing"],
];

test("QA reaches every state of the chart from an empty plan by the inspector alone", async ({ page, say }) => {
  test.slow();
  await arriveWithSession(page, "/inspector");
  const qa = inspector(page, say);
  await qa.standsIn("none");
  await qa.show("events");
  await expect(page.getByText(say("inspector.noPlan"))).toBeVisible();

  await qa.build("plan-requested");
  await qa.standsIn("confirming");
  await qa.show("events");
  for (const [event, state, fields] of walk) {
    await qa.send(event, fields);
    await qa.standsIn(state);
  }
  await qa.build("plan-completed");
  await qa.standsIn("completed");
  await qa.build("plan-unpaid-expired");
  await qa.standsIn("cancelled");

  await qa.show("coverage");
  const all = readChart().states.length;
  await expect(page.getByText(say("inspector.coverage.states", { covered: all, all }))).toBeVisible();
});

inBothLanguages(() => {
  test("a refused event shows the guard and the reason with its facts; the past is read-only", async ({
    arrive,
    page,
    say,
  }) => {
    await arrive("plan-requested");
    await page.goto("/inspector");
    const qa = inspector(page, say);
    await qa.standsIn("confirming");
    await qa.show("events");
    const payment = await qa.unfold("payment.started");
    await expect(payment.getByText(say("inspector.events.refused"), { exact: true })).toBeVisible();
    await expect(payment.getByText("mayPay", { exact: true })).toBeVisible();
    await expect(payment.getByText(/^bookingNotConfirmed \(booking \d+, status requested\)$/)).toBeVisible();

    await qa.show("history");
    await page.getByRole("button", { name: say("inspector.history.back") }).click();
    await page.getByRole("button", { name: say("inspector.history.back") }).click();
    await expect(page.getByText(say("inspector.travel.title"))).toBeVisible();
    await expect(page.getByText(say("inspector.travel.text"))).toBeVisible();
    await qa.standsIn("collecting");
    await qa.show("events");
    const cancelling = await qa.unfold("booking.added");
    await expect(cancelling.getByRole("button", { name: say("inspector.events.send") })).toBeDisabled();
    await page.getByRole("button", { name: say("inspector.travel.end") }).click();
    await qa.standsIn("confirming");
  });

  test("docked beside a page it follows the plan, and its actions show on the page", async ({ arrive, page, say }) => {
    await arrive("plan-requested");
    await page.goto("/shopping-cart?inspect");
    const dock = page.getByRole("complementary", { name: say("inspector.dock.name") });
    const qa = inspector(page, say, dock);
    await qa.standsIn("confirming");
    await expectHeaderApart(page);
    await qa.show("events");
    await qa.send("booking.confirmed");
    await expect(page.getByRole("heading", { name: say("checkout.present.choosing.title") })).toBeVisible();

    await page.getByRole("main").locator('a[href^="/payment?plan="]').first().click();
    await expect(page).toHaveURL(/\/payment\?plan=/);
    await qa.show("chart");
    await qa.standsIn("paying.choosing");
    await page.reload();
    await qa.standsIn("paying.choosing");
    await dock.getByRole("button", { name: say("inspector.dock.close") }).click();
    await expect(dock).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dock).toHaveCount(0);
  });
});

test("a scenario's link builds it and opens its page, the inspector beside it; the client’s clock is their pages’ clock", async ({
  page,
  say,
}) => {
  await arriveWithSession(page, "/inspector?scenario=card-declined");
  await expect(page).toHaveURL(/\/shopping-cart\?inspect$/);
  const dock = page.getByRole("complementary", { name: say("inspector.dock.name") });
  const qa = inspector(page, say, dock);
  await qa.standsIn("paying.declined");

  await qa.show("clock");
  await dock.getByRole("button", { name: say("inspector.clock.stop") }).click();
  await dock.getByRole("button", { name: "+24 h", exact: true }).click();
  await expect(page.getByText(/^23 hours left/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^23 hours left/).first()).toBeVisible();
  // The script in the page's head sets the page's clock before any other script runs.
  const ahead = (await page.evaluate(() => Date.now())) - Date.now();
  expect(Math.round(ahead / 3_600_000)).toBe(24);
});

test("a test session is exported as a test that passes twice in a row", async ({ page, say, baseURL }) => {
  test.slow();
  await arriveWithSession(page, "/inspector");
  const qa = inspector(page, say);
  // The client has an earlier plan, so that positions of bookings differ from those of a new client.
  await qa.build("plan-requested");
  await qa.build("plan-requested");
  await qa.show("events");
  await qa.send("booking.confirmed");
  await qa.standsIn("paying.choosing");
  await qa.show("clock");
  await page.getByRole("button", { name: "+1 h", exact: true }).click();
  await qa.show("events");
  await qa.send("payment.started");
  await qa.standsIn("paying.processing");
  await qa.send("payment.declined");
  await qa.standsIn("paying.declined");
  await qa.show("clock");
  await page.getByRole("button", { name: /^To the next deadline: pay/ }).click();
  await qa.standsIn("cancelled");
  await qa.show("files");
  await page.getByRole("button", { name: say("inspector.test.try") }).click();
  await expect(page.getByText(say("inspector.test.passed"))).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: say("inspector.test.save") }).click();
  mkdirSync(EXPORTED, { recursive: true });
  try {
    await (await saving).saveAs(`${EXPORTED}/inspected.spec.ts`);
    // The second run starts with the clock that the first one has moved.
    const { code, output } = await runExported(baseURL ?? "", "--repeat-each=2");
    expect(code, output).toBe(0);
    expect(output).toContain("plan-requested, booking.confirmed, payment.started, payment.declined");
    expect(output).toContain("2 passed");
  } finally {
    rmSync(EXPORTED, { recursive: true });
  }
});

/** Plays the exported test against the same server, as `npx playwright test` would. */
function runExported(origin: string, ...options: string[]): Promise<{ code: number | null; output: string }> {
  const own = Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_)/.test(name));
  const child = spawn(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/exported.config.ts", ...options],
    { env: { ...Object.fromEntries(own), E2E_ORIGIN: origin } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

test("Stately's inspector is attached by its address and receives all messages from the first event on", async ({
  arrive,
  page,
  say,
}) => {
  const theirs = createServer((_request, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<!doctype html><title>their inspector</title><script>
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
      opener.postMessage({ type: "@statelyai.connected" }, "*");
    </script>`);
  });
  await new Promise<void>((resolve) => theirs.listen(0, "localhost", resolve));
  const { port } = theirs.address() as AddressInfo;
  try {
    await arrive("plan-confirmed");
    await page.goto("/inspector");
    const qa = inspector(page, say);
    await qa.standsIn("paying.choosing");
    await qa.show("stately");
    await page.getByLabel(say("inspector.stately.url")).fill(`http://localhost:${port}/`);
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: say("inspector.stately.connect"), exact: true }).click();
    const popup = await opening;
    type Heard = { type: string; sessionId: string; definition?: string; snapshot?: { value?: unknown } };
    const heard = () => popup.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
    const spoken = ["@xstate.actor", "@xstate.event", "@xstate.snapshot"];
    await expect.poll(async () => [...new Set((await heard()).map(({ type }) => type))].sort()).toEqual(spoken);
    await expect.poll(async () => (await heard()).at(-1)?.snapshot?.value).toEqual({ paying: "choosing" });
    const messages = await heard();
    expect(messages[0]).toMatchObject({ type: "@xstate.actor", sessionId: expect.any(String) });
    expect(JSON.parse(messages[0]?.definition ?? "{}")).toMatchObject({ id: "checkout" });
    expect(new Set(messages.map(({ sessionId }) => sessionId)).size).toBe(1);
    await expect(page.getByText(`http://localhost:${port}`, { exact: false })).toBeVisible();
  } finally {
    theirs.close();
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the inspector is accessible in the ${colorScheme} theme, as a page and beside one, wide and narrow`, async ({
    arrive,
    page,
    say,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await arrive("plan-confirmed");
    const qa = inspector(page, say);
    const places = [
      ["/inspector", 1280, "scenarios"],
      ["/inspector", 390, "history"],
      ["/payment?inspect", 1280, "chart"],
      ["/payment", 390, "events"],
    ] as const;
    for (const [path, width, tab] of places) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: "networkidle" });
      await qa.show(tab);
      await expectAccessible(page);
    }
  });
}

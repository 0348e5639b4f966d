import { readFileSync } from "node:fs";
import { type APIRequestContext, type Browser, type Page, request as requests } from "@playwright/test";
import { startProduct } from "../../scripts/product.mjs";
import { supportContract } from "../../src/features/desk/support.contract";
import { inspectorContract } from "../../src/tools/inspector/inspector.contract";
import type { ScenarioName } from "../../src/tools/inspector/inspector.scenarios";
import { ask } from "../calls";
import { bearer, comeBack, newClient, STAFF, signIn } from "../clients";
import { openDesk } from "../pages/desk";
import { inspector } from "../pages/inspector";
import { build, expect, test } from "../scenarios";
import { type Say, sayIn } from "../texts";

/** The other installation's port is so many after the first one's. */
const FURTHER = 50;

type Plan = {
  State: string;
  Why: { What: string; Waits: string }[];
  Money: object;
  Payments: { Amount: number; Status: number }[];
  Refunds: { Amount: number; Status: number }[];
  Disputes: { Amount: number; Status: string }[];
};

/** A broken plan's scenario, the cause that staff read first, and the last message to its client about it. */
const broken: readonly [ScenarioName, string, string][] = [
  ["card-declined", "cardDeclined", "paymentDeclined"],
  ["provider-silent", "receiptUnsigned", "paymentUnknown"],
  ["late-money", "receiptUnsigned", "planRestored"],
  ["transfer-short", "transferShort", "transferShort"],
  ["transfer-under-review", "transferToMatch", "transferReported"],
  ["document-rejected", "clientMissing", "documentRejected"],
  ["licence-too-young", "clientMissing", "documentUnfit"],
  ["holder-unclear", "holderWaiting", "holderAsked"],
  ["refund-returned", "refundReturned", "refundReturned"],
  ["payment-disputed", "disputeOpen", "disputeOpened"],
];

let elsewhere: Awaited<ReturnType<typeof startProduct>>;

test.beforeAll(async ({ baseURL }) => {
  process.env.REQUESTS_PER_MINUTE ??= "100000";
  elsewhere = await startProduct(Number(new URL(baseURL ?? "").port) + FURTHER);
});
test.afterAll(() => elsewhere.end());

for (const [index, [scenario, cause, told]] of broken.entries()) {
  const [ours, theirs] = index % 2 === 0 ? (["en", "es"] as const) : (["es", "en"] as const);

  test(`${scenario}: one press leads from the inbox to its cause, its client is notified, and its bundle recreates it elsewhere (QA-20)`, async ({
    page,
    context,
    request,
    browser,
  }) => {
    const say = sayIn(ours);
    const client = await newClient(request, theirs);
    const { TravelPlanId } = await build(request, client, scenario);
    const staff = await signIn(request, STAFF.email, STAFF.password);
    await comeBack(context, ours, staff);

    await openDesk(page, "/support");
    const begun = Date.now();
    await page
      .getByRole("link", { name: String(TravelPlanId), exact: true })
      .first()
      .click();
    await expect(whyOn(page, say)).not.toHaveCount(0);
    test.info().annotations.push({ type: "from inbox to cause", description: `1 press, ${Date.now() - begun} ms` });

    const bundle = await taken(page, say);
    const [again] = await Promise.all([
      recreated(browser, bundle, ours),
      ...(scenario === "provider-silent" ? [watchedToItsEnd(page, say)] : []),
    ]);
    if (scenario === "late-money") await expect(whyOn(page, say).first()).toContainText(lateWords(ours));

    const here = await planAt(request, staff.token, TravelPlanId);
    expect(here.Why[0]?.What).toBe(cause);
    await expect.poll(() => planAt(again.request, again.staff.token, again.planId), { timeout: 60_000 }).toEqual(here);
    await comeBack(again.context, ours, again.staff);
    const there = await again.context.newPage();
    await openDesk(there, `/support/plans/${again.planId}`);
    expect(await sentences(there, say)).toEqual(await sentences(page, say));
    await again.end();

    const mails = await ask(request, inspectorContract.getOutbox, {});
    const subjects = mails.filter(({ recipient }) => recipient === client.email).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(startOf(`mail.${told}.subject`, theirs)));
  });
}

const whyOn = (page: Page, say: Say) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: say("support.why.title") }) })
    .locator("li > p");

/** The back office's text about a plan, without times: in the other installation they differ by seconds. */
async function sentences(page: Page, say: Say): Promise<string[]> {
  await expect(whyOn(page, say)).not.toHaveCount(0);
  return whyOn(page, say).evaluateAll((found) =>
    found.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const time of copy.querySelectorAll("time")) time.remove();
      return copy.textContent ?? "";
    }),
  );
}

/** Waits while the provider is silent and then reports a charge: the page updates without a press. */
async function watchedToItsEnd(page: Page, say: Say): Promise<void> {
  const first = whyOn(page, say).first();
  await expect(first).toContainText(say("support.why.providerSilent", silent).split("$", 1)[0] ?? "");
  await expect(page.getByText(say("support.state.signing")).first()).toBeVisible({ timeout: 60_000 });
}
const silent = { amount: "$", since: "", count: 0, ends: "no", until: "" };

/** Downloads a support bundle in the back office. */
async function taken(page: Page, say: Say): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("support.bundle.take") }).click(),
  ]);
  const file = test.info().outputPath("bundle.json");
  await download.saveAs(file);
  return file;
}

/** Recreates a bundle's plan with the other installation's inspector, for a new client there. */
async function recreated(browser: Browser, bundle: string, language: "en" | "es") {
  const say = sayIn(language);
  const baseURL = elsewhere.origin;
  const request = await requests.newContext({ baseURL });
  const of = await browser.newContext({ baseURL });
  await comeBack(of, language, await newClient(request, language));
  const page = await of.newPage();
  await page.goto("/inspector");
  await inspector(page, say).show("files");
  await page.getByTestId("bundle").setInputFiles(bundle);
  await page.getByRole("button", { name: say("inspector.recreate.here") }).click();
  const made = page
    .getByRole("status")
    .filter({ has: page.getByRole("button", { name: say("inspector.scenarios.open") }) });
  await expect(made).toBeVisible({ timeout: 60_000 });
  await expect(made.getByRole("listitem")).toHaveCount(0);
  const planId = Number(/\d{4,}/.exec((await made.textContent()) ?? "")?.[0]);
  const staff = await signIn(request, STAFF.email, STAFF.password);
  const context = await browser.newContext({ baseURL });
  const end = async () => {
    await Promise.all([of.close(), context.close()]);
    await request.dispose();
  };
  return { planId, request, staff, context, end };
}

/** What both installations must agree on: state, cause, next action and all amounts. */
async function planAt(request: APIRequestContext, token: string, planId: number): Promise<Plan> {
  const params = { planId, lang: "en" };
  const plan = await ask(request, supportContract.getSupportPlan, { params, headers: bearer(token) });
  return {
    State: plan.State,
    Why: plan.Why.map(({ What, Waits }) => ({ What, Waits })),
    Money: { ...plan.Money, Bookings: [] },
    Payments: plan.Payments.map(({ Amount, Status }) => ({ Amount, Status })),
    Refunds: plan.Refunds.map(({ Amount, Status }) => ({ Amount, Status })),
    Disputes: plan.Disputes.map(({ Amount, Status }) => ({ Amount, Status })),
  };
}

const rawText = (id: string, language: "en" | "es"): string =>
  JSON.parse(readFileSync(`i18n/${language}.json`, "utf8"))[id];

const startOf = (id: string, language: "en" | "es") => new RegExp(`^${rawText(id, language).split("{", 1)[0]}`);

/** The part of the plan's sentence that says that the money came after the payment deadline. */
const lateWords = (language: "en" | "es") =>
  /late, select, yes \{([^{]+)/.exec(rawText("support.why.receiptUnsigned", language))?.[1] ?? "no such words";

import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { startProduct } from "../../scripts/product.mjs";
import { documentsContract } from "../../src/features/documents/documents.contract";
import type { GivenDocument } from "../../src/features/documents/documents.schemas";
import { cloverContract } from "../../src/features/payments/methods/clover/clover.contract";
import { checkoutContract } from "../../src/features/plan/checkout/checkout.contract";
import { planContract } from "../../src/features/plan/plan.contract";
import { expectAccessible } from "../accessible";
import { ask } from "../calls";
import { BIRTH_DATE, bearer, comeBack, invitationLink, newClient, PASSWORD, STAFF, signIn } from "../clients";
import { openDesk } from "../pages/desk";
import { dayInYears } from "../pages/driverForm";
import { inspector } from "../pages/inspector";
import { build, expect, inBothLanguages, test } from "../scenarios";

/** The other installation's port is so many after the first one's. */
const FURTHER = 50;
const JSON_FILE = "application/json";

test.beforeEach(async ({ context, request, language }) => {
  await comeBack(context, language, await signIn(request, STAFF.email, STAFF.password));
});

test("a plan is found by name, e-mail, plan, booking and payment", async ({ page, request, say }) => {
  const client = await newClient(request);
  const { TravelPlanId } = await build(request, client, "plan-paid");
  const headers = bearer(client.token);
  const plan = await ask(request, planContract.getPlan, { params: { id: TravelPlanId, lang: "en" }, headers });
  const paid = await ask(request, checkoutContract.getCheckout, { params: { planId: TravelPlanId }, headers });
  const asked = [client.email, `#${TravelPlanId}`, String(plan.Bookings[0]?.BookingId), paid.PaymentId ?? ""];
  const heading = say("support.search.plan", { id: TravelPlanId, name: "Ana Pérez Ruiz" });
  for (const wanted of [...asked, "perez RUIZ ana"]) {
    await page.goto("/support/plans");
    await page.getByLabel(say("support.search.field")).fill(wanted);
    await page.getByRole("button", { name: say("support.search.submit") }).click();
    await expect(page.getByRole("link", { name: heading })).toBeVisible();
  }
  await page.getByRole("link", { name: heading }).click();
  await expect(page.getByText(say("support.state.signing")).first()).toBeVisible();
});

test("bookings are extended, confirmed and declined, each with its reason or reference", async ({
  page,
  request,
  say,
}) => {
  const client = await newClient(request);
  const { TravelPlanId } = await build(request, client, "plan-requested");
  const headers = bearer(client.token);
  const booked = await ask(request, planContract.getPlan, { params: { id: TravelPlanId, lang: "en" }, headers });
  const id = booked.Bookings[0]?.BookingId ?? 0;
  const answer = async (kind: "extend" | "confirm" | "decline", bookingId: number, words: string) => {
    await page.goto("/support/bookings");
    const card = page.getByRole("article").filter({ hasText: String(bookingId) });
    await card.getByRole("button", { name: say(`support.answer.${kind}`) }).click();
    await card.getByLabel(say(`support.field.${kind}`)).fill(words);
    await card.getByRole("button", { name: say(`support.send.${kind}`) }).click();
    await expect(card.getByRole("button", { name: say(`support.send.${kind}`) })).toHaveCount(0);
  };
  await answer("extend", id, "The supplier answers tomorrow");
  await answer("confirm", id, "CUB-4711");
  const other = await newClient(request);
  const second = await build(request, other, "plan-requested");
  const asked = await ask(request, planContract.getPlan, {
    params: { id: second.TravelPlanId, lang: "en" },
    headers: bearer(other.token),
  });
  await answer("decline", asked.Bookings[0]?.BookingId ?? 0, "No car is left");
  await page.goto(`/support/plans/${TravelPlanId}`);
  const bookings = page.getByRole("region", { name: say("support.section.bookings"), exact: true });
  await expect(bookings.getByRole("listitem").getByText("CUB-4711", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: say("support.timeline.open") }).click();
  await expect(page.getByText(/The supplier answers tomorrow/)).toBeVisible();
});

test("staff give a booking another car, with a reason; its client keeps price and dates (DESK-104)", async ({
  page,
  request,
  say,
}) => {
  const client = await newClient(request);
  const { TravelPlanId } = await build(request, client, "plan-confirmed");
  const read = async () => {
    const headers = bearer(client.token);
    const plan = await ask(request, planContract.getPlan, { params: { id: TravelPlanId, lang: "en" }, headers });
    return plan.Bookings.map(({ PayNow, StartsAt, EndsAt }) => [PayNow, StartsAt, EndsAt]);
  };
  const before = await read();
  await openDesk(page, `/support/plans/${TravelPlanId}`);
  await page.getByRole("button", { name: say("support.changeCar.open") }).click();
  const cars = page.getByLabel(say("support.changeCar.car"));
  // The second option is the best car; the first one is "none".
  await cars.selectOption({ index: 1 });
  await page.getByLabel(say("support.act.reason")).fill("It broke down");
  await page.getByRole("button", { name: say("support.changeCar.now") }).click();
  await expect(page.getByText(say("support.changeCar.done"))).toBeVisible();
  expect(await read()).toEqual(before);
  await openDesk(page, `/support/plans/${TravelPlanId}?timeline=all`);
  await expect(page.getByText(/It broke down/).first()).toBeVisible();
});

test("an owner invites a person, who joins, changes their role, and disables them (DESK-105, DESK-18)", async ({
  page,
  browser,
  request,
  say,
}) => {
  const email = `marta.${randomUUID()}@example.com`;
  const row = page.getByRole("listitem").filter({ hasText: email });
  await openDesk(page, "/support/people");
  await page.getByRole("button", { name: say("staff.people.invite") }).click();
  await page.getByRole("textbox", { name: say("staff.people.field.email") }).fill(email);
  await page.getByRole("button", { name: say("staff.people.inviteSubmit") }).click();
  await expect(row).toContainText(say("staff.people.status.invited"));

  const own = await browser.newContext();
  const join = await own.newPage();
  await join.goto(await invitationLink(request, email));
  await join.getByLabel(say("account.field.firstName")).fill("Marta");
  await join.getByLabel(say("account.field.lastName")).fill("Soler");
  await join.getByLabel(say("account.field.password")).fill(PASSWORD);
  await join.getByRole("button", { name: say("staff.join.submit") }).click();
  await expect(join).toHaveURL(/\/support$/);

  await openDesk(page, "/support/people");
  await row.getByRole("button", { name: say("staff.people.act.changeRoleOf", { name: "Marta Soler" }) }).click();
  await row.getByRole("radio", { name: new RegExp(`^${say("staff.role.finance")}`, "i") }).check();
  await row.getByLabel(say("support.act.reason")).fill("She keeps the books now");
  await row.getByRole("button", { name: say("staff.people.act.changeRole"), exact: true }).click();
  await expect(row).toContainText(say("staff.role.finance"));
  await signIn(request, email, PASSWORD);

  await row.getByRole("button", { name: say("staff.people.act.disableOf", { name: "Marta Soler" }) }).click();
  await row.getByLabel(say("support.act.reason")).fill("She left");
  await row.getByRole("button", { name: say("staff.people.act.disable"), exact: true }).click();
  await expect(row).toContainText(say("staff.people.status.disabled"));
  await expect(signIn(request, email, PASSWORD)).rejects.toThrow("sign-in of");
  await join.goto("/support/bookings");
  await expect(join).toHaveURL(/\/(signIn|unauthorized)/);
  await own.close();
});

test("staff accept a document, or refuse it with a reason that its client reads", async ({
  page,
  browser,
  request,
  say,
}) => {
  const client = await newClient(request);
  const passport = (number: string): GivenDocument => ({
    ClientId: client.clientId,
    Type: 2,
    Number: number,
    FirstName: "Ana",
    LastName: "Pérez Ruiz",
    CountryId: 167,
    IssuedOn: null,
    ExpiresOn: dayInYears(4),
    BirthDate: BIRTH_DATE,
  });
  const give = async (number: string) =>
    ask(request, documentsContract.giveDocument, { body: passport(number), headers: bearer(client.token) });
  /** Opens the document and presses staff's buttons; only a refusal has a reason. */
  const look = async (act: "verifyTyped" | "rejectDocument", reason?: string) => {
    // As the inbox's link does, however many documents of others wait.
    await page.goto("/support");
    await page.goto(`/support/reviews#document-client-${client.clientId}`);
    const card = page.getByRole("listitem").filter({ hasText: client.email });
    await card.getByRole("button", { name: say("support.documents.open") }).click();
    await expect(card.getByText("United States")).toBeVisible();
    await card.getByRole("button", { name: say(`support.act.${act}`) }).click();
    if (reason) {
      await card.getByLabel(say("support.act.reason")).fill(reason);
      await card.getByRole("button", { name: say(`support.act.${act}`) }).click();
    }
    await expect(card).toHaveCount(0);
  };
  await give("X12345678");
  await look("rejectDocument", "The name is another one");
  const own = await browser.newContext();
  await comeBack(own, "en", client);
  const documents = await own.newPage();
  await documents.goto("/documents");
  await expect(documents.getByText(/The name is another one/)).toBeVisible();
  await give("X12345679");
  await look("verifyTyped");
  await documents.reload();
  await expect(documents.getByText(say("documents.status.verified"))).toBeVisible();
  await own.close();
});

test("a plan's bundle, downloaded in the back office, is replayed in a terminal and stepped through without its database", async ({
  page,
  request,
  say,
  browser,
  baseURL,
}) => {
  const client = await newClient(request);
  const { TravelPlanId } = await build(request, client, "transfer-short");
  await page.goto(`/support/plans/${TravelPlanId}`);
  await expect(page.getByText(say("support.state.paying.awaitingTransfer.ordered")).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("support.bundle.take") }).click(),
  ]);
  const file = test.info().outputPath("bundle.json");
  await download.saveAs(file);
  const bundle = readFileSync(file, "utf8");
  for (const ofPerson of [client.email, "Ana", "Pérez", "Miami", "Havana"]) expect(bundle).not.toContain(ofPerson);
  const told = execFileSync("npm", ["run", "--silent", "replay", "--", file], { encoding: "utf8" });
  const states = [...told.matchAll(/→ ([\w.]+)/g)].map(([, state]) => state ?? "");
  expect(states.at(-1)).toBe("paying.awaitingTransfer.ordered");
  expect(states).toContain("paying.awaitingTransfer.reviewing");

  const home = await startProduct(Number(new URL(baseURL ?? "").port) + FURTHER);
  const context = await browser.newContext({ baseURL: home.origin });
  try {
    await comeBack(context, "en", await signIn(context.request, "tourist@example.com", STAFF.password));
    const there = await context.newPage();
    await there.goto("/inspector");
    const qa = inspector(there, say);
    await qa.show("files");
    const other = bundle.replace(/"machineVersion": ?\d+/, '"machineVersion":99');
    await there
      .getByTestId("bundle")
      .setInputFiles({ name: "b.json", mimeType: JSON_FILE, buffer: Buffer.from(other) });
    await expect(there.getByRole("alert")).toContainText("99");
    await there.getByTestId("bundle").setInputFiles(file);
    await expect(there.getByText(say("inspector.travel.file", { name: "bundle.json" }))).toBeVisible();
    await qa.show("history");
    for (const state of states.reverse()) {
      await qa.standsIn(state);
      await there.getByRole("button", { name: say("inspector.history.back") }).click();
    }
    await qa.standsIn("collecting");
  } finally {
    await context.close();
    await home.end();
  }
});

inBothLanguages((language) => {
  test("the back office's pages are accessible", async ({ page, request }) => {
    const client = await newClient(request, language);
    const { TravelPlanId } = await build(request, client, "plan-confirmed");
    await build(request, await newClient(request, language), "plan-requested");
    const ofPlan = `/support/plans/${TravelPlanId}`;
    for (const path of ["/support", "/support/bookings", "/support/plans", ofPlan, "/support/reviews"]) {
      await openDesk(page, path);
      await expectAccessible(page);
    }
  });

  test("acting for a client shows a banner on every page, and paying is refused with the reason", async ({
    page,
    request,
    say,
  }) => {
    const client = await newClient(request, language);
    const { TravelPlanId } = await build(request, client, "plan-confirmed");
    await openDesk(page, `/impersonate?client=${client.clientId}`);
    await expectAccessible(page);
    await page.getByLabel(say("support.act.reason")).fill("They called");
    await page.getByRole("button", { name: say("impersonation.begin") }).click();
    const banner = page.getByRole("complementary", { name: say("impersonation.label") });
    await expect(banner).toContainText("Ana Pérez Ruiz");
    await expect(banner).toContainText(/1[45]:\d\d/);
    await expect(page).toHaveURL(/\/shopping-cart$/);
    await expectAccessible(page);
    await page.goto("/payment");
    await expect(banner).toBeVisible();
    await expect(page.getByText(say("impersonation.clientsOwn")).first()).toBeVisible();
    const token = await page.evaluate(() => {
      const { access_token = "null" } = JSON.parse(localStorage.getItem("persist:malecon.auth") ?? "{}");
      return JSON.parse(access_token);
    });
    const refused = await request.post(cloverContract.payWithClover.path, {
      headers: { ...bearer(token), "Accept-Language": language },
      data: { TravelPlanId },
    });
    expect([refused.status(), (await refused.json()).Data]).toEqual([403, say("error.impersonated")]);
    await banner.getByRole("button", { name: say("impersonation.end") }).click();
    await expect(page).toHaveURL(/\/support\/plans$/);
    await expect(banner).toHaveCount(0);
    await page.goto(`/support/plans/${TravelPlanId}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(String(TravelPlanId));
  });
});

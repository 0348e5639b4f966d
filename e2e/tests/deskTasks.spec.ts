import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { planContract } from "../../src/features/plan/plan.contract";
import type { ScenarioName } from "../../src/tools/inspector/inspector.scenarios";
import { ask } from "../calls";
import { bearer, comeBack, newClient, STAFF, signIn, type TestClient } from "../clients";
import { openDesk } from "../pages/desk";
import { build, expect, inBothLanguages, test } from "../scenarios";

/** Presses buttons as staff, and counts the presses. Typing and choosing in a field do not count. */
function counted() {
  let count = 0;
  const press = async (what: Locator) => {
    count += 1;
    await what.click();
  };
  return { press, count: () => count };
}

type Task = { scenario: ScenarioName; place: "/support/reviews#holder" | "/support/bookings#booking" };

/** Builds a client's plan that waits for staff, and opens its card from the inbox: the first press. */
async function openFromInbox(page: Page, request: APIRequestContext, client: TestClient, { scenario, place }: Task) {
  const { TravelPlanId } = await build(request, client, scenario);
  const { press, count } = counted();
  await openDesk(page, "/support");
  await press(answerOf(page, TravelPlanId, place));
  const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/support/plans/${TravelPlanId}"]`) });
  return { TravelPlanId, press, count, card };
}

/** The inbox's link to the page on which a plan's wait is ended. */
const answerOf = (page: Page, planId: number, place: Task["place"]) =>
  page
    .getByRole("row")
    .filter({ has: page.locator(`a[href$="/support/plans/${planId}"]`) })
    .locator(`a[href^="${place}"]`);

inBothLanguages((language) => {
  test.beforeEach(async ({ context, request }) => {
    await comeBack(context, language, await signIn(request, STAFF.email, STAFF.password));
  });

  /** A page of the client's own browser. */
  async function pageOf(browser: Browser, client: TestClient): Promise<Page> {
    const context = await browser.newContext();
    await comeBack(context, language, client);
    return context.newPage();
  }

  test("staff accept a name on a card with three presses from the inbox, and its client may pay with it (PAY-4)", async ({
    page,
    browser,
    request,
    say,
  }) => {
    const client = await newClient(request, language);
    const { TravelPlanId, press, count, card } = await openFromInbox(page, request, client, {
      scenario: "holder-unclear",
      place: "/support/reviews#holder",
    });
    const accept = say("support.act.holder");
    const name = (await card.locator("strong").first().textContent()) ?? "";
    await press(card.getByRole("button", { name: accept }));
    await card.getByLabel(say("support.act.reason")).fill("The passport shows both names");
    await press(card.getByRole("button", { name: accept }));
    await expect(page.getByText(say("support.act.done.holder"))).toBeVisible();
    expect(count()).toBe(3);

    const own = await pageOf(browser, client);
    await own.goto(`/payment?plan=${TravelPlanId}`);
    await expect(own.getByText(say("payment.review.accepted.title", { name }))).toBeVisible();
    await own.context().close();
  });

  test("staff propose another car with three presses from the inbox, and the client books it with one (DESK-5, DESK-6)", async ({
    page,
    browser,
    request,
    say,
  }) => {
    const client = await newClient(request, language);
    const { TravelPlanId, press, count, card } = await openFromInbox(page, request, client, {
      scenario: "plan-requested",
      place: "/support/bookings#booking",
    });
    await press(card.getByRole("button", { name: say("support.answer.propose") }));
    const cars = card.getByLabel(say("support.propose.car"));
    // The best option: the first one is "none".
    await cars.selectOption({ index: 1 });
    const chosen = (await cars.locator("option:checked").textContent()) ?? "";
    const [name = ""] = chosen.split(", ", 1);
    await card.getByLabel(say("support.field.confirm")).fill("HAV-5120");
    await card.getByLabel(say("support.propose.note")).fill("Its engine broke down");
    await press(card.getByRole("button", { name: say("support.propose.send") }));
    await expect(page.getByText(say("support.propose.done"))).toBeVisible();
    expect(count()).toBe(3);

    const own = await pageOf(browser, client);
    await own.goto("/shopping-cart");
    await own.getByRole("button", { name: say("proposal.accept", { name }) }).click();
    const open = async () => {
      const headers = bearer(client.token);
      const params = { planId: TravelPlanId, lang: "en" };
      const bookings = await ask(request, planContract.getPlanBookings, { params, headers });
      return bookings.filter(({ Status }) => Status === "confirmed").map(({ Name }) => Name);
    };
    await expect.poll(open).toEqual([name]);
    await own.context().close();
  });

  test("staff take an item with one choice and snooze it with two presses, and its plan's history has both (DESK-15, DESK-111)", async ({
    page,
    request,
    say,
  }) => {
    const { TravelPlanId } = await build(request, await newClient(request, language), "plan-requested");
    const { press, count } = counted();
    await openDesk(page, "/support");
    const row = page
      .getByRole("row")
      .filter({ has: page.locator(`a[href$="/support/plans/${TravelPlanId}"]`) })
      .filter({ has: page.locator('a[href^="/support/bookings#booking"]') });
    const owner = row.getByRole("combobox");
    // The first choice is nobody.
    await owner.selectOption({ index: 1 });
    await expect(owner).toBeEnabled();
    await expect(owner).not.toHaveValue("");
    const name = (await row.getByRole("link").first().textContent()) ?? "";
    await press(row.getByRole("button", { name: say("support.snooze.of", { name }) }));
    await press(page.getByRole("dialog").getByRole("button", { name: say("support.snooze.send"), exact: true }));
    await expect(row).toHaveCount(0);
    expect(count()).toBe(2);

    await openDesk(page, `/support/plans/${TravelPlanId}?timeline=all`);
    for (const action of ["inbox.assigned", "inbox.snoozed"] as const)
      await expect(page.getByText(say(`support.action.${action}`)).first()).toBeVisible();
  });

  test("staff block a car with four presses from the inbox, and the audit log has who did and why (DESK-26, DESK-37)", async ({
    page,
    say,
  }) => {
    const { press, count } = counted();
    await openDesk(page, "/support");
    await press(page.getByRole("link", { name: new RegExp(`^${say("support.nav.section.services")}`) }));
    await press(page.getByRole("link", { name: say("support.nav.calendar"), exact: true }));
    // A car for each language, on the last day of the shown weeks: the first ones may be booked.
    await press(page.locator(`[data-cell="${language === "en" ? 0 : 1}/13"]`));
    const why = `New brakes, ${language}`;
    await page.getByRole("dialog").getByLabel(say("support.calendar.note")).fill(why);
    await press(page.getByRole("dialog").getByRole("button", { name: say("support.calendar.blockNow"), exact: true }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(count()).toBe(4);
    await openDesk(page, "/support/audit");
    await expect(page.getByText(why)).toBeVisible();
  });
});

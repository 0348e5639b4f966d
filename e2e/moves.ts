import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { supportContract } from "../src/features/desk/support.contract";
import { checkoutContract } from "../src/features/plan/checkout/checkout.contract";
import { nextTickOf, revive } from "../src/features/plan/checkout/checkout.log";
import type { StoredCheckout } from "../src/features/plan/checkout/checkout.schemas";
import { stateName } from "../src/features/plan/checkout/checkout.states";
import { planContract } from "../src/features/plan/plan.contract";
import type { TravelPlan } from "../src/features/plan/plan.schemas";
import { refundsContract } from "../src/features/refunds/refunds.contract";
import { carContract } from "../src/products/car/car.contract";
import { carBookPath } from "../src/products/car/car.paths";
import { defaultCarSearch, toSearchParams } from "../src/products/car/search/car.search-url";
import { searchBody } from "../src/products/car/web/search/carSearchCall";
import { havanaDate } from "../src/shared/havana";
import { inspectorContract } from "../src/tools/inspector/inspector.contract";
import { ask } from "./calls";
import { bearer, givePassport, STAFF, signIn, type TestClient } from "./clients";
import { askFor, chooseMethod, sendProof } from "./pages/awaited";
import { giveLicence } from "./pages/documents";
import { acceptPolicies, fillDriver } from "./pages/driverForm";
import { cards, pay, signByName } from "./pages/payment";
import type { Say } from "./texts";

/** A client on a path through the chart: their page, and the server for calls of other parties. */
export type OnTheWay = { page: Page; say: Say; request: APIRequestContext; client: TestClient; planId: () => number };

/** How each move is made: the client's in the browser; those of the back office, the clock and the bank over HTTP. */
export const browserMoves: Partial<Record<string, (way: OnTheWay) => Promise<unknown>>> = {
  "client books": async ({ page, say, request, client }) => {
    await givePassport(request, client);
    const { now } = await ask(request, inspectorContract.getClock, {});
    const view = defaultCarSearch(havanaDate(now));
    // A company that confirms by hand. Earlier walks may have booked all of its cars of one model.
    const search = { ...view.search, IdSupplier: 1 };
    const params = { field: "Price", order: 0, language: "en", page: 0, pageSize: 1 };
    const { Offers } = await ask(request, carContract.searchCars, { params, body: searchBody(search, "en") });
    const [offer] = Offers;
    if (!offer) throw new Error("all cars are taken on the days of the walks");
    await page.goto(carBookPath(String(toSearchParams(view)), offer));
    await fillDriver(page, say);
    await acceptPolicies(page);
    await page.getByRole("button", { name: say("car.book.submit") }).click();
    await page.getByRole("heading", { level: 1, name: say("book.created") }).waitFor();
  },
  "desk confirms": async (way) => {
    const { Bookings } = await activePlan(way);
    const requested = Bookings.find(({ Status }) => Status === "requested");
    const body = { BookingId: requested?.BookingId ?? 0, Reference: "HAV-4711" };
    await ask(way.request, supportContract.confirmBooking, { ...(await asStaff(way)), body });
  },
  "client gives a young licence": ({ page, say }) => giveLicence(page, say, { heldForDays: 90, country: "34" }),
  "client gives a licence in another name": ({ page, say }) =>
    giveLicence(page, say, { heldForDays: 3_000, country: "167", firstName: "Rosa" }),
  "client pays": async ({ page, say }) => {
    await page.goto("/payment");
    await pay(page, say, cards.approved);
    await page.waitForURL(/\/e_sign/);
  },
  "client pays, declined": async ({ page, say }) => {
    await page.goto("/payment");
    await pay(page, say, cards.declined);
    await page.getByRole("region", { name: say("payment.outcome.declined.title") }).waitFor();
  },
  "client pays, silence then yes": async ({ page, say }) => {
    await page.goto("/payment");
    await pay(page, say, cards.silent);
    await page.getByRole("heading", { name: say("payment.underWay.title") }).waitFor();
  },
  "client chooses the transfer": ({ page, say }) => chooseMethod(page, say, "transfer"),
  "client orders a transfer": ({ page, say }) => askFor(page, say, "transfer"),
  "client reports the transfer": ({ page, say }) => sendProof(page, say),
  "client chooses the link": ({ page, say }) => chooseMethod(page, say, "link"),
  "client makes a link": ({ page, say }) => askFor(page, say, "link"),
  "desk refunds": async (way) => {
    const staff = await asStaff(way);
    const { Bookings } = await activePlan(way);
    const paid = Bookings.find(({ Status }) => Status === "confirmed");
    const body = { Key: randomUUID(), Reason: "The client asks" };
    await ask(way.request, refundsContract.refundToFund, { ...staff, params: { id: paid?.BookingId ?? 0 }, body });
  },
  "client signs": async ({ page, say }) => {
    await page.goto("/e_sign");
    await signByName(page, say, "Ana Pérez Ruiz");
    await page.getByText(say("receipt.signed.title")).waitFor({ timeout: 20_000 });
  },
  "time passes": async (way) => {
    const to = nextTickOf(revive(await storedPlan(way)));
    if (to === null) throw new Error("nothing is due on the plan any more");
    await ask(way.request, inspectorContract.moveClock, { body: { to } });
  },
};

/** The client's plan, once something is booked. */
export const planOf = async (way: OnTheWay): Promise<number> => (await activePlan(way)).TravelPlanId;

/** The plan's state on the server, with the reason if it is cancelled. */
export async function stateOnServer(way: OnTheWay): Promise<string> {
  const stored = await storedPlan(way);
  return [stateName(stored), stored.context.cancelled?.reason ?? []].flat().join(" ");
}

async function activePlan(way: OnTheWay): Promise<TravelPlan> {
  const params = { clientId: way.client.clientId, lang: "en" };
  const plan = await ask(way.request, planContract.getActivePlan, { ...(await asStaff(way)), params });
  if (!plan) throw new Error("the client has no active plan");
  return plan;
}

async function storedPlan(way: OnTheWay): Promise<StoredCheckout> {
  const params = { planId: way.planId() };
  return (await ask(way.request, checkoutContract.getCheckout, { ...(await asStaff(way)), params })).Stored;
}

/** Signs in again each time, because tokens expire by the clock that these paths move. */
async function asStaff({ request }: OnTheWay) {
  return { headers: bearer((await signIn(request, STAFF.email, STAFF.password)).token) };
}

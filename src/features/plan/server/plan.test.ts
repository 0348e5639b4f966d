import { eq } from "drizzle-orm";
import {
  changed,
  booking as happened,
  PRICE,
  payable,
  type Story,
  signed,
  unsigned,
} from "../../../../test/checkoutStory";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { products } from "../../../products/products.server";
import { ProductType } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { type BookingStatus, bookingStatuses } from "../bookings/bookingStatus";
import type { CheckoutFact } from "../checkout/checkout.events";
import { fold } from "../checkout/checkout.log";
import { isStateName } from "../checkout/checkout.states";
import { planTotals, signAddress, waitsForSignature } from "../plan.rules";
import { bookingService, type NewBooking } from "./bookings/booking.service";
import { bookingReader } from "./bookings/bookings.repository";
import type { BookingCommands, PlanToBook } from "./checkout/checkout.commands";
import { insertPlan, type PlanRow } from "./plan.repository";
import { actorOf, planService } from "./plan.service";
import { bookings, travelPlans } from "./plan.tables";

const now = Date.parse("2026-11-21T17:00:00Z");
let opened: OpenDatabase;
let clientId = 0;
let accepting = true;
let recorded: CheckoutFact[] = [];
let refuse: Error | null = null;

/** Commands that accept or refuse as the test decides. */
const commands: BookingCommands = {
  openForBooking: async (_tx, row) => (accepting ? planOf(row) : null),
  openForChange: async (_tx, row) => planOf(row),
  newPlan: async (tx, clientId, at) => planOf(await insertPlan(tx, clientId, at)),
};

const planOf = (row: PlanRow): PlanToBook => ({
  row,
  at: now,
  snapshot: fold(row.id, []),
  refusalOf: () => undefined,
  unfitPapers: async () => [],
  take: (fact) => {
    if (refuse) throw refuse;
    recorded.push(fact);
    return undefined;
  },
  settle: async () => {},
  save: async () => {},
});

/** A plan whose products have no details. */
const reader = bookingReader(products);
const notAsked = () => Promise.reject(new Error("no plan is changed here"));

beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(() => opened.close());
beforeEach(async () => {
  const row = { email: `plan${Math.trunc(performance.now() * 1000)}@example.com`, passwordHash: "", createdAt: now };
  const [client] = await opened.db
    .insert(clients)
    .values({ ...row, firstName: "Ana", lastName: "Rivera" })
    .returning({ id: clients.id });
  clientId = client?.id ?? 0;
  [accepting, recorded, refuse] = [true, [], null];
});

let keys = 0;
function newBooking(): NewBooking {
  keys += 1;
  return {
    clientId,
    productType: ProductType.CarRent,
    supplierId: 1,
    startsAt: now + 10 * DAY,
    endsAt: now + 13 * DAY,
    payNow: 24_900,
    payInCuba: 2_000,
    price: { priceLines: [], inCubaLines: [], deposit: 0, freeCancellationUntil: now, days: 3 },
    requestKey: `10000000-0000-4000-8000-${String(keys).padStart(12, "0")}`,
    requestHash: "same",
  };
}

const me = () => ({ clientId, role: "client" as const });
const add = (booking = newBooking(), hold = async () => {}) =>
  opened.db.transaction((tx) =>
    bookingService(
      {
        db: opened.db,
        now: () => now,
        notify: async () => {},
        notifySuppliers: async () => {},
        reader,
        policies: notAsked,
        paid: { unsettled: notAsked, payable: notAsked, foreseen: notAsked },
      },
      commands,
    ).add(tx, booking, actorOf(me()), {
      hold,
      confirmed: null,
    }),
  );
const plans = () =>
  planService(
    {
      ...{ db: opened.db, now: () => now, notify: async () => {} },
      policies: async () => ({ terms: "", privacy: "", cancellation: "" }),
    },
    { change: notAsked },
    { passportNeededUntil: async () => null },
    reader,
  );

describe("a client's plan", () => {
  it("does not exist before the first booking (WIRE-9)", async () => {
    expect(await plans().activePlan(me(), clientId)).toBeNull();
  });

  it("collects bookings while it accepts them; the next booking then starts another plan, which becomes active (PLAN-1, PLAN-2)", async () => {
    const [first, second] = [await add(), await add()];
    accepting = false;
    const third = await add();
    expect(second.planId).toBe(first.planId);
    expect(third.planId).not.toBe(first.planId);
    expect((await plans().activePlan(me(), clientId))?.TravelPlanId).toBe(third.planId);
  });

  it("a client's plan that waits for its payment is listed in addition to a newer one; a paid or cancelled plan is not (PLAN-2)", async () => {
    const first = await add();
    accepting = false;
    const second = await add();
    const unpaid = async () => (await plans().unpaid(me(), clientId)).map(({ TravelPlanId }) => TravelPlanId);
    expect(await unpaid()).toEqual([second.planId, first.planId]);
    await opened.db.update(travelPlans).set({ state: "cancelled" }).where(eq(travelPlans.id, second.planId));
    await opened.db.update(travelPlans).set({ paidAt: now }).where(eq(travelPlans.id, first.planId));
    expect(await unpaid()).toEqual([]);
  });

  it("is no longer active once it is completed, but stays among the paid ones (PLAN-1, PLAN-26)", async () => {
    const { planId } = await add();
    await opened.db.update(travelPlans).set({ state: "completed", paidAt: now }).where(eq(travelPlans.id, planId));
    expect(await plans().activePlan(me(), clientId)).toBeNull();
    expect((await plans().paid(me(), clientId)).map(({ TravelPlanId }) => TravelPlanId)).toEqual([planId]);
    expect((await plans().plan(me(), planId)).State).toBe("completed");
  });

  it("records the bookings, their prices and dates", async () => {
    const booking = newBooking();
    const { bookingId } = await add(booking);
    const { productType, startsAt, endsAt } = booking;
    const added = { id: bookingId, productType, startsAt, endsAt, amount: 24_900 };
    expect(recorded).toEqual([{ type: "booking.added", booking: added }]);
  });

  it("is unchanged if the statechart refuses a booking, or its inventory is gone (CHART-5)", async () => {
    refuse = new Error("refused");
    await expect(add()).rejects.toThrow("refused");
    refuse = null;
    await expect(add(newBooking(), () => Promise.reject(new Error("sold out")))).rejects.toThrow("sold out");
    expect(await opened.db.$count(bookings, eq(bookings.clientId, clientId))).toBe(0);
    expect(await opened.db.$count(travelPlans, eq(travelPlans.clientId, clientId))).toBe(0);
  });

  it("has one booking per request key, and refuses another request under the same key (PLAN-3)", async () => {
    const booking = newBooking();
    const first = await add(booking);
    expect(await add(booking)).toEqual(first);
    await expect(add({ ...booking, requestHash: "other" })).rejects.toMatchObject({
      code: "plan.sameKeyOtherRequest",
      facts: { booking: expect.any(Number) },
    });
  });
});

describe("a plan's totals", () => {
  it("count the open bookings only (PLAN-8)", () => {
    const booking = (Status: BookingStatus) => ({
      Status,
      PayNow: 100,
      PayInCuba: 10,
      ...(Status === "agreed" && { Replaces: 1 }),
    });
    expect(planTotals(bookingStatuses.map(booking))).toEqual({ PayNow: 200, PayInCuba: 20 });
  });

  it("name the page to sign on, in a language, while the receipt waits for it, also to be signed again (PLAN-43)", () => {
    const done = unsigned().and(signed(3));
    const anew = done.and(changed(4, 2, 1, { amount: PRICE - 100 })).and(happened("booking.confirmed", 5, 2));
    const waits = ({ state, snapshot }: Story) => isStateName(state) && waitsForSignature(state, snapshot);
    expect([payable(), unsigned(), done, anew, anew.and(signed(6))].map(waits)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect([waitsForSignature("signing", null), waitsForSignature("printing", null)]).toEqual([true, false]);
    expect(signAddress(7, "es")).toBe("/e_sign?plan=7&lang=es");
  });
});

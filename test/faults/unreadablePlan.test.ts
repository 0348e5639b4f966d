import { and, eq, sql } from "drizzle-orm";
import { readShopFigures } from "../../src/app/server/metrics/shopFigures";
import { MACHINE_VERSION } from "../../src/features/plan/checkout/checkout.machine";
import { bookings, checkoutEvents, plansSetAside, travelPlans } from "../../src/features/plan/server/plan.tables";
import type { Database } from "../../src/platform/server/db/database";
import type { CarOffer } from "../../src/products/car/car.schemas";
import { DAY, MINUTE } from "../../src/shared/instant";
import { BOOK, bookingOf, caller, SEARCH, search } from "../fixtures/server/carTestBed";
import { startTestApp, type TestApp } from "../testApp";
import { storeRental } from "../testBooking";

const [ANA, LUIS, STAFF] = [1, 2, 3];

/** Overwrites a plan's only fact, bypassing the trigger that prevents changes of facts. */
async function damage(db: Database, planId: number, change: { event?: string; machineVersion?: number }) {
  await db.execute(sql`alter table checkout_events disable trigger checkout_events_append_only`);
  const { event, machineVersion = MACHINE_VERSION } = change;
  await db
    .update(checkoutEvents)
    .set({ machineVersion, ...(event !== undefined && { event: sql`${event}::jsonb` }) })
    .where(eq(checkoutEvents.planId, planId));
  await db.execute(sql`alter table checkout_events enable trigger checkout_events_append_only`);
}

describe.each([
  ["damaged", { event: '"oops"' }],
  ["newer", { machineVersion: MACHINE_VERSION + 1 }],
])("a plan that is %s: %j (OPS-113, CHART-11)", (why, change) => {
  let test: TestApp;
  let broken: Awaited<ReturnType<typeof storeRental>>;
  let sound: Awaited<ReturnType<typeof storeRental>>;
  let whole: typeof checkoutEvents.$inferSelect | undefined;
  beforeAll(async () => {
    test = await startTestApp();
    const rental = { at: test.now(), startsAt: test.now() + 30 * DAY };
    broken = await storeRental(test.db, { ...rental, clientId: ANA });
    sound = await storeRental(test.db, { ...rental, clientId: LUIS });
    [whole] = await test.db.select().from(checkoutEvents).where(eq(checkoutEvents.planId, broken.planId));
    await damage(test.db, broken.planId, change);
  });
  afterAll(() => test.close());

  const staff = () => caller(test.app, STAFF, "staff", test.now());
  const ana = () => caller(test.app, ANA, "client", test.now());
  const aside = async () => (await test.db.select().from(plansSetAside))[0];
  const sweep = async (advance: string) => {
    const answer = await test.call({ method: "POST", url: "/qa/clock", payload: { advance } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };

  it("is marked in the inbox and in the queue, and the others are listed as usual", async () => {
    await staff()("GET", "/api/support/queue/en");
    const { status, data } = await staff()<{ Items: object[] }>("GET", "/api/support/inbox");
    expect(status).toBe(200);
    const { planId: TravelPlanId } = broken;
    expect(data.Items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Kind: "plan", TravelPlanId, Status: why }),
        expect.objectContaining({ Kind: "booking", TravelPlanId, Status: "unreadable", Until: null }),
        expect.objectContaining({ Kind: "booking", TravelPlanId: sound.planId, Status: "waiting" }),
      ]),
    );
    const queue = await staff()<{ Bookings: { Booking: { BookingId: number }; Unreadable?: true }[] }>(
      "GET",
      "/api/support/queue/en",
    );
    expect(queue.data.Bookings.map(({ Booking, Unreadable }) => [Booking.BookingId, Unreadable])).toEqual(
      expect.arrayContaining([
        [broken.bookingId, true],
        [sound.bookingId, undefined],
      ]),
    );
  });

  it("has a page for staff with the cause and its bookings, and its facts can be exported", async () => {
    const page = await staff()("GET", `/api/support/plans/${broken.planId}/en`);
    expect(page).toMatchObject({ status: 409, code: "plan.unreadable" });
    expect(await staff()("GET", `/api/support/unreadable/${broken.planId}`)).toMatchObject({
      status: 200,
      data: { Why: why, Bookings: [{ BookingId: broken.bookingId }] },
    });
    expect(await staff()("GET", `/api/support/bundles/${broken.planId}`)).toMatchObject({ status: 200 });
    expect(await staff()("GET", `/api/support/plans/${sound.planId}/en`)).toMatchObject({ status: 200 });
  });

  it("is shown to its client as unreadable and stays unchanged, and their next booking starts another plan", async () => {
    expect(await ana()("GET", `/api/travelPlans/activeTravelPlan/${ANA}/en`)).toMatchObject({
      status: 200,
      data: { TravelPlanId: broken.planId, Unreadable: true },
    });
    const refused = await ana()<string>("GET", `/api/checkout/${broken.planId}`);
    expect(refused).toMatchObject({ code: "plan.unreadable" });
    // By what is booked in it. (PLAN-45)
    expect(refused.data).toMatch(/^We cannot open your travel plan “[^”]+” at the moment\./);
    const { data } = await ana()<{ Offers: CarOffer[] }>("POST", SEARCH, {
      ...search,
      PickUp: "2027-01-20",
      DropOff: "2027-01-23",
    });
    const [offer] = data.Offers;
    if (!offer) throw new Error("no car is offered");
    const booked = await ana()<{ TravelPlanId: number }>("POST", BOOK, bookingOf(offer, ANA));
    expect(booked.status).toBe(200);
    const [row] = await test.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.clientId, ANA), eq(bookings.status, "requested")))
      .orderBy(sql`id desc`);
    expect(row?.planId).toBeGreaterThan(broken.planId);
  });

  it("is retried each minute, counted separately, and continues once it can be read; others are swept meanwhile", async () => {
    await sweep("PT73H");
    const [swept] = await test.db.select().from(travelPlans).where(eq(travelPlans.id, sound.planId));
    expect(swept?.state).toBe("collecting");
    expect(await aside()).toMatchObject({ why, tries: 1, tryAgainAt: test.now() + MINUTE });
    await sweep("PT1S");
    expect(await aside()).toMatchObject({ tries: 1 });
    await sweep("PT1M");
    expect(await aside()).toMatchObject({ tries: 2, tryAgainAt: test.now() + MINUTE });
    for (let turn = 0; turn < 8; turn += 1) await sweep("PT1H");
    expect((await aside())?.tryAgainAt).toBe(test.now() + MINUTE);
    const figures = await readShopFigures(test.db, test.now());
    expect(figures.sweepLag).toBe(0);
    expect(figures.aside).toEqual({ damaged: 0, newer: 0, failed: 0, [why]: 1 });
    await damage(test.db, broken.planId, { event: JSON.stringify(whole?.event) });
    await sweep("PT1M");
    expect(await aside()).toBeUndefined();
    expect(await staff()("GET", `/api/support/plans/${broken.planId}/en`)).toMatchObject({ status: 200 });
  });
});

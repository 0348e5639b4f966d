import { eq, like } from "drizzle-orm";
import { auditLines } from "../../../../../test/auditLines";
import { bookingOf, search } from "../../../../../test/fixtures/server/carTestBed";
import { rememberBeginning } from "../../../../../test/startOver";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { storeRental } from "../../../../../test/testBooking";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import type { CarOffer } from "../../../../products/car/car.schemas";
import { addDays, havanaDate } from "../../../../shared/havana";
import { DAY } from "../../../../shared/instant";
import { LIMITS } from "../../bookings/limits.rules";
import { bookings } from "../plan.tables";

const [ANA, LUIS, STAFF] = [1, 2, 3];
const FIRST_DAY = 60;

let test: TestApp;
let startOver: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  startOver = await rememberBeginning(test);
});
afterEach(() => startOver());
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");
const post = async (url: string, payload: object, headers = test.as(ANA), language = "en") =>
  (await test.call({ method: "POST", url, payload, headers: { ...headers, "accept-language": language } })).json();

/** Car offers for three days, beginning in `days` days. */
async function offers(days: number): Promise<CarOffer[]> {
  const first = addDays(havanaDate(test.now()), days);
  const question = { ...search, PickUp: first, DropOff: addDays(first, 3), LanguageCode: "en" };
  const { Data } = await post("/api/carBookings/getOffers/Price/0/en/0/20", question);
  return Data.Offers;
}

const book = (offer: CarOffer | undefined, clientId = ANA, language = "en") => {
  if (!offer) throw new Error("there is no such offer");
  return post("/api/carBookings/en", bookingOf(offer, clientId), test.as(clientId), language);
};

async function holds(count: number, startsInDays: (index: number) => number, clientId = ANA) {
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const startsAt = test.now() + startsInDays(index) * DAY;
    made.push(await storeRental(test.db, { clientId, at: test.now(), startsAt, days: 3 }));
  }
  return made;
}

const open = () => test.db.$count(bookings, eq(bookings.clientId, ANA));

describe("unpaid bookings of one client", () => {
  const oneLess = LIMITS.unpaidBookings - 1;
  const apart = (index: number) => 100 + index * 5;

  it("are limited: of two concurrent requests, one too many is refused and books nothing (SAFE-19)", async () => {
    const [first, second] = await offers(FIRST_DAY);
    await holds(oneLess, apart);
    const answers = await Promise.all([book(first), book(second)]);
    expect(answers.map(({ ResultCode }) => ResultCode).sort()).toEqual(["OK", "limit.unpaidBookings"]);
    expect(await open()).toBe(LIMITS.unpaidBookings);
  });

  it("free a place when cancelled, and do not limit another client", async () => {
    const [first, second] = await offers(FIRST_DAY);
    const [{ bookingId } = { bookingId: 0 }] = await holds(LIMITS.unpaidBookings, apart);
    expect((await book(first)).ResultCode).toBe("limit.unpaidBookings");
    expect((await book(second, LUIS)).ResultCode).toBe("OK");
    await test.call({ url: `/api/bookings/cancel/${bookingId}`, headers: test.as(ANA) });
    expect((await book(first)).ResultCode).toBe("OK");
  });

  it("are refused with advice in the caller's language", async () => {
    const [first] = await offers(FIRST_DAY);
    await holds(LIMITS.unpaidBookings, apart);
    expect((await book(first)).Errors ?? (await book(first)).Data).toBeDefined();
    expect(JSON.stringify(await book(first))).toContain("Please pay or cancel one of them first, or write to us.");
    expect(JSON.stringify(await book(first, ANA, "es"))).toContain("Pague o cancele primero una de ellas");
  });

  it("do not stop a repeated request from getting its answer", async () => {
    const [first] = await offers(FIRST_DAY);
    if (!first) throw new Error("there is no such offer");
    await holds(oneLess, apart);
    const request = bookingOf(first, ANA);
    const once = await post("/api/carBookings/en", request);
    expect(once.ResultCode).toBe("OK");
    expect((await post("/api/carBookings/en", request)).Data).toEqual(once.Data);
  });
});

describe("bookings that one client makes in a day", () => {
  const apart = (index: number) => 100 + index * 5;

  it("are limited, including cancelled ones, because each asks a supplier; the count restarts the next day (SAFE-19)", async () => {
    const [first, second] = await offers(FIRST_DAY);
    await holds(LIMITS.bookingsOfDay - 1, apart);
    await test.db.update(bookings).set({ status: "cancelled" });
    const answers = await Promise.all([book(first), book(second)]);
    expect(answers.map(({ ResultCode }) => ResultCode).sort()).toEqual(["OK", "limit.bookingsOfDay"]);
    expect((await book(second, LUIS)).ResultCode).toBe("OK");
    test.pass(DAY);
    expect((await book((await offers(FIRST_DAY))[2])).ResultCode).toBe("OK");
  });
});

describe("cars of one client on the same days", () => {
  const together = () => FIRST_DAY + 1;

  it("are limited, even for two concurrent requests; other days are free (SAFE-19)", async () => {
    const [first, second] = await offers(FIRST_DAY);
    const [later] = await offers(FIRST_DAY + 10);
    await holds(LIMITS.rentalsAtOnce - 1, together);
    const answers = await Promise.all([book(first), book(second)]);
    expect(answers.map(({ ResultCode }) => ResultCode).sort()).toEqual(["OK", "limit.rentalsAtOnce"]);
    expect((await book(later)).ResultCode).toBe("OK");
  });

  it("are allowed beyond the limit by staff, for this client and 24 hours, with an audit entry (SAFE-21)", async () => {
    const [first, second, third] = await offers(FIRST_DAY);
    const [{ planId } = { planId: 0 }] = await holds(LIMITS.rentalsAtOnce, together);
    await holds(LIMITS.rentalsAtOnce, together, LUIS);
    const seen = async () =>
      (await test.call({ url: `/api/support/plans/${planId}/en`, headers: staff() })).json().Data.Limits;
    expect(await seen()).toEqual({ Reached: ["rentalsAtOnce"], LiftedUntil: null });

    const act = { ClientId: ANA, Reason: "A family of twenty, known to us" };
    expect((await post("/api/support/clients/liftLimits", act, staff())).ResultCode).toBe("OK");
    expect(await seen()).toEqual({ Reached: ["rentalsAtOnce"], LiftedUntil: test.now() + DAY });
    expect((await book(first)).ResultCode).toBe("OK");
    expect((await book(second, LUIS)).ResultCode).toBe("limit.rentalsAtOnce");
    const [entry] = await auditLines(test.db, eq(auditLog.action, "limits.lifted"));
    expect(entry).toMatchObject({ actorId: STAFF, subject: `client ${ANA}`, reason: act.Reason });

    test.pass(DAY);
    expect((await book(third)).ResultCode).toBe("limit.rentalsAtOnce");
    expect((await seen()).LiftedUntil).toBeNull();
  });

  it("are lifted by staff only, for existing clients", async () => {
    const act = { ClientId: ANA, Reason: "A family of twenty" };
    expect((await post("/api/support/clients/liftLimits", act)).ResultCode).toBe("forbidden");
    expect((await post("/api/support/clients/liftLimits", { ...act, ClientId: 99_999 }, staff())).ResultCode).toBe(
      "notFound",
    );
  });
});

describe("a client whom staff have suspended (SAFE-29)", () => {
  const Reason = "Three cards of three people";
  const suspend = (change: object = {}, headers = staff()) =>
    post("/api/support/clients/suspend", { ClientId: ANA, LastDay: null, Reason, ...change }, headers);
  const lift = () =>
    post("/api/support/clients/liftSuspension", { ClientId: ANA, Reason: "It was her family" }, staff());
  const profile = async () => (await test.call({ url: `/api/profile/${ANA}/2`, headers: test.as(ANA) })).json().Data;

  it("cannot book, is notified of the reason and what to do, and can cancel bookings", async () => {
    const [first, second] = await offers(FIRST_DAY);
    const [{ bookingId } = { bookingId: 0 }] = await holds(1, () => FIRST_DAY + 20);
    expect((await suspend()).ResultCode).toBe("OK");
    expect((await book(first)).ResultCode).toBe("account.suspended");
    expect(JSON.stringify(await book(first))).toContain("you can still pay, sign, print, cancel and be refunded");
    expect(JSON.stringify(await book(first, ANA, "es"))).toContain("puede pagar, firmar, imprimir, cancelar");
    expect((await book(second, LUIS)).ResultCode).toBe("OK");
    await test.call({ url: `/api/bookings/cancel/${bookingId}`, headers: test.as(ANA) });
    const [kept] = await test.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(kept?.status).toBe("cancelled");
    expect((await profile()).Suspended).toEqual({ Reason, LastDay: null });
    const told = (await test.mailsTo("tourist@example.com")).find(({ key }) => key.includes("clientSuspended"));
    expect(told).toMatchObject({ subject: "New bookings are suspended for your account" });
    expect(told?.text).toContain(Reason);
  });

  it("is reinstated by staff, with person, time and reason in the audit, and is notified", async () => {
    await suspend();
    expect((await suspend()).ResultCode).toBe("support.suspendedAlready");
    expect((await lift()).ResultCode).toBe("OK");
    expect((await lift()).ResultCode).toBe("support.nothingWaiting");
    expect((await profile()).Suspended).toBeUndefined();
    expect((await book((await offers(FIRST_DAY))[0])).ResultCode).toBe("OK");
    const mails = await test.mailsTo("tourist@example.com");
    expect(mails.map(({ subject }) => subject)).toContain("You can book again");
    const lines = await auditLines(test.db, like(auditLog.action, "client.suspen%"));
    expect(lines).toMatchObject([
      { actorId: STAFF, action: "client.suspended", subject: `client ${ANA}`, reason: Reason },
      { actorId: STAFF, action: "client.suspensionLifted", reason: "It was her family" },
    ]);
    const seen = (await test.call({ url: `/api/support/clients/${ANA}`, headers: staff() })).json().Data;
    expect(seen.Suspensions).toMatchObject([{ Reason, LastDay: null, Holds: false, LiftedAt: test.now() }]);
  });

  it("is reinstated by time: the last day (Havana) is still suspended, the next one is not", async () => {
    const LastDay = addDays(havanaDate(test.now()), 2);
    await suspend({ LastDay });
    expect((await profile()).Suspended).toEqual({ Reason, LastDay });
    test.pass(2 * DAY);
    expect((await book((await offers(FIRST_DAY))[0])).ResultCode).toBe("account.suspended");
    test.pass(DAY);
    expect((await book((await offers(FIRST_DAY))[0])).ResultCode).toBe("OK");
    expect((await suspend()).ResultCode).toBe("OK");
  });

  it("is suspended by staff who look after clients, until a future day; staff accounts cannot be suspended", async () => {
    expect((await suspend({}, test.as(ANA))).ResultCode).toBe("forbidden");
    for (const days of [-1, 6 * 366])
      expect((await suspend({ LastDay: addDays(havanaDate(test.now()), days) })).Errors).toMatchObject([
        { Field: "LastDay", Code: "suspensionDay" },
      ]);
    expect((await suspend({ ClientId: STAFF })).ResultCode).toBe("notFound");
    expect((await suspend({ Reason: "" })).ResultCode).toBe("invalid");
    expect((await profile()).Suspended).toBeUndefined();
  });
});

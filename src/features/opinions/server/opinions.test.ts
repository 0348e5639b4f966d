import { eq } from "drizzle-orm";
import { rememberBeginning } from "../../../../test/startOver";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { ProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { DAY, HOUR, SECOND } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { bookings, travelPlans } from "../../plan/server/plan.tables";
import { opinionRequests, opinions } from "./opinions.tables";

const [ANA, STAFF] = [1, 3];
const EMAIL = "tourist@example.com";
const stars = { vehicle: 5, handover: 4, staff: 5, value: 3 };

let test: TestApp;
let startOver: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  startOver = await rememberBeginning(test);
});
afterEach(() => startOver());
afterAll(() => test.close());

const get = async (url: string, headers = {}) => (await test.call({ method: "GET", url, headers })).json();
const post = async (url: string, payload: object, headers = {}) =>
  (await test.call({ method: "POST", url, payload, headers })).json();
const asDesk = () => test.as(STAFF, "desk");
const passTo = (instant: number) =>
  post("/qa/clock", { advance: `PT${(instant - test.now()) / SECOND}S` }, test.as(STAFF, "staff"));

/** A paid rental that begins tomorrow; resolves to its ids and its end. */
async function trip(status: "confirmed" | "refunded" = "confirmed") {
  const made = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + DAY });
  await test.db.update(bookings).set({ status }).where(eq(bookings.id, made.bookingId));
  const paid = { paidAt: test.now(), state: "completed" as const, nextTickAt: null };
  await test.db.update(travelPlans).set(paid).where(eq(travelPlans.id, made.planId));
  const [row] = await test.db.select().from(bookings).where(eq(bookings.id, made.bookingId));
  return { ...made, startsAt: row?.startsAt ?? 0, endsAt: row?.endsAt ?? 0, supplierId: row?.supplierId ?? 0 };
}

const asked = async () => (await test.mailsTo(EMAIL)).filter(({ subject }) => subject === "How was your trip to Cuba?");
/** A trip that has ended and was asked about, with the link's code. */
async function askedTrip() {
  const made = await trip();
  await passTo(made.endsAt + 3 * DAY + HOUR);
  const code = /\/review\?lang=en#([\w-]+)/.exec((await asked())[0]?.text ?? "")?.[1] ?? "";
  return { ...made, code };
}
type AskedTrip = Awaited<ReturnType<typeof askedTrip>>;
const write = ({ code, bookingId }: AskedTrip, change: object = {}) =>
  post("/api/opinions/write", {
    ...{ Code: code, BookingId: bookingId, Stars: stars, Text: "Clean, and on time.", Language: "en", ...change },
  });
const decide = (BookingId: number, Show: boolean, Reason: string | null = null, headers = asDesk()) =>
  post("/api/support/opinions/decide", { BookingId, Show, Reason }, headers);
const shownOf = async (supplierId: number) => (await get(`/api/opinions/company/${supplierId}/0`)).Data;

describe("the clients of past bookings are asked (REVIEW-1)", () => {
  it("once, by an email with a personal link, three days after the last service; its code is not stored", async () => {
    const { endsAt, planId } = await trip();
    await passTo(endsAt + 3 * DAY - HOUR);
    expect(await asked()).toEqual([]);
    await passTo(endsAt + 3 * DAY + HOUR);
    await passTo(endsAt + 9 * DAY);
    expect(await asked()).toHaveLength(1);
    const [{ codeHash = "", ...request } = {}] = await test.db.select().from(opinionRequests);
    expect(request).toMatchObject({ planId, clientId: ANA });
    expect((await asked())[0]?.text).not.toContain(codeHash);
  });

  it("with a link to opt out without signing in (MAIL-9)", async () => {
    const { endsAt } = await trip();
    await passTo(endsAt + 4 * DAY);
    const [mail] = await asked();
    const path =
      /http:\/\/localhost:8080(\/unsubscribe\/reviewRequests\/[\w-]+\?lang=en)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await test.call({ method: "POST", url: path })).statusCode).toBe(200);
    const next = await trip();
    await passTo(next.endsAt + 4 * DAY);
    expect(await asked()).toHaveLength(1);
    await post("/api/profile/mails", { ClientId: ANA, Unwanted: [] }, test.as(ANA));
    await passTo(next.endsAt + 5 * DAY);
    expect(await asked()).toHaveLength(2);
  });

  it("unless nothing took place that clients rate, or the account is closed", async () => {
    const { endsAt } = await trip("refunded");
    await passTo(endsAt + 4 * DAY);
    const unrated = await trip();
    await test.db
      .update(bookings)
      .set({ productType: ProductType.Excursion })
      .where(eq(bookings.id, unrated.bookingId));
    await passTo(unrated.endsAt + 4 * DAY);
    expect(await asked()).toEqual([]);
    const other = await trip();
    await test.db.update(clients).set({ closedAt: test.now() }).where(eq(clients.id, ANA));
    await passTo(other.endsAt + 4 * DAY);
    expect(await test.db.$count(opinionRequests)).toBe(0);
  });

  it("by a link that shows each booking, and nothing after ninety days or with another code", async () => {
    const { code, bookingId } = await askedTrip();
    const { Data } = await post("/api/opinions/asked", { Code: code });
    expect(Data).toMatchObject({ FirstName: "Ana", Bookings: [{ BookingId: bookingId, Kind: "car", Status: null }] });
    expect((await post("/api/opinions/asked", { Code: `${code}x` })).ResultCode).toBe("opinion.linkOver");
    test.pass(91 * DAY);
    expect((await post("/api/opinions/asked", { Code: code })).ResultCode).toBe("opinion.linkOver");
  });
});

describe("an opinion (REVIEW-2)", () => {
  it("is for a booking of the trip, with stars for every subject; anything else changes nothing", async () => {
    const made = await askedTrip();
    const { value: _value, ...three } = stars;
    expect((await write(made, { Stars: three })).Errors).toMatchObject([{ Field: "Stars" }]);
    expect((await write(made, { Stars: { ...stars, value: 6 } })).ResultCode).toBe("invalid");
    expect((await write(made, { Text: " \n" })).ResultCode).toBe("invalid");
    expect((await write(made, { BookingId: made.bookingId + 1 })).ResultCode).toBe("plan.bookingUnknown");
    expect(await test.db.$count(opinions)).toBe(0);
    expect((await write(made)).Data.Bookings).toMatchObject([{ Status: "waiting" }]);
    expect((await write(made)).ResultCode).toBe("opinion.written");
    expect(await test.db.$count(opinions)).toBe(1);
  });

  it("is shown to nobody before staff have published it, and its writer is notified (REVIEW-3, REVIEW-4)", async () => {
    const made = await askedTrip();
    await write(made);
    expect(await shownOf(made.supplierId)).toMatchObject({ Count: 0, Tenths: 0, Opinions: [] });
    expect((await get("/api/support/opinions", asDesk())).Data).toMatchObject([
      { BookingId: made.bookingId, FirstName: "Ana", Text: "Clean, and on time.", Stars: stars },
    ]);
    expect((await decide(made.bookingId, true, null, test.as(STAFF, "finance"))).ResultCode).toBe("forbidden");
    expect((await decide(made.bookingId, true)).ResultCode).toBe("OK");
    expect((await decide(made.bookingId, false, "Too late")).ResultCode).toBe("support.nothingWaiting");
    expect(await shownOf(made.supplierId)).toMatchObject({
      ...{ Count: 1, Tenths: 43 },
      Subjects: [
        { Subject: "vehicle", Tenths: 50 },
        { Subject: "handover", Tenths: 40 },
        { Subject: "staff", Tenths: 50 },
        { Subject: "value", Tenths: 30 },
      ],
      Opinions: [
        { FirstName: "Ana", Month: havanaDate(made.startsAt).slice(0, 7), Language: "en", Text: "Clean, and on time." },
      ],
    });
    expect((await get("/api/opinions/companies")).Data).toEqual([
      { SupplierId: made.supplierId, Count: 1, Tenths: 43 },
    ]);
    // The same review, made one of a property. (REVIEW-7)
    expect((await get("/api/opinions/hotels")).Data).toEqual([]);
    const property = { supplierId: null, hotelId: 3, tenths: 46 };
    await test.db.update(opinions).set(property).where(eq(opinions.bookingId, made.bookingId));
    expect((await get("/api/opinions/hotels")).Data).toEqual([{ HotelId: 3, Count: 1, Tenths: 46 }]);
    expect((await test.mailsTo(EMAIL))[0]?.subject).toBe("Your review is published");
  });

  it("is refused with a reason, which its writer reads, and may be changed then (REVIEW-3)", async () => {
    const made = await askedTrip();
    await write(made, { Text: "My phone is 555-0142" });
    expect((await decide(made.bookingId, false, " ")).Errors).toMatchObject([{ Field: "Reason" }]);
    await decide(made.bookingId, false, "It has a telephone number.");
    expect((await test.mailsTo(EMAIL))[0]?.text).toContain("It has a telephone number.");
    expect((await post("/api/opinions/asked", { Code: made.code })).Data.Bookings).toMatchObject([
      { Status: "refused", Reason: "It has a telephone number." },
    ]);
    expect((await write(made)).Data.Bookings).toMatchObject([{ Status: "waiting", Reason: null }]);
    expect(await shownOf(made.supplierId)).toMatchObject({ Count: 0 });
  });

  it("is in the copy of its writer's data (REVIEW-6)", async () => {
    const made = await askedTrip();
    await write(made);
    const { Data } = await get(`/api/clients/myData/${ANA}`, test.as(ANA));
    expect(Data.Opinions).toMatchObject([{ BookingId: made.bookingId, Text: "Clean, and on time.", Stars: stars }]);
  });
});

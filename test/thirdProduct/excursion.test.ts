import { randomUUID } from "node:crypto";
import { clients } from "../../src/features/account/server/account.tables";
import { suppliersOfStaff } from "../../src/features/desk/server/records/supplier.repository";
import { suppliers } from "../../src/features/places/server/places.tables";
import { cancellationRules } from "../../src/features/plan/server/plan.tables";
import { CancelPolicyCode, ProductType } from "../../src/shared/enumerations";
import { addDays, havanaDate, havanaInstant } from "../../src/shared/havana";
import { columnsThatSay } from "../erasure/columnsThatSay";
import { readPaper } from "../fixtures/server/paperBed";
import { ANA, openRefundBed, type RefundBed } from "../fixtures/server/refundsTestBed";
import type { ExcursionBookingCreated, ExcursionOffer } from "./excursion";
import { soldWithExcursions } from "./excursion.server";
import { createTables, departures, excursions } from "./excursion.tables";

const PER_PERSON = 4_500;
const PRICE = 2 * PER_PERSON;
const CODE = 900;
/** A unique name. */
const guest = { FirstName: "Zebulonia", LastName: "Quixottez" };
const SIGN = "zebulonia|quixottez";

let bed: RefundBed;
let day: string;
let asSupplier: { authorization: string };
let booked: ExcursionBookingCreated;
beforeAll(async () => {
  bed = await openRefundBed({ CLIENTS_CAN_REFUND: "on" }, undefined, soldWithExcursions);
  const { db, now } = bed.test;
  await createTables(db);
  await bed.giveDocuments(ANA);
  const [supplier] = await db.select().from(suppliers).limit(1);
  asSupplier = bed.test.as(await personOf(supplier?.id ?? 0), "supplier");
  day = addDays(havanaDate(now()), 20);
  await db.insert(excursions).values({
    ...{ id: CODE, name: "Valle de Viñales", meetingPoint: "Parque Central", zone: "La Habana" },
    ...{ latitude: 23.137, longitude: -82.359, phone: "+53 7 555 0199", supplierId: supplier?.id ?? 0 },
  });
  const dated = (id: number, date: string, seats: number) => ({
    ...{ id, excursionId: CODE, seats, pricePerPerson: PER_PERSON },
    ...{ startsAt: havanaInstant(date, "0800"), endsAt: havanaInstant(date, "1800") },
  });
  await db.insert(departures).values([dated(1, day, 3), dated(2, addDays(day, 1), 1)]);
  const half = {
    productType: ProductType.Excursion,
    code: CancelPolicyCode.NB,
    fromDays: null,
    toDays: 0,
    percent: 50,
  };
  await db.insert(cancellationRules).values(half);
});
afterAll(() => bed.close());

/** A person who answers for a company. */
async function personOf(supplierId: number): Promise<number> {
  const { db, now } = bed.test;
  const [person] = await db
    .insert(clients)
    .values({
      ...{ email: "guides@example.com", firstName: "Rosa", lastName: "", role: "staff", staffRole: "supplier" },
      ...{ createdAt: now(), activatedAt: now() },
    })
    .returning({ id: clients.id });
  expect(await suppliersOfStaff.set(db, person?.id ?? 0, { kind: "company", ids: [supplierId] })).toEqual([]);
  return person?.id ?? 0;
}

const searched = async (Persons = 2): Promise<ExcursionOffer[]> =>
  (await bed.post("/api/excursions/search", { From: day, Until: addDays(day, 7), Persons })).Data;

const request = (change: object = {}) => ({
  DepartureId: 1,
  BookForm: {
    Participants: [guest, { FirstName: "Ana", LastName: "Rivera" }],
    ...{ AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true },
  },
  ...{ ClientId: ANA, SiteId: 11, Book: true, RequestKey: randomUUID(), Total: PRICE },
  ...change,
});

describe("a product that the shop's own code does not name", () => {
  it("can be searched and booked, with its price and its seats", async () => {
    expect(await searched()).toEqual([expect.objectContaining({ DepartureId: 1, SeatsLeft: 3, Price: PRICE })]);
    expect(await bed.post("/api/excursions/createBooking", request({ Total: 1 }))).toMatchObject({
      ResultCode: "plan.priceChanged",
    });
    const answer = await bed.post("/api/excursions/createBooking", request());
    expect(answer).toMatchObject({ ResultCode: "OK", Data: { PayNow: PRICE } });
    booked = answer.Data;
    expect(await searched(1)).toEqual([
      expect.objectContaining({ DepartureId: 1, SeatsLeft: 1 }),
      expect.objectContaining({ DepartureId: 2 }),
    ]);
    const again = await bed.post("/api/excursions/createBooking", request({ UnlessBooked: true }));
    expect(again).toMatchObject({ ResultCode: "plan.bookedAlready", Facts: { kind: "other" } });
    expect(again.Data).toContain("You have this for these people already");
  });

  it("is in the API's description with its calls, its schemas and the details of its bookings", async () => {
    const { paths, components } = (await bed.test.call({ method: "GET", url: "/api/docs/json" })).json();
    expect(paths["/api/excursions/search"].post).toMatchObject({ tags: ["excursion"] });
    expect(components.schemas.Booking.properties.Details.anyOf).toContainEqual({
      $ref: "#/components/schemas/BookedExcursion",
    });
    expect(components.schemas.SupplierBooking.properties.Details.anyOf).toContainEqual({
      $ref: "#/components/schemas/SuppliedExcursion",
    });
  });

  it("can be confirmed, paid and signed, and its voucher and emails contain its own facts", async () => {
    const { BookingId, TravelPlanId } = booked;
    const queue = (await bed.get("/api/support/queue/en", bed.asStaff())).Data;
    expect(queue.Bookings).toEqual([
      expect.objectContaining({ DriverBirthDate: null, Booking: expect.objectContaining({ BookingId }) }),
    ]);
    const supplied = { MeetingPoint: "Parque Central", Count: 2 };
    expect((await bed.get("/api/support/supplier/bookings", asSupplier)).Data.Bookings).toEqual([
      expect.objectContaining({ BookingId, DriverAge: null, Details: supplied, Excursion: supplied }),
    ]);
    expect((await bed.get(`/api/support/bookings/${BookingId}/alternatives/en`, bed.asStaff())).Data).toEqual([]);
    expect(await bed.get(`/api/support/bookings/${BookingId}/cars`, bed.asStaff())).toMatchObject({
      ResultCode: "plan.bookingUnknown",
    });
    await bed.post("/api/support/bookings/confirm", { BookingId, Reference: "VIN-1" }, bed.asStaff());
    expect(await bed.pay(TravelPlanId, ANA, { Amount: PRICE })).toMatchObject({ ResultCode: "OK" });
    const signature = { SignerName: "Ana Rivera Soto", Consent: true, Drawing: null };
    const receipt = (await bed.get(`/api/checkout/${TravelPlanId}/receipt`)).Data;
    const signed = { ...signature, ConsentVersion: receipt.ConsentVersion };
    expect(await bed.post(`/api/checkout/${TravelPlanId}/sign`, signed)).toMatchObject({ ResultCode: "OK" });

    const voucher = (await bed.get(`/api/checkout/vouchers/${BookingId}`)).Data;
    expect(voucher.Facts.map(({ Detail }: { Detail: string[] }) => Detail)).toContainEqual(["Parque Central"]);
    expect(voucher).toMatchObject({ Place: { Phone: "+53 7 555 0199" }, Booking: { Excursion: { DepartureId: 1 } } });
    const file = await bed.test.call({
      method: "GET",
      url: `/api/checkout/vouchers/${BookingId}/voucher.pdf`,
      headers: bed.test.as(ANA),
    });
    const { text } = await readPaper(file.rawPayload);
    for (const said of ["Valle de Viñales", "Meeting point", "Punto de encuentro", "Parque Central", "Zebulonia"])
      expect(text).toContain(said);

    const mails = await bed.test.mailsTo("tourist@example.com");
    expect(mails.filter((mail) => mail.text.includes("Parque Central")).length).toBeGreaterThan(0);
  });

  it("is on the day sheet of staff and among the days of its supplier", async () => {
    const { Services } = (await bed.get(`/api/support/days/${day}`, bed.asStaff())).Data;
    expect(Services.map(({ Part, Place }: { Part: string; Place: string }) => [Part, Place])).toEqual([
      ["start", "Parque Central"],
      ["end", "Parque Central"],
    ]);
    const ofSupplier = (await bed.get(`/api/support/supplier/days/${day}`, asSupplier)).Data.Services;
    expect(ofSupplier[0]).toMatchObject({ Status: "firm", Part: "start", Guests: 2, ClassName: null });
    expect(Services[0]).toMatchObject({ Guests: 2, GuestName: "Zebulonia Quixottez", Rooms: null });
  });

  it("counts among the requests of its company, without a search for alternatives", async () => {
    const today = havanaDate(bed.test.now());
    const [supplier] = await bed.test.db.select({ name: suppliers.name }).from(suppliers).limit(1);
    const { Suppliers } = (await bed.get(`/api/support/numbers/${today}/${today}`, bed.asStaff())).Data;
    expect(Suppliers).toEqual([expect.objectContaining({ SupplierName: supplier?.name, Asked: 1, Confirmed: 1 })]);
    expect(await bed.get(`/api/support/calendar/elsewhere/${booked.BookingId}`, bed.asStaff())).toMatchObject({
      ResultCode: "plan.bookingUnknown",
    });
  });

  it("is in the copy of a client's data", async () => {
    const copy = (await bed.get(`/api/clients/myData/${ANA}`)).Data;
    expect(JSON.stringify(copy.Plans)).toContain("Quixottez");
  });

  it("is refunded by its own schedule, and its seats are free again", async () => {
    const { BookingId } = booked;
    const Reason = "We cannot come";
    const refunded = await bed.toClient(BookingId, { Reason, Key: randomUUID() });
    expect(refunded).toMatchObject({ ResultCode: "OK" });
    await bed.sweep();
    const sums = (await bed.get(`/api/refunds/plans/${booked.TravelPlanId}/sums`)).Data;
    expect(sums).toMatchObject({ Sent: PRICE / 2, KeptByPolicy: PRICE / 2 });
    expect(await searched(3)).toEqual([expect.objectContaining({ DepartureId: 1, SeatsLeft: 3 })]);
  });

  it("has its participants erased once their client's account is closed", async () => {
    const { db } = bed.test;
    expect([...(await columnsThatSay(db, SIGN)).keys()]).toContain("excursion_participants.first_name");
    const close = { ClientId: ANA, Password: "Malecon-2026", GiveUpCredit: true };
    expect(await bed.post("/api/clients/closeAccount", close)).toMatchObject({ ResultCode: "OK" });
    await bed.sweep();
    expect([...(await columnsThatSay(db, SIGN)).keys()]).toEqual([]);
  });
});

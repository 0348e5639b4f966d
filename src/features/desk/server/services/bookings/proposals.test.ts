import { and, eq } from "drizzle-orm";
import { auditLines } from "../../../../../../test/auditLines";
import {
  BOOK,
  bookingOf,
  double,
  peopleIn,
  SEARCH,
  search,
} from "../../../../../../test/fixtures/server/lodgingTestBed";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { nameExtraDriver, storeRental } from "../../../../../../test/testBooking";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import { namedDrivers } from "../../../../../products/car/server/booking/drivers.repository";
import { carBookings, carReservations } from "../../../../../products/car/server/car.tables";
import { bookedLodging } from "../../../../../products/lodging/bookedLodging";
import type { LodgingOffer, LodgingSearch } from "../../../../../products/lodging/lodging.schemas";
import { hotels, roomHolds, roomNights, roomTypes } from "../../../../../products/lodging/server/lodging.tables";
import { DAY, HOUR } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import type { Booking } from "../../../../plan/plan.schemas";
import { bookings } from "../../../../plan/server/plan.tables";
import type { Inbox } from "../../../inbox/inbox.schemas";
import type { SupportPlan } from "../../../plans/plans.schemas";
import type { Alternative } from "../../../reviews.schemas";
import type { DeskQueue } from "../../../support.schemas";
import { suppliersOfStaff } from "../../records/supplier.repository";

const [ANA, BEN, STAFF] = [1, 2, 3];
const NOTE = "The hotel's fleet is grounded this week";
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");
const get = async (url: string, headers: Record<string, string>) =>
  (await test.call({ method: "GET", url, headers })).json().Data;
const post = (url: string, payload: object, headers = test.as(ANA)) =>
  test.call({ method: "POST", url, headers, payload });
const rent = () => storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY });
const alternatives = (bookingId: number): Promise<Alternative[]> =>
  get(`/api/support/bookings/${bookingId}/alternatives/en`, staff());
const proposals = (planId: number, headers = test.as(ANA)) => get(`/api/checkout/${planId}/proposals/en`, headers);
const held = async (id: number) =>
  (await test.db.select().from(carReservations).where(eq(carReservations.bookingId, id))).length;

const proposeChoice = (BookingId: number, Choice: Alternative["Choice"]) =>
  post("/api/support/bookings/propose", { BookingId, Choice, Reference: "ALT-1", Reason: NOTE }, staff());

async function propose(bookingId: number, pick = 0) {
  const car = (await alternatives(bookingId))[pick];
  return proposeChoice(bookingId, car?.Choice ?? { SupplierId: 0, ModelId: 0 });
}

async function proposed() {
  const rental = await rent();
  expect((await propose(rental.bookingId)).statusCode).toBe(200);
  const [proposal] = await proposals(rental.planId);
  return { ...rental, proposal };
}
async function booked(bookingId: number) {
  const [car] = await test.db
    .select({ supplierId: bookings.supplierId, modelId: carBookings.modelId })
    .from(bookings)
    .innerJoin(carBookings, eq(carBookings.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  return { supplierId: car?.supplierId ?? 0, modelId: car?.modelId ?? 0 };
}
const statuses = async (planId: number) => {
  const bookings: { BookingId: number; Status: string }[] = await get(
    `/api/travelPlans/bookings/${planId}/en`,
    test.as(ANA),
  );
  return bookings.map(({ BookingId, Status }) => [BookingId, Status]);
};

describe("proposals by staff", () => {
  it("says in the queue, the inbox and on the plan's page that the client has to answer, until it is withdrawn (DESK-5, DESK-14)", async () => {
    const { planId, bookingId, proposal } = await proposed();
    const inQueue = async () =>
      ((await get("/api/support/queue/en", staff())) as DeskQueue).Bookings.find(
        ({ Booking }) => Booking.BookingId === bookingId,
      )?.Proposed;
    const inInbox = async () =>
      ((await get("/api/support/inbox", staff())) as Inbox).Items.find(
        ({ Kind, ItemId }) => Kind === "booking" && ItemId === String(bookingId),
      )?.Status;
    const why = async () => {
      const { Why, Proposed }: SupportPlan = await get(`/api/support/plans/${planId}/en`, staff());
      return {
        Proposed,
        said: Why.filter(({ Id }) => Id === String(bookingId)).map(({ What, Waits }) => [What, Waits]),
      };
    };
    expect(await inQueue()).toEqual({ Name: proposal.Offer.Name, At: expect.any(Number) });
    expect(await inInbox()).toBe("proposed");
    expect(await why()).toEqual({ Proposed: [bookingId], said: [["alternativeProposed", "client"]] });
    const withdrawn = await post(
      "/api/support/bookings/withdrawProposal",
      { BookingId: bookingId, Reason: "Mended" },
      staff(),
    );
    expect(withdrawn.statusCode).toBe(200);
    expect(await inQueue()).toBeUndefined();
    expect(await inInbox()).toBe("waiting");
    expect(await why()).toEqual({ Proposed: [], said: [["bookingToAnswer", "desk"]] });
  });

  it("is available, of the same class or better, and not more expensive for the client than the booked one (DESK-5)", async () => {
    const { bookingId } = await rent();
    const cars = await alternatives(bookingId);
    expect(cars.length).toBeGreaterThan(1);
    for (const { PayNow, ListPrice } of cars) expect(PayNow).toBe(Math.min(ListPrice, 41_500));
  });

  it("is held, sent to the client by email with its note, and shown until the booking's own deadline", async () => {
    const { planId, bookingId, proposal } = await proposed();
    expect(proposal).toMatchObject({ BookingId: bookingId, Note: NOTE, AnswerBy: test.now() + 72 * HOUR });
    expect(await held(proposal.ProposalId)).toBe(1);
    expect((await get(`/api/checkout/${planId}`, test.as(ANA))).Proposed).toEqual([bookingId]);
    const [mail] = await test.mailsTo("tourist@example.com");
    expect(mail?.text).toContain(NOTE);
    expect(mail?.text).toContain(proposal.Offer.Name);
    // So does the email's card: the proposal before the booking. (MAIL-5)
    expect(mail?.text).toMatch(/We propose: [\s\S]*Instead of: [\s\S]*in all/);
  });

  it("is recorded with its reason, and only one waits at a time", async () => {
    const { bookingId } = await proposed();
    const again = await propose(bookingId, 1);
    expect([again.statusCode, again.json().ResultCode]).toEqual([409, "proposal.over"]);
    const log = await auditLines(test.db, eq(auditLog.subject, `booking ${bookingId}`));
    expect(log).toMatchObject([{ actorId: STAFF, action: "booking.proposed", reason: NOTE }]);
  });

  it("proposed with less than 24 h left uses the booking's one extension (DESK-6)", async () => {
    const { planId, bookingId } = await rent();
    test.pass(60 * HOUR);
    await propose(bookingId);
    expect((await proposals(planId))[0].AnswerBy).toBe(test.now() + 36 * HOUR);
  });

  it("is for the extra drivers who are named too (CAR-63)", async () => {
    const { planId, bookingId } = await rent();
    await nameExtraDriver(test.db, bookingId);
    await propose(bookingId);
    const [{ ProposalId }] = await proposals(planId);
    const named = await namedDrivers(test.db, eq(bookings.id, ProposalId), { withLicences: true });
    expect(named).toMatchObject([{ lastName: "Prado Mora", licenceNumber: "LX-778899" }]);
  });

  it("is refused for a booking that is confirmed, and for the very car that was booked", async () => {
    const { bookingId } = await rent();
    const { supplierId, modelId } = await booked(bookingId);
    const same = await proposeChoice(bookingId, { SupplierId: supplierId, ModelId: modelId });
    expect(same.json().ResultCode).toBe("proposal.notBetter");
    await post("/api/support/bookings/confirm", { BookingId: bookingId, Reference: "C-1" }, staff());
    expect((await propose(bookingId)).json().ResultCode).toBe("checkout.refused");
  });
});

describe("the client", () => {
  it("accepts: the alternative is booked and confirmed together, and the pay window opens (DESK-6)", async () => {
    const { planId, bookingId, proposal } = await proposed();
    const answer = await post("/api/checkout/proposals/accept", { ProposalId: proposal.ProposalId });
    expect(answer.statusCode).toBe(200);
    expect(await statuses(planId)).toEqual([
      [bookingId, "cancelled"],
      [proposal.ProposalId, "confirmed"],
    ]);
    expect([await held(bookingId), await held(proposal.ProposalId)]).toEqual([0, 1]);
    const { Stored, Proposed } = await get(`/api/checkout/${planId}`, test.as(ANA));
    expect(Proposed).toEqual([]);
    expect(Stored.value).toBe("verifyingDocuments");
    expect(Stored.context.payWindow.closesAt).toBe(test.now() + 48 * HOUR);
    expect(await proposals(planId)).toEqual([]);
    const twice = await post("/api/checkout/proposals/accept", { ProposalId: proposal.ProposalId });
    expect(twice.json().ResultCode).toBe("proposal.over");
  });

  it("declines: the booking is cancelled free of charge, and nothing stays reserved (DESK-6)", async () => {
    const { planId, bookingId, proposal } = await proposed();
    await post("/api/checkout/proposals/decline", { ProposalId: proposal.ProposalId });
    expect(await statuses(planId)).toEqual([[bookingId, "cancelled"]]);
    // Staff's reason for the proposal does not count as the supplier's.
    const [ended] = await get(`/api/travelPlans/bookings/${planId}/en`, test.as(ANA));
    expect(ended.DeclineReason).toBeNull();
    expect([await held(bookingId), await held(proposal.ProposalId)]).toEqual([0, 0]);
  });

  it("is the only one who may answer: for another client it does not exist, and staff may not answer for them", async () => {
    const { proposal } = await proposed();
    const body = { ProposalId: proposal.ProposalId };
    expect((await post("/api/checkout/proposals/accept", body, test.as(BEN))).statusCode).toBe(404);
    expect((await post("/api/checkout/proposals/accept", body, staff())).statusCode).toBe(403);
  });
});

describe("a proposal ends with its booking", () => {
  it("is accepted only at the price that was shown, which the refusal contains (PLAN-37)", async () => {
    const { planId, bookingId, proposal } = await proposed();
    const body = { ProposalId: proposal.ProposalId };
    const total = proposal.Offer.PayNow + proposal.Offer.PayInCuba;
    const refused = await post("/api/checkout/proposals/accept", { ...body, Total: total - 1 });
    expect([refused.statusCode, refused.json().ResultCode]).toEqual([409, "plan.priceChanged"]);
    expect(refused.json().Price.Now).toMatchObject({ Total: total, PayNow: proposal.Offer.PayNow });
    expect(await statuses(planId)).toEqual([[bookingId, "requested"]]);
    expect((await post("/api/checkout/proposals/accept", { ...body, Total: total })).statusCode).toBe(200);
  });

  it("when the booking's time is over it is no longer shown, and can no longer be accepted", async () => {
    const { planId, proposal } = await proposed();
    test.pass(72 * HOUR);
    const late = await post("/api/checkout/proposals/accept", { ProposalId: proposal.ProposalId });
    expect(late.json().ResultCode).toBe("proposal.over");
    expect(await proposals(planId)).toEqual([]);
    expect((await get(`/api/checkout/${planId}`, test.as(ANA))).Proposed).toEqual([]);
  });

  it.each([
    ["confirms the booking after all", "confirm", { Reference: "C-2" }],
    ["takes it back", "withdrawProposal", { Reason: "The car came back" }],
  ])("when the desk %s", async (_what, path, how) => {
    const { planId, bookingId, proposal } = await proposed();
    const done = await post(`/api/support/bookings/${path}`, { BookingId: bookingId, ...how }, staff());
    expect(done.statusCode).toBe(200);
    expect(await proposals(planId)).toEqual([]);
    expect(await held(proposal.ProposalId)).toBe(0);
  });
});

describe("rooms as an alternative to a stay", () => {
  const HAVANA = 2;
  const days = { CheckIn: "2027-01-11", CheckOut: "2027-01-14" };
  let guests = 0;

  const offers = async (asked: Partial<LodgingSearch>): Promise<LodgingOffer[]> => {
    const payload = { ...search, ...days, OneOfferPerHotel: false, ...asked };
    const found = await test.call({ method: "POST", url: SEARCH, payload });
    return found.json().Data.Offers;
  };
  const bookingsOfPlan = (planId: number, who: number): Promise<Booking[]> =>
    get(`/api/travelPlans/bookings/${planId}/en`, test.as(who));
  const holdsOf = (id: number) => test.db.select().from(roomHolds).where(eq(roomHolds.bookingId, id));
  const soldOf = async ({ HotelId, RoomClassId }: { HotelId: number; RoomClassId: number }) => {
    const nights = await test.db
      .select({ sold: roomNights.sold })
      .from(roomNights)
      .innerJoin(roomTypes, eq(roomTypes.id, roomNights.roomTypeId))
      .where(
        and(eq(roomTypes.hotelId, HotelId), eq(roomTypes.classId, RoomClassId), eq(roomNights.night, days.CheckIn)),
      );
    return nights[0]?.sold ?? 0;
  };

  /** A new client has requested the cheapest room with breakfast of a Havana hotel that staff answer for. */
  async function asked() {
    const [property] = await test.db
      .select()
      .from(hotels)
      .where(and(eq(hotels.zoneId, HAVANA), eq(hotels.confirmsInstantly, false), eq(hotels.kind, "hotel")))
      .limit(1);
    const [offer] = await offers({ Hotel: property?.id ?? 0 });
    guests += 1;
    const [who] = await peopleIn({ db: test.db }, 1, `stay${guests}-`);
    if (!offer || !who) throw new Error("no offer");
    const made = await post(BOOK, bookingOf(offer, who, [double]), test.as(who));
    const { BookingId: bookingId, TravelPlanId: planId } = made.json().Data;
    return { offer, who, bookingId, planId };
  }
  const sameRoom =
    ({ offer }: { offer: LodgingOffer }) =>
    (one: Alternative) =>
      one.Choice.HotelId === offer.HotelId && one.Choice.RoomClassId === offer.RoomClassId;
  const roomOf = (one: Alternative | undefined) => {
    const { HotelId, RoomClassId, MealsPlanId } = one?.Choice ?? {};
    if (!HotelId || !RoomClassId || !MealsPlanId) throw new Error("no room");
    return { HotelId, RoomClassId, MealsPlanId };
  };

  /** Proposes another room, as good as the booked one or better. */
  async function otherRoom() {
    const stay = await asked();
    const found = await alternatives(stay.bookingId);
    const choice = roomOf(found.find((one) => one.NoWorse && !sameRoom(stay)(one)));
    const soldBefore = await soldOf(choice);
    expect((await proposeChoice(stay.bookingId, choice)).statusCode).toBe(200);
    const [proposal] = await proposals(stay.planId, test.as(stay.who));
    return { ...stay, choice, soldBefore, proposal };
  }
  const answer = (how: "accept" | "decline", { who, proposal }: Awaited<ReturnType<typeof otherRoom>>) =>
    post(`/api/checkout/proposals/${how}`, { ProposalId: proposal.ProposalId }, test.as(who));

  it("are available, of the same zone, and as good as what was booked at no higher price, or else cheaper (DESK-5)", async () => {
    const { offer, bookingId } = await asked();
    const found = await alternatives(bookingId);
    const inZone = (await offers({ TouristZoneId: HAVANA })).map(({ HotelId }) => HotelId);
    expect(new Set(found.map(({ NoWorse }) => NoWorse))).toEqual(new Set([true, false]));
    for (const { Choice, PayNow, ListPrice, NoWorse } of found) {
      expect(PayNow).toBe(Math.min(ListPrice, offer.Price));
      expect(NoWorse || ListPrice < offer.Price).toBe(true);
      expect(inZone).toContain(Choice.HotelId);
    }
    const same = found.map(({ Choice }) => Object.values(Choice).join());
    expect(same).not.toContain([offer.HotelId, offer.RoomClassId, offer.MealsPlanId].join());
  });

  it("are held in addition to the booked ones, and shown to the client with room, meals and price in their language", async () => {
    const stay = await asked();
    await test.db.update(clients).set({ language: "es" }).where(eq(clients.id, stay.who));
    const withMeals = ({ NoWorse, Stay }: Alternative) => NoWorse && Stay?.MealsPlanCode === "MAP";
    const found = (await alternatives(stay.bookingId)).find((one) => withMeals(one) && !sameRoom(stay)(one));
    const choice = roomOf(found);
    const sold = await soldOf(choice);
    await proposeChoice(stay.bookingId, choice);
    expect(await soldOf(choice)).toBe(sold + 1);
    const [mail] = await test.mailsTo(`stay${guests}-0@example.com`);
    expect(mail?.subject).toMatch(/^Le proponemos/);
    expect(mail?.text).toContain(found?.Name);
    expect(mail?.text).toContain("Media pensión");
    expect(mail?.text).toContain(NOTE);
  });

  it("take the booking's place when the client accepts: same guests, the old rooms free again, the new ones confirmed", async () => {
    const proposed = await otherRoom();
    const { planId, bookingId, who, choice, soldBefore, proposal, offer } = proposed;
    // A supplier's person for all properties.
    const at = test.now();
    const person = { email: "properties@example.com", firstName: "Rosa", lastName: "", role: "staff" } as const;
    const added = { ...person, staffRole: "supplier", createdAt: at, activatedAt: at } as const;
    const [supplier] = await test.db.insert(clients).values(added).returning({ id: clients.id });
    const properties = { kind: "house", ids: [...new Set([offer.HotelId, choice.HotelId])] } as const;
    await suppliersOfStaff.set(test.db, supplier?.id ?? 0, properties);
    expect(await soldOf(choice)).toBe(soldBefore + 1);
    const soldOfOld = await soldOf(offer);
    expect((await answer("accept", proposed)).statusCode).toBe(200);
    const [old, next] = await bookingsOfPlan(planId, who);
    expect([old?.Status, next?.Status, next?.SupplierReference]).toEqual(["cancelled", "confirmed", "ALT-1"]);
    // Both properties are notified: one of the end, the other of the booking. (DESK-80)
    const told = await test.db
      .select({ key: outbox.key })
      .from(outbox)
      .where(eq(outbox.clientId, supplier?.id ?? 0));
    expect(told.map(({ key }) => key.split("-").slice(0, 3).join(" ")).sort()).toEqual(
      [`booking ${bookingId} ended`, `booking ${proposal.ProposalId} booked`].sort(),
    );
    const [oldStay, nextStay] = [old, next].map((booking) => booking && bookedLodging(booking));
    expect(nextStay).toMatchObject({ HotelId: choice.HotelId, Travelers: oldStay?.Travelers });
    expect(next?.PayNow).toBe(proposal.Offer.PayNow);
    expect([await holdsOf(bookingId), await holdsOf(proposal.ProposalId)]).toMatchObject([[], [{ rooms: 1 }]]);
    expect([await soldOf(offer), await soldOf(choice)]).toEqual([soldOfOld - 1, soldBefore + 1]);
    const { Stored } = await get(`/api/checkout/${planId}`, test.as(who));
    expect(Stored.context.payWindow.closesAt).toBe(test.now() + 48 * HOUR);
  });

  it("are released when the client declines", async () => {
    const proposed = await otherRoom();
    await answer("decline", proposed);
    expect((await bookingsOfPlan(proposed.planId, proposed.who)).map(({ Status }) => Status)).toEqual(["cancelled"]);
    expect(await soldOf(proposed.choice)).toBe(proposed.soldBefore);
    expect([...(await holdsOf(proposed.bookingId)), ...(await holdsOf(proposed.proposal.ProposalId))]).toEqual([]);
  });

  it.each([
    ["confirms the booking after all", "confirm", { Reference: "C-3" }],
    ["takes it back", "withdrawProposal", { Reason: "The room came back" }],
  ])("are free again when staff %s, and the booked ones stay reserved", async (_what, path, how) => {
    const { bookingId, choice, soldBefore } = await otherRoom();
    await post(`/api/support/bookings/${path}`, { BookingId: bookingId, ...how }, staff());
    expect(await soldOf(choice)).toBe(soldBefore);
    expect(await holdsOf(bookingId)).toHaveLength(1);
  });

  it("may be the same room with other meals, also the last one: it is transferred, never released or taken twice", async () => {
    const stay = await asked();
    const { offer, bookingId, planId, who } = stay;
    const sold = await soldOf(offer);
    const ofType = and(eq(roomTypes.hotelId, offer.HotelId), eq(roomTypes.classId, offer.RoomClassId));
    const [type] = await test.db.select().from(roomTypes).where(ofType);
    await test.db.update(roomTypes).set({ units: sold }).where(ofType);
    const choice = roomOf((await alternatives(bookingId)).find(sameRoom(stay)));
    expect((await proposeChoice(bookingId, choice)).statusCode).toBe(200);
    expect(await soldOf(offer)).toBe(sold);
    const [{ ProposalId }] = await proposals(planId, test.as(who));
    expect((await post("/api/checkout/proposals/accept", { ProposalId }, test.as(who))).statusCode).toBe(200);
    expect(await soldOf(offer)).toBe(sold);
    expect([await holdsOf(bookingId), await holdsOf(ProposalId)]).toMatchObject([[], [{ rooms: 1 }]]);
    await test.db
      .update(roomTypes)
      .set({ units: type?.units ?? 0 })
      .where(ofType);
  });

  it("are not sold twice: of a concurrent booking and proposal of the last room one is refused", async () => {
    const [stay, rival] = [await asked(), await asked()];
    const found = (await alternatives(stay.bookingId)).find((one) => one.NoWorse && !sameRoom(stay)(one));
    const choice = roomOf(found);
    const ofType = and(eq(roomTypes.hotelId, choice.HotelId), eq(roomTypes.classId, choice.RoomClassId));
    const units = (await soldOf(choice)) + 1;
    await test.db.update(roomTypes).set({ units }).where(ofType);
    const [wanted] = await offers({ Hotel: choice.HotelId, RoomClassId: choice.RoomClassId });
    if (!wanted) throw new Error("no room left");
    const answers = await Promise.all([
      proposeChoice(stay.bookingId, choice),
      post(BOOK, bookingOf(wanted, rival.who, [double]), test.as(rival.who)),
    ]);
    expect(answers.map((one) => one.json().ResultCode).sort()).toEqual(["OK", "lodging.soldOut"]);
    expect(await soldOf(choice)).toBe(units);
  });

  it("are refused in another zone, for the very room that was booked, and for a booking of a car", async () => {
    const { offer, bookingId } = await asked();
    const { HotelId, RoomClassId, MealsPlanId } = offer;
    const [elsewhere] = await offers({ TouristZoneId: 4 });
    const codes = [];
    for (const one of [offer, elsewhere ?? offer]) {
      const choice = { HotelId: one.HotelId, RoomClassId: one.RoomClassId, MealsPlanId: one.MealsPlanId };
      codes.push((await proposeChoice(bookingId, choice)).json().ResultCode);
    }
    expect(codes).toEqual(["proposal.stayNotBetter", "proposal.stayNotBetter"]);
    const ofCar = await proposeChoice((await rent()).bookingId, { HotelId, RoomClassId, MealsPlanId });
    expect(ofCar.json().ResultCode).toBe("plan.bookingUnknown");
  });
});

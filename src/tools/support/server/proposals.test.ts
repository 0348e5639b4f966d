import { eq } from "drizzle-orm";
import { auditLog } from "../../../server/db/schema/operations";
import { carReservations } from "../../../server/db/schema/plan";
import { startTestApp, type TestApp } from "../../../server/testApp";
import { storeRental } from "../../../server/testBooking";
import { DAY, HOUR } from "../../../shared/instant";
import type { AlternativeCar } from "../reviews.schemas";

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
const alternatives = (bookingId: number): Promise<AlternativeCar[]> =>
  get(`/api/support/bookings/${bookingId}/alternatives/en`, staff());
const proposals = (planId: number, headers = test.as(ANA)) => get(`/api/checkout/${planId}/proposals/en`, headers);
const held = async (id: number) =>
  (await test.db.select().from(carReservations).where(eq(carReservations.bookingId, id))).length;

async function propose(bookingId: number, pick = 0) {
  const car = (await alternatives(bookingId))[pick];
  const body = { BookingId: bookingId, SupplierId: car?.SupplierId, ModelId: car?.ModelId };
  return post("/api/support/bookings/propose", { ...body, Reference: "ALT-1", Reason: NOTE }, staff());
}

async function proposed() {
  const rental = await rent();
  expect((await propose(rental.bookingId)).statusCode).toBe(200);
  const [proposal] = await proposals(rental.planId);
  return { ...rental, proposal };
}
const statuses = async (planId: number) => {
  const bookings: { BookingId: number; Status: string }[] = await get(
    `/api/travelPlans/bookings/${planId}/en`,
    test.as(ANA),
  );
  return bookings.map(({ BookingId, Status }) => [BookingId, Status]);
};

describe("what the desk may propose", () => {
  it("is free, of the same class or better, and never dearer for the client than what was booked", async () => {
    const { bookingId } = await rent();
    const cars = await alternatives(bookingId);
    expect(cars.length).toBeGreaterThan(1);
    for (const { PayNow, ListPrice } of cars) expect(PayNow).toBe(Math.min(ListPrice, 41_500));
  });

  it("is held, told to the client by mail with its note, and shown until the booking's own time is over", async () => {
    const { bookingId, proposal } = await proposed();
    expect(proposal).toMatchObject({ BookingId: bookingId, Note: NOTE, AnswerBy: test.now() + 72 * HOUR });
    expect(await held(proposal.ProposalId)).toBe(1);
    const [mail] = await test.mailsTo("tourist@example.com");
    expect(mail?.text).toContain(NOTE);
    expect(mail?.text).toContain(proposal.Offer.Name);
  });

  it("is written down with its reason, and only one waits at a time", async () => {
    const { bookingId } = await proposed();
    const again = await propose(bookingId, 1);
    expect([again.statusCode, again.json().ResultCode]).toEqual([409, "proposal.over"]);
    const log = await test.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `booking ${bookingId}`));
    expect(log).toMatchObject([{ actorId: STAFF, action: "booking.proposed", reason: NOTE }]);
  });

  it("does not hurry the client: late in the 72 hours it spends the booking's one extension", async () => {
    const { planId, bookingId } = await rent();
    test.pass(60 * HOUR);
    await propose(bookingId);
    expect((await proposals(planId))[0].AnswerBy).toBe(test.now() + 36 * HOUR);
  });

  it("is refused for a booking that is confirmed, and for a car that is no better", async () => {
    const { bookingId } = await rent();
    const cheaper = { BookingId: bookingId, SupplierId: 1, ModelId: 1, Reference: "X", Reason: NOTE };
    const known = (await alternatives(bookingId)).some(({ SupplierId, ModelId }) => SupplierId === 1 && ModelId === 1);
    if (!known)
      expect((await post("/api/support/bookings/propose", cheaper, staff())).json().ResultCode).toBe(
        "proposal.notBetter",
      );
    await post("/api/support/bookings/confirm", { BookingId: bookingId, Reference: "C-1" }, staff());
    expect((await propose(bookingId)).json().ResultCode).toBe("checkout.refused");
  });
});

describe("the client", () => {
  it("accepts: it is confirmed at once in the booking's place, and the time to pay begins, not another 72 hours", async () => {
    const { planId, bookingId, proposal } = await proposed();
    const answer = await post("/api/checkout/proposals/accept", { ProposalId: proposal.ProposalId });
    expect(answer.statusCode).toBe(200);
    expect(await statuses(planId)).toEqual([
      [bookingId, "cancelled"],
      [proposal.ProposalId, "confirmed"],
    ]);
    expect([await held(bookingId), await held(proposal.ProposalId)]).toEqual([0, 1]);
    const { Stored } = await get(`/api/checkout/${planId}`, test.as(ANA));
    expect(Stored.value).toBe("verifyingDocuments");
    expect(Stored.context.payWindow.closesAt).toBe(test.now() + 48 * HOUR);
    expect(await proposals(planId)).toEqual([]);
    const twice = await post("/api/checkout/proposals/accept", { ProposalId: proposal.ProposalId });
    expect(twice.json().ResultCode).toBe("proposal.over");
  });

  it("declines: the booking is cancelled, free of charge, and nothing stays held", async () => {
    const { planId, bookingId, proposal } = await proposed();
    await post("/api/checkout/proposals/decline", { ProposalId: proposal.ProposalId });
    expect(await statuses(planId)).toEqual([[bookingId, "cancelled"]]);
    expect([await held(bookingId), await held(proposal.ProposalId)]).toEqual([0, 0]);
  });

  it("alone may answer: to another client it does not exist, and staff do not answer for them", async () => {
    const { proposal } = await proposed();
    const body = { ProposalId: proposal.ProposalId };
    expect((await post("/api/checkout/proposals/accept", body, test.as(BEN))).statusCode).toBe(404);
    expect((await post("/api/checkout/proposals/accept", body, staff())).statusCode).toBe(403);
  });
});

describe("a proposal ends with its booking", () => {
  it("when the booking's time is over it is no longer shown, and can no longer be accepted", async () => {
    const { planId, proposal } = await proposed();
    test.pass(72 * HOUR);
    const late = await post("/api/checkout/proposals/accept", { ProposalId: proposal.ProposalId });
    expect(late.json().ResultCode).toBe("proposal.over");
    expect(await proposals(planId)).toEqual([]);
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

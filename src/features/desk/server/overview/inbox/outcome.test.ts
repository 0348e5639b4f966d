import { randomUUID } from "node:crypto";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import type { AuditAction } from "../../../../../shared/auditActions";
import type { AuditFacts } from "../../../../../shared/auditFacts";
import { DAY } from "../../../../../shared/instant";
import { payments } from "../../../../payments/server/payments.tables";
import type { WaitingKind } from "../../../inbox/inbox.rules";
import type { Outcome } from "../../../inbox/inbox.schemas";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (path: string, payload: object, headers = test.as(STAFF, "staff")) =>
  test.call({ method: "POST", url: `/api/${path}`, headers, payload });
const outcomeOf = async (Kind: WaitingKind, ItemId: number | string): Promise<Outcome | null> =>
  (await post("support/inbox/outcome", { Kind, ItemId: String(ItemId) })).json().Data;
const rented = () => storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY });

describe("what became of an item that is in no list any more (DESK-106)", () => {
  it("is the colleague's answer, with their name and the plan", async () => {
    const { planId, bookingId } = await rented();
    test.pass(1);
    expect((await post("support/bookings/confirm", { BookingId: bookingId, Reference: "CUB-1" })).statusCode).toBe(200);
    expect(await outcomeOf("booking", bookingId)).toEqual({
      ...{ At: test.now(), What: "booking.confirmed", TravelPlanId: planId, ClientId: null },
      By: { Kind: "staff", Name: expect.stringMatching(/\w \w/) },
    });
  });

  it("is the client's own act, without a name", async () => {
    const own = await rented();
    const other = await rented();
    const cancelled = await test.call({ url: `/api/bookings/cancel/${own.bookingId}`, headers: test.as(ANA) });
    expect(cancelled.statusCode).toBe(200);
    expect(await outcomeOf("booking", own.bookingId)).toMatchObject({
      ...{ What: "booking.cancelled", By: { Kind: "client", Name: null }, TravelPlanId: own.planId },
    });
    // Of the other one nothing happened that could have ended it.
    expect(await outcomeOf("booking", other.bookingId)).toBeNull();
  });

  it.each<[WaitingKind, AuditAction, keyof AuditFacts, number | string]>([
    ["holder", "holder.refused", "holder", 61],
    ["document", "document.rejected", "document", 62],
    ["refund", "refund.declined", "refund", randomUUID()],
    ["movement", "movement.handled", "movement", randomUUID()],
    ["dispute", "dispute.settled", "dispute", "dp_1"],
    ["note", "note.putAside", "note", 63],
    ["upload", "upload.done", "upload", randomUUID()],
    ["mail", "mail.putAside", "mail", 64],
  ])("of the kind %s is found by the line of its own item alone", async (kind, action, fact, id) => {
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action, subject: `client ${ANA}` };
    await test.db.insert(auditLog).values([
      { ...line, facts: { [fact]: id } },
      { ...line, actorId: ANA, facts: { [fact]: "another" } },
      { ...line, actorId: ANA, action: "client.read", facts: { [fact]: id } },
    ]);
    const outcome = await outcomeOf(kind, id);
    expect(outcome).toMatchObject({ What: action, ClientId: ANA, By: { Kind: "staff" } });
    expect(outcome?.By.Name).toBe((await outcomeOf(kind, id))?.By.Name);
    expect(await outcomeOf(kind, "nothing of ours")).toBeNull();
  });

  it("of a payment without an answer is what last happened to its plan", async () => {
    const { planId } = await rented();
    const id = randomUUID();
    const about = { planId, clientId: ANA, method: 135, status: 1, createdAt: test.now() };
    const row = { ...about, id, amount: 1, currency: "USD" };
    await test.db.insert(payments).values(row);
    expect(await outcomeOf("payment", id)).toMatchObject({ What: "booking.added", TravelPlanId: planId });
    test.pass(2 * DAY);
    // Of two days ago nothing is told.
    expect(await outcomeOf("payment", id)).toBeNull();
  });

  it("is told to those alone who answer its kind", async () => {
    const asked = { Kind: "booking", ItemId: "801" };
    expect((await post("support/inbox/outcome", asked, test.as(STAFF, "content"))).statusCode).toBe(403);
    expect((await post("support/inbox/outcome", asked, test.as(ANA))).statusCode).toBe(403);
  });
});

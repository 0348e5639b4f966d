import { randomUUID } from "node:crypto";
import { and, eq, notLike, sql } from "drizzle-orm";
import { auditLines } from "../../../../test/auditLines";
import { rows } from "../../../../test/faults/world";
import {
  ANA,
  LUIS,
  openRefundBed,
  PRICE,
  type RefundBed,
  STAFF,
} from "../../../../test/fixtures/server/refundsTestBed";
import { rememberBeginning } from "../../../../test/startOver";
import { storeRental } from "../../../../test/testBooking";
import { storeTransfer } from "../../../../test/testTransfer";
import { auditLog, outbox } from "../../../platform/server/db/schema/operations";
import { deliverDue } from "../../../platform/server/outbox/delivery";
import { PaymentStatus } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { notes } from "../../notes/server/notes.tables";
import { opinionRequests, opinions } from "../../opinions/server/opinions.tables";
import { transferProofs, transferReviews } from "../../payments/methods/transfer/server/transfers.tables";
import { disputes, payments } from "../../payments/server/payments.tables";
import { lockClient } from "../../plan/server/plan.repository";
import { travelPlans } from "../../plan/server/plan.tables";
import { savedItems } from "../../saved/server/saved.tables";

const PASSWORD = "Malecon-2026";
const EMAIL = "tourist@example.com";
const DEVICE = "Mozilla/5.0 (Linux; Android 14)";

let bed: RefundBed;
let startOver: () => Promise<void>;
beforeAll(async () => {
  bed = await openRefundBed({ CLIENTS_CAN_REFUND: "on" });
  startOver = await rememberBeginning(bed.test);
});
afterEach(() => startOver());
afterAll(() => bed.close());

const close = (change: object = {}, headers = bed.test.as(ANA)) =>
  bed.post("/api/clients/closeAccount", { ClientId: ANA, Password: PASSWORD, GiveUpCredit: false, ...change }, headers);
const status = async () => (await bed.get(`/api/clients/closing/${ANA}`)).Data;
const writeNote = (Subject: string) =>
  bed.post("/api/notes/", { ClientId: ANA, SiteId: 11, Subject, Message: "About my trip", language: "en" });
const save = (...Saved: string[]) => bed.post("/api/saved", { ClientId: ANA, Saved, Removed: [] });
/** The client's trip has ended: nothing is open any more. */
const over = (planId: number) =>
  bed.test.db.update(travelPlans).set({ state: "completed", nextTickAt: null }).where(eq(travelPlans.id, planId));
const signIn = (password: string) =>
  bed.test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": DEVICE },
    payload: new URLSearchParams({ grant_type: "password", cremail: EMAIL, password }).toString(),
  });

/** A transfer of the client in a plan that is over, with a proof that staff rejected. */
async function transfer(payment: { captured: number; status: PaymentStatus }): Promise<string> {
  const { db, now } = bed.test;
  const at = now();
  const { planId } = await storeRental(db, { clientId: ANA, at, startsAt: at - 5 * DAY });
  await over(planId);
  const id = await storeTransfer(db, { planId, clientId: ANA, at, ...payment });
  const review = { paymentId: id, at, staffId: STAFF, finding: "rejected", amount: 0 } as const;
  await db.insert(transferReviews).values({ id: randomUUID(), ...review, reason: "Of the account of Ana Rivera" });
  return id;
}

describe("a copy of a client's data (SAFE-24)", () => {
  it("has the profile, documents, plans with bookings, payments, fund, notes (also hidden ones), and saved properties", async () => {
    const { planId, bookingId } = await bed.paid();
    const { Data: note } = await writeNote("My question");
    await bed.get(`/api/notes/markAsHidden/${note.Id}`);
    await save("house.3");
    const { Data } = await bed.get(`/api/clients/myData/${ANA}`);
    expect(Data.Profile).toMatchObject({ email: EMAIL, FirstName: "Ana" });
    expect(Data.Documents).toMatchObject([{ Number: "X12345678" }, { Number: "X12345678" }]);
    const driver = { LicenseNumber: expect.stringMatching(/^\w{6,}$/) };
    const booked = { BookingId: bookingId, Details: { Driver: driver } };
    expect(Data.Plans).toMatchObject([{ TravelPlanId: planId, Bookings: [booked] }]);
    expect(Data.Payments).toMatchObject([{ TravelPlanId: planId, Amount: PRICE, CardLast4: "4242" }]);
    expect(Data.Fund.Balance).toBe(0);
    expect(Data.SentNotes).toMatchObject([{ Subject: "My question" }]);
    expect(Data.Saved).toMatchObject([{ Item: "house.3" }]);
    expect(Data.ReceivedNotes.length).toBeGreaterThan(0);
    const [told] = await bed.test.mailsTo(EMAIL);
    expect(told).toMatchObject({ subject: "A copy of your data was made" });
  });

  it("has the bookings that the client has removed from the plan, as they are kept (SAFE-24)", async () => {
    const { bookingId } = await bed.payable();
    await bed.get(`/api/bookings/delete/${bookingId}`);
    const { Data } = await bed.get(`/api/clients/myData/${ANA}`);
    expect(Data.Plans).toMatchObject([{ Bookings: [{ BookingId: bookingId, Status: "cancelled" }], PayNow: 0 }]);
  });

  it("is available to the client only", async () => {
    expect((await bed.get(`/api/clients/myData/${ANA}`, bed.test.as(LUIS))).ResultCode).toBe("notFound");
    expect((await bed.get(`/api/clients/myData/${ANA}`, bed.asStaff())).ResultCode).toBe("forbidden");
    expect((await bed.get(`/api/clients/myData/${ANA}`, bed.test.inPlaceOf(ANA, STAFF))).ResultCode).toBe(
      "impersonated",
    );
  });
});

describe("a letter that requests a client's data (SAFE-30)", () => {
  const Reason = "Letter of 3 May; the signature is that of her passport";
  const copy = (body: object = {}, headers = bed.asStaff()) =>
    bed.post("/api/support/clients/dataCopy", { ClientId: ANA, Reason, ...body }, headers);

  it("is answered by staff with the same copy that the client would get, with a recorded reason; the client is notified", async () => {
    const { planId } = await bed.paid();
    await writeNote("My question");
    const { Data } = await copy();
    const { Data: own } = await bed.get(`/api/clients/myData/${ANA}`);
    const { ExportedAt: _at, Messages, ReceivedNotes, ...rest } = own;
    expect(Data).toMatchObject(rest);
    expect(Data.Plans).toMatchObject([{ TravelPlanId: planId }]);
    const lines = await auditLines(bed.test.db, eq(auditLog.action, "client.dataCopied"));
    expect(lines).toMatchObject([{ actorId: STAFF, subject: `client ${ANA}`, reason: Reason }]);
    const subjects = (await bed.test.mailsTo(EMAIL)).map(({ subject }) => subject);
    expect(subjects).toContain("We made a copy of your data to answer your letter");
    expect([Messages, ReceivedNotes].every(({ length }) => length > 0)).toBe(true);
  });

  it("needs a reason and a client, and only customer service may do it", async () => {
    expect((await copy({ Reason: "" })).ResultCode).toBe("invalid");
    expect((await copy({ ClientId: STAFF })).ResultCode).toBe("notFound");
    expect((await copy({}, bed.test.as(LUIS))).ResultCode).toBe("forbidden");
  });
});

describe("closing an account (SAFE-25)", () => {
  it("needs the password, and only the client can do it", async () => {
    expect((await close({ Password: "not mine" })).Errors).toMatchObject([
      { Field: "Password", Code: "wrongPassword" },
    ]);
    expect((await close({}, bed.test.as(LUIS))).ResultCode).toBe("notFound");
    expect((await close({ ClientId: STAFF }, bed.asStaff())).ResultCode).toBe("forbidden");
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it("is refused while a plan is open, with the plan; not for an expired one", async () => {
    const { planId } = await bed.payable();
    expect(await status()).toMatchObject({ OpenPlanId: planId, MoneyUnderWay: false });
    const refused = await close();
    expect(refused.ResultCode).toBe("privacy.planOpen");
    // The plan is called by what is booked in it. (PLAN-45)
    expect(refused.Facts).toMatchObject({ plan: planId });
    expect(JSON.stringify(refused)).toMatch(/Your plan “[^”]+” is still open/);
    bed.test.pass(5 * 24 * 3_600_000);
    expect(await status()).toMatchObject({ OpenPlanId: null });
    expect((await close()).ResultCode).toBe("OK");
  });

  it("is refused while money is being refunded, and with credit until the client gives it up", async () => {
    const { planId, bookingId } = await bed.paid();
    const refund = (Amount: number, Destination: string, EndsBooking: boolean) =>
      bed.post(
        "/api/support/refunds/manual",
        { Key: randomUUID(), BookingId: bookingId, Amount, Destination, EndsBooking, Reason: "A smaller car" },
        bed.asStaff(),
      );
    await refund(10_000, "client", false);
    await refund(5_000, "fund", false);
    await over(planId);
    expect(await status()).toMatchObject({ OpenPlanId: null, MoneyUnderWay: true, Credit: 5_000 });
    expect((await close({ GiveUpCredit: true })).ResultCode).toBe("privacy.moneyOwed");
    await bed.sweep();
    expect((await close()).ResultCode).toBe("privacy.creditLeft");
    expect((await close({ GiveUpCredit: true })).ResultCode).toBe("OK");
  });

  it("is refused while a bank has to decide about a payment", async () => {
    const { planId } = await bed.paid();
    await over(planId);
    const [payment] = await bed.test.db.select({ id: payments.id }).from(payments);
    await bed.test.db.insert(disputes).values({
      ...{ id: "dp_1", paymentId: payment?.id ?? "", amount: PRICE, reason: "fraudulent", status: "open" as const },
      ...{ openedAt: bed.test.now(), respondBy: null, answeredAt: null, closedAt: null },
    });
    expect(await status()).toMatchObject({ OpenPlanId: null, MoneyUnderWay: true });
    expect((await close()).ResultCode).toBe("privacy.moneyOwed");
  });

  it("ends every session, and no password, link or staff can open the account any more", async () => {
    const token = (await signIn(PASSWORD)).json().access_token;
    const asSignedIn = { authorization: `Bearer ${token}` };
    expect((await bed.get(`/api/profile/${ANA}/2`, asSignedIn)).status).toBe(200);
    expect((await close({}, asSignedIn)).ResultCode).toBe("OK");
    expect((await bed.get(`/api/profile/${ANA}/2`, asSignedIn)).status).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(400);
    const act = { ClientId: ANA, Reason: "They called" };
    expect((await bed.post("/api/support/impersonation/begin", act, bed.asStaff())).status).not.toBe(200);
    expect((await close()).ResultCode).not.toBe("OK");
  });

  it("leaves nothing of the person except payments and receipts, and sends nothing more; reviews are deleted too (REVIEW-6)", async () => {
    const { planId, bookingId } = await bed.paid();
    await signIn(PASSWORD);
    await writeNote("Señas particulares");
    await save("house.3");
    const said = { stars: {}, tenths: 43, text: "Señas particulares", language: "es", status: "shown" } as const;
    await bed.test.db.insert(opinions).values({ bookingId, clientId: ANA, ...said, writtenAt: bed.test.now() });
    const askedAt = bed.test.now();
    await bed.test.db.insert(opinionRequests).values({ planId, clientId: ANA, codeHash: "digest", askedAt });
    await bed.post("/api/clients/recoverPassword", { email: EMAIL, siteId: 11 });
    await bed.test.app.backgroundTasks.settled();
    await over(planId);
    expect((await close()).ResultCode).toBe("OK");
    const [last] = await bed.test.mailsTo(EMAIL);
    expect(last).toMatchObject({ subject: "Your Malecón account is closed" });
    expect(last?.text).not.toContain("Ana");
    // The last email's address is erased after it was sent. (MAIL-6)
    const services = { db: bed.test.db, now: bed.test.now, log: bed.test.app.log };
    await deliverDue(services, { send: async () => null, reachesPeople: true, close: () => undefined });
    await bed.sweep("PT48H");

    const kept = await dump();
    const personal = [EMAIL, "Rivera", "X12345678", "C01X00T47", "R123456", "1988-05-17", "particulares", DEVICE];
    const places = personal.map((word) => [
      word,
      kept.filter(([, text]) => text.includes(word)).map(([table]) => table),
    ]);
    expect(Object.fromEntries(places)).toEqual({
      ...Object.fromEntries(personal.map((word) => [word, []])),
      Rivera: ["payments"],
    });
    const [paid] = await bed.test.db.select().from(payments).where(eq(payments.planId, planId));
    expect(paid).toMatchObject({ amount: PRICE, captured: PRICE, clientAddress: null });
    expect(await bed.test.db.$count(notes, eq(notes.clientId, ANA))).toBe(0);
    expect(await bed.test.db.$count(opinions)).toBe(0);
    expect(await bed.test.db.$count(opinionRequests)).toBe(0);
    expect(await bed.test.db.$count(savedItems, eq(savedItems.clientId, ANA))).toBe(0);
    expect((await bed.get(`/api/support/plans/${planId}/en`, bed.asStaff())).status).toBe(200);
  });

  it("empties messages that are being sent meanwhile, including those with secrets", async () => {
    const { db, now, app } = bed.test;
    await over((await bed.paid()).planId);
    await bed.post("/api/clients/recoverPassword", { email: EMAIL, siteId: 11 });
    await app.backgroundTasks.settled();
    let closed: Promise<{ ResultCode: string }> | undefined;
    const send = async () => {
      closed ??= close({ GiveUpCredit: true });
      await closed;
      return null;
    };
    const mailer = { send, reachesPeople: true, close: () => undefined };
    expect(await deliverDue({ db, now, log: app.log }, mailer)).toBeGreaterThan(2);
    expect((await closed)?.ResultCode).toBe("OK");
    const left = await db
      .selectDistinct({ recipient: outbox.recipient, subject: outbox.subject, text: outbox.text, html: outbox.html })
      .from(outbox)
      .where(and(eq(outbox.clientId, ANA), notLike(outbox.key, "%-closed")));
    expect(left).toEqual([{ recipient: "", subject: "", text: "", html: null }]);
  });

  it("leaves no proof of a transfer that never arrived, and none of staff's texts about proofs", async () => {
    const paidId = await transfer({ captured: PRICE, status: PaymentStatus.Success });
    await transfer({ captured: 0, status: PaymentStatus.Expired });
    expect((await close()).ResultCode).toBe("OK");
    const proofs = await bed.test.db.select().from(transferProofs);
    expect(proofs.map(({ paymentId }) => paymentId)).toEqual([paidId]);
    const reasons = await bed.test.db.select({ reason: transferReviews.reason }).from(transferReviews);
    expect(reasons).toEqual([{ reason: "" }, { reason: "" }]);
  });

  it("is not undone by a later request of the client: it is refused or changes nothing", async () => {
    expect((await close()).ResultCode).toBe("OK");
    const today = new Date(bed.test.now()).toISOString().slice(0, 10);
    const person = { FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167, BirthDate: "1988-05-17" };
    const days = { IssuedOn: "2020-01-01", ExpiresOn: `2036${today.slice(4)}` };
    const given = await bed.post("/api/documents/give", {
      ClientId: ANA,
      Type: 2,
      Number: "X12345678",
      ...person,
      ...days,
    });
    expect(given.ResultCode).toBe("notFound");
    expect((await save("house.3")).ResultCode).toBe("notFound");
    const place = { Phone: "+1 305 555 0142", Address: null, City: null, PostalCode: null, Language: "en" };
    await bed.post("/api/profile/update", { clientId: ANA, ...person, ...place });
    const [row] = await bed.test.db.select().from(clients).where(eq(clients.id, ANA));
    expect(row).toMatchObject({ firstName: "", lastName: "", phone: null, birthDate: null });
    expect(await bed.test.db.transaction((tx) => lockClient(tx, ANA))).toBeNull();
  });

  it("frees the address: it can register again, as a new account without old data", async () => {
    await close();
    const person = { FirstName: "Ana", LastName: "Rivera", AcceptPolicies: true };
    await bed.post("/api/clients", { ...person, email: EMAIL, password: "otra-clave-larga" });
    const [mail] = await bed.test.mailsTo(EMAIL);
    const code = /activate_client\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await bed.get(`/api/clients/activate/${code}`);
    expect((await signIn("otra-clave-larga")).statusCode).toBe(200);
    const [anew] = await bed.test.db.select().from(clients).where(eq(clients.email, EMAIL));
    expect(anew?.id).not.toBe(ANA);
    const [closed] = await bed.test.db.select().from(clients).where(eq(clients.id, ANA));
    expect(closed).toMatchObject({ firstName: "", passwordHash: null, closedAt: bed.test.now() });
  });

  /** Every table's rows as text. */
  async function dump(): Promise<[string, string][]> {
    const tables = sql`select table_name::text as name from information_schema.tables where table_schema = 'public'`;
    const texts = (await rows(bed.test.db, tables)).map(async ({ name }): Promise<[string, string]> => {
      const found = await rows(bed.test.db, sql`select * from ${sql.identifier(String(name))}`);
      return [String(name), JSON.stringify(found)];
    });
    return Promise.all(texts);
  }
});

import { and, eq, ne } from "drizzle-orm";
import { auditLines } from "../../../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import { DAY } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { holderReviews } from "../../../../payments/server/payments.tables";
import { travelPlans } from "../../../../plan/server/plan.tables";
import { MOST_WAITING } from "../../../desk.limits";
import type { Inbox } from "../../../inbox/inbox.schemas";
import type { Reviews } from "../../../reviews.schemas";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
let planId: number;
beforeAll(async () => {
  test = await startTestApp();
  ({ planId } = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY }));
});
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");
const get = async (url: string, headers: Record<string, string> = test.as(ANA)) =>
  (await test.call({ method: "GET", url, headers })).json().Data;
const act = (path: string, payload: object, headers = staff()) =>
  test.call({ method: "POST", url: `/api/support/${path}`, headers, payload });
const passport = {
  ClientId: ANA,
  Type: 2,
  Number: "C01X00T47",
  FirstName: "Ana",
  LastName: "Rivera Soto",
  CountryId: 167,
  IssuedOn: null,
  ExpiresOn: "2031-01-01",
  BirthDate: "1988-05-17",
};
const give = (change: object = {}, app = test) =>
  app.call({ method: "POST", url: "/api/documents/give", headers: app.as(ANA), payload: { ...passport, ...change } });
const waiting = async () => (await get("/api/support/reviews/en", staff())).Documents;
const checks = async () => (await get(`/api/checkout/${planId}`)).Stored.context.checks;
const audit = (action: string) => auditLines(test.db, eq(auditLog.action, action));

describe("documents before the desk", () => {
  it("a document in the client's own name counts immediately, and staff may still review it (DOC-6)", async () => {
    expect((await give()).json().Data.Status).toBe("given");
    expect(await waiting()).toMatchObject([
      { ClientName: "Ana Rivera Soto", ClientLanguage: "en", Type: 2, Status: "given" },
    ]);
    expect((await checks()).passportPeriod).toBeNull();
  });

  it("one in another name waits for staff, and blocks the payment until then (DOC-6)", async () => {
    expect((await give({ FirstName: "Rosa", LastName: "Molina" })).json().Data.Status).toBe("inReview");
    // Meanwhile the payment waits for the license.
    expect(await waiting()).toMatchObject([{ Type: 2, Status: "inReview", HoldsUp: false }]);
    await give({ Type: 3, IssuedOn: "2015-03-01" });
    expect(await waiting()).toMatchObject([
      { Type: 2, Status: "inReview", HoldsUp: true },
      { Type: 3, Status: "given", HoldsUp: false },
    ]);
    expect((await checks()).documents).toEqual({ code: "documentsInReview", facts: {} });
  });

  it("are listed also where one of them cannot be opened (DESK-103)", async () => {
    const license = and(eq(clientDocuments.clientId, ANA), eq(clientDocuments.type, 3), clientDocuments.current);
    const [before] = await test.db.select().from(clientDocuments).where(license);
    await test.db
      .update(clientDocuments)
      .set({ status: "inReview", sealed: "sealed:000000000000:AAAA" })
      .where(license);
    expect(await waiting()).toMatchObject([
      { Type: 2, HoldsUp: true },
      { Type: 3, HoldsUp: false },
    ]);
    await test.db.update(clientDocuments).set({ status: "given", sealed: before?.sealed }).where(license);
  });

  it("contents are visible to staff, and each access is recorded", async () => {
    const [{ DocumentId }] = await waiting();
    const { Document, ClientName } = await get(`/api/support/documents/${DocumentId}`, staff());
    expect([ClientName, Document.FirstName, Document.Number]).toEqual(["Ana Rivera Soto", "Rosa", "C01X00T47"]);
    expect(await audit("document.read")).toMatchObject([{ actorId: STAFF, facts: { document: DocumentId } }]);
  });

  it("is shown with the trip that it is for, its people, and by how much it misses each rule (DESK-35)", async () => {
    const [{ DocumentId }] = await waiting();
    const { Trip } = await get(`/api/support/documents/${DocumentId}`, staff());
    expect(Trip).toMatchObject({ TravelPlanId: planId, People: [{ Drives: true }], NameIs: "differs" });
    expect(Trip.Measures[0]).toMatchObject({ Rule: "passportValid", Has: passport.ExpiresOn, Missing: 0 });
  });

  it("a rejected one: the client reads the reason, in an email that opens the documents, and gives another (DOC-6)", async () => {
    const [{ DocumentId }] = await waiting();
    const Reason = "It is in another person's name";
    expect((await act("documents/reject", { DocumentId, Reason })).statusCode).toBe(200);
    const [mine] = await get(`/api/admin/clientDocuments/getClientDocumentsInfo/${ANA}/2`);
    expect(mine).toMatchObject({ Status: "rejected", RejectedFor: Reason });
    expect((await checks()).documents.code).toBe("documentsRejected");
    const told = (await test.mailsTo("tourist@example.com"))[0]?.text;
    expect([told?.includes(Reason), told?.includes("/documents?lang=en")]).toEqual([true, true]);
    expect(await audit("document.rejected")).toMatchObject([{ actorId: STAFF, reason: Reason }]);
    expect((await give()).json().Data).toMatchObject({ Status: "inReview", RejectedFor: null });
    expect((await checks()).documents.code).toBe("documentsInReview");
  });

  it("is not rejected without a reason, which its client reads (DESK-96)", async () => {
    const [{ DocumentId }] = await waiting();
    expect((await act("documents/reject", { DocumentId })).statusCode).toBe(400);
  });

  it("is decided once, without a reason if it is in order, and not after the client has replaced it (DESK-4, DESK-96)", async () => {
    const [first] = await waiting();
    const body = { DocumentId: first.DocumentId, Reason: "As on the photo" };
    const unseen = await act("documents/verify", { DocumentId: first.DocumentId });
    expect(unseen.json().ResultCode).toBe("documents.noPhoto");
    expect((await act("documents/verify", { DocumentId: first.DocumentId, TypedOnly: true })).statusCode).toBe(200);
    const seen = await get(`/api/support/documents/${first.DocumentId}`, staff());
    expect([seen.Document.TypedOnly, seen.Document.PhotoId]).toEqual([true, null]);
    const mine = await get(`/api/admin/clientDocuments/getClientDocumentsInfo/${ANA}/${seen.Document.Type}`);
    expect(mine[0]).toMatchObject({ Status: "verified", TypedOnly: true });
    expect(await audit("document.verified")).toMatchObject([{ actorId: STAFF, reason: null }]);
    expect((await act("documents/reject", body)).json().ResultCode).toBe("documents.reviewed");
    const [second] = await waiting();
    await give({ Type: second.Type, IssuedOn: "2015-03-01", Number: "C01X00T48" });
    expect(
      (await act("documents/verify", { ...body, TypedOnly: true, DocumentId: second.DocumentId })).statusCode,
    ).toBe(404);
  });
});

it("documents of a client whose plans have all ended leave the queue, and return with a new plan (DESK-103)", async () => {
  const own = await startTestApp();
  const documents = async () => {
    const reviews = await own.call({ url: "/api/support/reviews/en", headers: own.as(STAFF, "staff") });
    const inbox = await own.call({ url: "/api/support/inbox", headers: own.as(STAFF, "staff") });
    const rows = inbox.json().Data.Items.filter(({ Kind }: { Kind: string }) => Kind === "document");
    return { listed: reviews.json().Data.Documents.length, rows };
  };
  const rental = { clientId: ANA, at: own.now(), startsAt: own.now() + 30 * DAY };
  const first = await storeRental(own.db, rental);
  await give({}, own);
  await give({ Type: 3, IssuedOn: "2015-03-01" }, own);
  expect(await documents()).toMatchObject({
    listed: 2,
    rows: [{ ItemId: "client-1", Documents: [{ Type: 2 }, { Type: 3 }], TravelPlanId: first.planId }],
  });
  await own.db.update(travelPlans).set({ state: "cancelled" }).where(eq(travelPlans.id, first.planId));
  expect(await documents()).toEqual({ listed: 0, rows: [] });
  const next = await storeRental(own.db, rental);
  expect(await documents()).toMatchObject({ listed: 2, rows: [{ TravelPlanId: next.planId }] });
  await own.close();
});

it("only a document that the plan needs holds up its payment, and is listed first however many wait longer (DESK-103)", async () => {
  const own = await startTestApp();
  const { planId } = await storeRental(own.db, { clientId: ANA, at: own.now(), startsAt: own.now() + 30 * DAY });
  await give({ FirstName: "Rosa", LastName: "Molina" }, own);
  await give({ Type: 3, IssuedOn: "2015-03-01" }, own);
  const typed = { number: "X1234", firstName: "Luis", lastName: "Soto", countryId: 167, expiresOn: "2031-01-01" };
  const givenAt = own.now() - DAY;
  const waits = { ...typed, type: 2, status: "inReview", givenAt } as const;
  // Of a driver whom no booking names any more.
  await own.db.insert(clientDocuments).values({ ...waits, clientId: ANA, holder: "driver" });
  const others = await own.db
    .insert(clients)
    .values(
      Array.from({ length: MOST_WAITING + 1 }, (_, number) => ({
        email: `waiting-${number}@example.com`,
        firstName: "Luis",
        lastName: "Soto",
        language: "es" as const,
        createdAt: givenAt,
      })),
    )
    .returning({ id: clients.id });
  await own.db
    .insert(clientDocuments)
    .values(others.map(({ id }) => ({ ...waits, clientId: id, givenAt: givenAt - 1 })));
  const reviews = await own.call({ url: "/api/support/reviews/en", headers: own.as(STAFF, "staff") });
  const { Documents } = reviews.json().Data;
  expect(Documents).toHaveLength(MOST_WAITING);
  expect(Documents[0]).toMatchObject({ ClientId: ANA, Type: 2, Holder: "client", HoldsUp: true });
  expect(Documents.filter(({ HoldsUp }: { HoldsUp: boolean }) => HoldsUp)).toHaveLength(1);
  const inbox = await own.call({ url: "/api/support/inbox", headers: own.as(STAFF, "staff") });
  const Items: Inbox["Items"] = inbox
    .json()
    .Data.Items.filter(({ Kind }: Inbox["Items"][number]) => Kind === "document");
  expect(Items).toHaveLength(MOST_WAITING);
  expect(Items[0]).toMatchObject({ ItemId: `client-${ANA}`, Until: expect.any(Number) });
  // All documents of a client who holds up a payment are in the row, whichever of them are needed.
  expect(Items[0]?.Documents).toHaveLength(3);
  expect(new Set(Items.slice(1).map(({ Until }) => Until))).toEqual(new Set([null]));

  // Without the many, the driver's is listed, and holds up nothing.
  await own.db.delete(clientDocuments).where(ne(clientDocuments.clientId, ANA));
  const fewer = await own.call({ url: "/api/support/reviews/en", headers: own.as(STAFF, "staff") });
  expect(fewer.json().Data.Documents).toMatchObject([
    { Type: 2, Holder: "client", HoldsUp: true },
    { Type: 2, Holder: "driver", HoldsUp: false },
    { Type: 3, Holder: "client", HoldsUp: false },
  ]);

  // A plan that cannot be read holds up nothing, and its documents stay listed.
  await own.db.update(travelPlans).set({ checkpoint: null, eventCount: 99 }).where(eq(travelPlans.id, planId));
  const unread = await own.call({ url: "/api/support/reviews/en", headers: own.as(STAFF, "staff") });
  const listed: Reviews["Documents"] = unread.json().Data.Documents;
  expect(listed.map(({ HoldsUp }) => HoldsUp)).toEqual([false, false, false]);
  await own.close();
});

it("if unreviewed documents do not count, those in the client's own name block the payment, of which there is none without a plan (DOC-12, DESK-103)", async () => {
  const strict = await startTestApp({ PAY_ON_UNSEEN_DOCUMENTS: "off" });
  const headers = strict.as(ANA);
  const giveStrictly = (change: object = {}) =>
    strict.call({ method: "POST", url: "/api/documents/give", headers, payload: { ...passport, ...change } });
  const listed = async () =>
    (await strict.call({ url: "/api/support/reviews/en", headers: strict.as(STAFF, "staff") })).json().Data.Documents;
  await giveStrictly();
  expect(await listed()).toMatchObject([{ Type: 2, Status: "inReview", HoldsUp: false }]);
  await storeRental(strict.db, { clientId: ANA, at: strict.now(), startsAt: strict.now() + 30 * DAY });
  await giveStrictly({ Type: 3, IssuedOn: "2015-03-01" });
  expect(await listed()).toMatchObject([
    { Type: 2, Status: "inReview", HoldsUp: true },
    { Type: 3, Status: "inReview", HoldsUp: true },
  ]);
  await strict.close();
});

it("a name on a card whose plan ends first is first, however many others wait longer; those of ended plans do not wait (DESK-103)", async () => {
  const own = await startTestApp();
  const rental = { clientId: ANA, startsAt: own.now() + 30 * DAY };
  const soon = await storeRental(own.db, { ...rental, at: own.now() - DAY });
  const later = await storeRental(own.db, { ...rental, at: own.now() });
  const ended = await storeRental(own.db, { ...rental, at: own.now() });
  await own.db.update(travelPlans).set({ state: "cancelled" }).where(eq(travelPlans.id, ended.planId));
  const asked = (plan: number, name: string, askedAt: number) => ({
    planId: plan,
    name,
    status: "waiting" as const,
    askedAt,
  });
  const many = Array.from({ length: MOST_WAITING }, (_, number) =>
    asked(later.planId, `Name ${number}`, own.now() - 1),
  );
  await own.db
    .insert(holderReviews)
    .values([...many, asked(soon.planId, "Urgent", own.now()), asked(ended.planId, "Over", 0)]);
  const read = async (url: string) => (await own.call({ url, headers: own.as(STAFF, "staff") })).json().Data;
  const { Holders }: Reviews = await read("/api/support/reviews/en");
  const { Items }: Inbox = await read("/api/support/inbox");
  const listed = Items.filter(({ Kind }) => Kind === "holder");
  expect([Holders[0]?.Name, listed[0]?.Name]).toEqual(["Urgent", "Urgent"]);
  expect([Holders.length, listed.length]).toEqual([MOST_WAITING, MOST_WAITING]);
  expect([...Holders, ...listed].map(({ Name }) => Name)).not.toContain("Over");
  await own.close();
});

describe("a name on a card that is not clearly the client's", () => {
  it("waits for staff, who refuse it with a reason of which the client is notified (PAY-4)", async () => {
    await test.db.insert(holderReviews).values({ planId, name: "A. Rivera", status: "waiting", askedAt: test.now() });
    const { Holders } = await get("/api/support/reviews/en", staff());
    expect(Holders).toMatchObject([{ TravelPlanId: planId, Name: "A. Rivera", ClientName: "Ana Rivera Soto" }]);
    const body = { HolderId: Holders[0].HolderId, Reason: "It is her husband's card" };
    expect((await act("plans/refuseHolder", body)).statusCode).toBe(200);
    expect((await test.mailsTo("tourist@example.com"))[0]?.text).toContain("husband's card");
    expect((await act("plans/refuseHolder", body)).json().ResultCode).toBe("support.nothingWaiting");
    expect((await get("/api/support/reviews/en", staff())).Holders).toEqual([]);
  });

  it("refuses to resend vouchers before the receipt is signed", async () => {
    const answer = await act("vouchers/again", { TravelPlanId: planId, Reason: "The mail was lost" });
    expect(answer.json().ResultCode).toBe("receipt.notSigned");
  });
});

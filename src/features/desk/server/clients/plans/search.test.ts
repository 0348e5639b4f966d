import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import Fastify from "fastify";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import { infectedUploads } from "../../../../../platform/server/db/schema/uploads";
import { loggerOptions } from "../../../../../platform/server/logs/logger";
import { underRequestId } from "../../../../../platform/server/logs/requestId";
import { carUnits } from "../../../../../products/car/server/catalogue/catalogue.tables";
import { addDays, havanaDate } from "../../../../../shared/havana";
import { DAY } from "../../../../../shared/instant";
import { requestIdShape } from "../../../../../shared/requestId";
import { clients } from "../../../../account/server/account.tables";
import { notes } from "../../../../notes/server/notes.tables";
import { receipts } from "../../../../papers/server/papers.tables";
import { transferOrders, transferReviews } from "../../../../payments/methods/transfer/server/transfers.tables";
import { outsideMovements } from "../../../../payments/server/outside/outside.tables";
import { disputes, holderReviews, payments } from "../../../../payments/server/payments.tables";
import { refunds } from "../../../../payments/server/refunds.tables";
import { bookings, vouchers } from "../../../../plan/server/plan.tables";
import type { AuditLines } from "../../../audit/audit.schemas";
import type { ClientPast } from "../../../client/client.schemas";
import { AUDIT_PAGE } from "../../../desk.limits";
import { type WaitingKind, waitingKinds } from "../../../inbox/inbox.rules";
import type { FoundPlans } from "../../../plans/plans.schemas";
import type { Timeline } from "../../../timeline/timeline.schemas";
import { searchedClients } from "../../records/desk.tables";
import { makeAllSearchWords, plansOfClients } from "./searchedClients.repository";

const [ANA, JAMES, STAFF] = [1, 2, 3];
const clientIdOf = ({ ClientId }: FoundPlans["Clients"][number]) => ClientId;
let newcomerId: number;
const paymentId = randomUUID();
const lines: { reqId?: string; msg: string }[] = [];
let test: TestApp;
let ofAna: { planId: number; bookingId: number };
let ofJames: { planId: number; bookingId: number };

beforeAll(async () => {
  const logTo = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  test = await startTestApp({ LOG_LEVEL: "info" }, logTo);
  const rental = { at: test.now(), startsAt: test.now() + 40 * DAY };
  ofAna = await storeRental(test.db, { ...rental, clientId: ANA });
  ofJames = await storeRental(test.db, { ...rental, clientId: JAMES });
  const olga = { email: "olga.petrova@example.com", firstName: "Olga", lastName: "Petrova", createdAt: test.now() };
  const [newcomer] = await test.db.insert(clients).values(olga).returning({ id: clients.id });
  newcomerId = newcomer?.id ?? 0;
  await test.db.update(clients).set({ lastName: "O’Neill" }).where(eq(clients.id, JAMES));
  await test.db.update(bookings).set({ supplierReference: "CUB-4711" }).where(eq(bookings.id, ofAna.bookingId));
  await test.db.insert(vouchers).values({ bookingId: ofJames.bookingId, number: "MLC-77-88", issuedAt: test.now() });
  const paid = { planId: ofJames.planId, clientId: JAMES, method: 135, status: 2, amount: 41_500, currency: "USD" };
  const known = { providerReference: "CH_9X", authorisation: "OK7731" };
  await test.db.insert(payments).values({ ...paid, ...known, id: paymentId, createdAt: test.now() });
  const beneficiary = test.config.payments.transfer.settings;
  if (!beneficiary) throw new Error("no beneficiary of transfers is set");
  await test.db.insert(transferOrders).values({ paymentId, reference: "MT-1002-QX7", beneficiary });
  const found = { paymentId, at: test.now(), staffId: STAFF, finding: "received", amount: 1 } as const;
  await test.db.insert(transferReviews).values({ ...found, id: randomUUID(), bankReference: "FEDWIRE 88-12" });
  const reversed = { reversedAt: test.now(), reversedBy: STAFF, reversedReason: "a slip" };
  for (const reversedReference of ["SWIFT 4-711", "FEDWIRE 88-12"])
    await test.db.insert(transferReviews).values({ ...found, ...reversed, id: randomUUID(), reversedReference });
  const back = { paymentId, amount: 1, reason: "cancelled", status: 2, createdAt: test.now() };
  await test.db.insert(refunds).values({ ...back, id: randomUUID(), providerReference: "re_77Q" });
  const opened = { paymentId, amount: 1, reason: "fraudulent", status: "open", openedAt: test.now() } as const;
  await test.db.insert(disputes).values({ ...opened, id: "dp_55Z" });
  const signed = { code: "AB12CD34EF56", signerName: "James", consentVersion: "1", signedAt: test.now() };
  const file = { address: "192.0.2.1", userAgent: null, sha256: "0", pdf: Buffer.from("pdf") };
  await test.db.insert(receipts).values({ ...signed, ...file, planId: ofJames.planId });
  await test.db.update(clients).set({ phone: "+49 170 1234567" }).where(eq(clients.id, JAMES));
});
afterAll(() => test.close());

const search = (Query: string, headers = test.as(STAFF, "staff")) =>
  test.call({ method: "POST", url: "/api/support/plans/search", headers, payload: { Query } });
const found = async (query: string): Promise<number[]> => {
  const { Plans }: FoundPlans = (await search(query)).json().Data;
  return Plans.map(({ TravelPlanId }) => TravelPlanId);
};

describe("finding a plan", () => {
  it.each([
    ["the client's name, in any order and without accents", () => "sóto ANA", () => [ofAna.planId]],
    ["a name, whichever way its apostrophe is typed", () => "james o'neill", () => [ofJames.planId]],
    ["a part of the e-mail address", () => "tourist2@", () => [ofJames.planId]],
    ["what several clients share, the newest plan first", () => "example.com", () => [ofJames.planId, ofAna.planId]],
    ["the plan's id", () => `#${ofAna.planId}`, () => [ofAna.planId]],
    ["a booking's id", () => String(ofJames.bookingId), () => [ofJames.planId]],
    ["the supplier's reference", () => "cub-4711", () => [ofAna.planId]],
    ["the number on a voucher", () => "mlc-77-88", () => [ofJames.planId]],
    ["the provider's reference of a payment", () => "ch_9x", () => [ofJames.planId]],
    ["a payment's id", () => paymentId.toUpperCase(), () => [ofJames.planId]],
    ["the beginning of a payment's id", () => paymentId.slice(0, 13), () => [ofJames.planId]],
    ["the provider's code on the receipt", () => "ok7731", () => [ofJames.planId]],
    ["the reference of a transfer, hyphens left out", () => "mt1002qx7", () => [ofJames.planId]],
    ["a part of a reference that is too short to be meant", () => "QX7-", () => []],
    ["a part of a reference that is long enough", () => "1002-QX", () => [ofJames.planId]],
    ["a reference copied by hand, with O for 0 and I for 1", () => "mt-IOO2-qx7", () => [ofJames.planId]],
    ["the bank's reference of what arrived", () => "fedwire 8812", () => [ofJames.planId]],
    ["the bank's reference of what was entered by mistake", () => "swift 4711", () => [ofJames.planId]],
    ["the reference of a refund", () => "re_77q", () => [ofJames.planId]],
    ["the number of a dispute", () => "dp_55z", () => [ofJames.planId]],
    ["the code on a signed receipt, or its beginning", () => "AB12-CD34", () => [ofJames.planId]],
    ["the telephone, blanks apart", () => "+49 1701234567", () => [ofJames.planId]],
    ["the telephone without its country", () => "170-1234567", () => [ofJames.planId]],
    ["the plan's number with its word", () => `plan ${ofAna.planId}`, () => [ofAna.planId]],
    ["the plan's number as it stands in a subject", () => `Re: your plan n° ${ofAna.planId}.`, () => [ofAna.planId]],
    ["its page's address", () => `http://localhost/support/plans/${ofAna.planId}`, () => [ofAna.planId]],
    ["a name with its title", () => "Sra. Rivera", () => [ofAna.planId]],
    ["an address as a mail program copies it", () => "Ana <tourist@example.com>", () => [ofAna.planId]],
    ["signs that a search could take for its own", () => "rivera!(&|\\:*'<->ana", () => []],
    ["nothing that anybody has", () => "no such thing", () => []],
    ["a per cent sign, which stands for itself", () => "%%", () => []],
  ])("finds a plan by %s (DESK-3)", async (_by, typed, plans) => expect(await found(typed())).toEqual(plans()));

  it("finds a client by any usual transcription of a name, whichever release wrote it to the database (DESK-3, ACC-21)", async () => {
    const named = (firstName: string, lastName: string) =>
      test.db.execute(sql`update clients set first_name = ${firstName}, last_name = ${lastName} where id = ${JAMES}`);
    await named("Søren", "Ødegård");
    for (const typed of ["soren odegard", "SOEREN OEDEGAARD", "ødegård", "odegaard"])
      expect(await found(typed)).toEqual([ofJames.planId]);
    expect(await found("james")).toEqual([]);
    await named("Anne-Marie", "Kaʻahumanu");
    expect(await found("soren")).toEqual([]);
    for (const typed of ["annemarie", "Ka'ahumanu", "kaahumanu"]) expect(await found(typed)).toEqual([ofJames.planId]);
    await named("James", "O’Neill");
  });

  it("finds earlier clients once the job has run, by the index alone (DESK-3)", async () => {
    await test.db.update(searchedClients).set({ words: null });
    await makeAllSearchWords(test.db, () => false);
    expect(await test.db.$count(searchedClients, sql`words is null`)).toBe(0);
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain ${plansOfClients(tx, [["oneill"]])}`));
    });
    expect(plan).toContain("searched_clients_words");
  });

  it("shows its client, its state and its bookings", async () =>
    expect((await search("Ana Rivera")).json().Data).toEqual({
      Clients: [{ ClientId: ANA, Name: "Ana Rivera Soto", Email: "tourist@example.com", Plans: 1 }],
      Plans: [
        {
          TravelPlanId: ofAna.planId,
          ClientId: ANA,
          ClientName: "Ana Rivera Soto",
          ClientEmail: "tourist@example.com",
          State: "confirming",
          CreatedAt: test.now(),
          BookingIds: [ofAna.bookingId],
          RequestId: null,
          Reversed: null,
        },
      ],
      More: false,
    }));

  it("finds clients by number, name, address or phone, without a plan too, and leads to all that we know of them (DESK-3, DESK-33)", async () => {
    const [row] = await test.db.select().from(clients).where(eq(clients.id, newcomerId));
    const clientsOf = async (query: string) => (await search(query)).json().Data.Clients.map(clientIdOf);
    for (const query of [`client ${newcomerId}`, `cliente n.º ${newcomerId}`, String(row?.email), "Olga"])
      expect([query, await clientsOf(query)]).toEqual([query, [newcomerId]]);
    const seen = await test.call({ url: `/api/support/clients/${newcomerId}`, headers: test.as(STAFF, "staff") });
    expect(seen.json().Data).toMatchObject({ Email: row?.email, Plans: [], Money: null, Fund: 0, Suspensions: [] });
    const staff = await test.call({ url: `/api/support/clients/${STAFF}`, headers: test.as(STAFF, "staff") });
    expect(staff.json().ResultCode).toBe("notFound");
  });

  it("shows a client's plans with their money, and communication and actions in one list, newest first (DESK-33, DESK-34)", async () => {
    const headers = test.as(STAFF, "staff");
    const note = { ClientId: JAMES, Message: "Prefers to be called in the evening" };
    expect(
      (await test.call({ method: "POST", url: "/api/support/clients/note", headers, payload: note })).statusCode,
    ).toBe(200);
    const seen = (await test.call({ url: `/api/support/clients/${JAMES}`, headers })).json().Data;
    expect(seen.Plans).toMatchObject([{ TravelPlanId: ofJames.planId, BookingIds: [ofJames.bookingId] }]);
    const payload = { ClientId: JAMES, Most: 1 };
    const past = (await test.call({ method: "POST", url: "/api/support/clients/past", headers, payload })).json().Data;
    expect(past.Written).toMatchObject([{ To: "colleagues", Message: note.Message }]);
    expect(past.History).toMatchObject([{ What: "client.read", Facts: { about: `client ${JAMES}` } }]);
    expect(past.More).toBe(true);
  });

  it("reports that money entered by mistake was reversed, unless it was entered there again (PAY-33)", async () => {
    const reversedOf = async (query: string) => (await search(query)).json().Data.Plans[0].Reversed;
    expect(await reversedOf("SWIFT 4-711")).toEqual({ Reference: "SWIFT 4-711", At: test.now() });
    expect(await reversedOf("fedwire 8812")).toBeNull();
    expect(await reversedOf("mt1002qx7")).toBeNull();
  });

  it("works in the whole audit log: by action, person and subject (DESK-37)", async () => {
    const answerTo = async (asked: object) => {
      const payload = { Action: null, Words: "", Match: "either", From: null, Until: null, Before: null, ...asked };
      const headers = test.as(STAFF, "staff");
      return (await test.call({ method: "POST", url: "/api/support/audit", headers, payload })).json()
        .Data as AuditLines;
    };
    const audit = async (asked: object) => (await answerTo(asked)).Entries;
    const today = havanaDate(test.now());
    const notes = await audit({ Action: "client.noted", From: today, Until: today });
    expect(notes).toMatchObject([{ What: "client.noted", Text: "Prefers to be called in the evening" }]);
    expect(await audit({ Words: `Client ${JAMES}`, Action: "client.noted" })).toEqual(notes);
    const [member] = await test.db.select().from(clients).where(eq(clients.id, STAFF));
    expect(await audit({ Words: String(member?.lastName), Action: "client.noted" })).toEqual(notes);
    expect(await audit({ Words: "nobody of this name" })).toEqual([]);
    expect(await audit({ Until: addDays(today, -1) })).toEqual([]);
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action: "vouchers.sentAgain" };
    const [plan, booking] = [`plan ${ofAna.planId}`, `booking ${ofAna.bookingId}`];
    const others = [`plan ${ofJames.planId}`, `booking ${ofJames.bookingId}`, "client 1"];
    const about = async (Words: string) =>
      (await audit({ Words, Action: "vouchers.sentAgain" })).map(({ Facts }) => Facts.about).sort();
    await test.db.insert(auditLog).values([plan, booking, ...others].map((subject) => ({ ...line, subject })));
    expect(await about(`Plan ${ofAna.planId}`)).toEqual([booking, plan]);
    expect(await about(booking)).toEqual([booking]);
    expect(await about("plan 999999999")).toEqual([]);
    expect(await about("plan 99999999999")).toEqual([]);
    expect(JSON.stringify(await audit({ Action: "audit.searched" }))).not.toContain("nobody");
  });

  it("the audit log names the staff that it is about, of two with one name each with the number (DESK-37)", async () => {
    const [member] = await test.db.select().from(clients).where(eq(clients.id, STAFF));
    const { firstName = "", lastName = "" } = member ?? {};
    const person = { role: "staff", passwordHash: null, createdAt: 0, language: "en", staffRole: "desk" } as const;
    const added = await test.db
      .insert(clients)
      .values([
        { ...person, firstName, lastName, email: "twin@example.com" },
        { ...person, firstName: "Luz", lastName: "Gil", email: "luz.gil@example.com" },
        { ...person, firstName: "", lastName: "", email: "invited@example.com", staffRole: null },
      ])
      .returning();
    const [twin = 0, luz = 0, invited = 0] = added.map(({ id }) => id);
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action: "news.retired" };
    await test.db.insert(auditLog).values([
      { ...line, subject: `staff ${twin}` },
      { ...line, subject: `supplier ${luz}` },
      { ...line, subject: "booking 1", facts: { owner: luz } },
      { ...line, subject: "booking 1", facts: { owner: "nobody" } },
      { ...line, subject: `staff ${invited}` },
    ]);
    const payload = { Action: "news.retired", Words: "", Match: "either", From: null, Until: null, Before: null };
    const headers = test.as(STAFF, "staff");
    const answer = await test.call({ method: "POST", url: "/api/support/audit", headers, payload });
    const { Entries }: AuditLines = answer.json().Data;
    const named = { StaffId: luz, Name: "Luz Gil" };
    expect(Entries.map(({ Staff }) => Staff).reverse()).toEqual([
      [{ StaffId: twin, Name: `${firstName} ${lastName} (${twin})` }],
      [named],
      [named],
      [],
      [],
    ]);
    expect(Entries[0]?.Actor.Name).toBe(`${firstName} ${lastName} (${STAFF})`);
  });

  it("the audit log is searched for what a person did, for what is about them, or both (DESK-37)", async () => {
    const person = { role: "staff", passwordHash: null, createdAt: 0, language: "en" } as const;
    const named = { firstName: "Odalys", lastName: "Quintero", email: "odalys@example.com" };
    const [added] = await test.db
      .insert(clients)
      .values({ ...person, ...named, staffRole: "finance" })
      .returning();
    const line = { at: test.now(), actor: "staff", action: "news.changed" };
    await test.db.insert(auditLog).values([
      { ...line, actorId: added?.id, subject: "news 1" },
      { ...line, actorId: STAFF, subject: `staff ${added?.id}` },
      { ...line, actorId: STAFF, subject: "news 2" },
    ]);
    const found = async (Match: string, Words = "odalys quintero") => {
      const payload = { Action: "news.changed", Words, Match, From: null, Until: null, Before: null };
      const headers = test.as(STAFF, "staff");
      const answer = await test.call({ method: "POST", url: "/api/support/audit", headers, payload });
      return (answer.json().Data as AuditLines).Entries.map(({ Facts }) => Facts.about).sort();
    };
    expect(await found("by")).toEqual(["news 1"]);
    expect(await found("about")).toEqual([`staff ${added?.id}`]);
    expect(await found("either")).toEqual(["news 1", `staff ${added?.id}`]);
    expect(await found("about", "news 2")).toEqual(["news 2"]);
    expect(await found("by", "news 2")).toEqual([]);
  });

  it("the audit log finds an item that was given to a colleague by the colleague's name (DESK-37)", async () => {
    const person = { role: "staff", passwordHash: null, createdAt: 0, language: "en", staffRole: "desk" } as const;
    const added = await test.db
      .insert(clients)
      .values([
        { ...person, firstName: "Yamila", lastName: "Ferrer", email: "yamila@example.com" },
        { ...person, firstName: "Idania", lastName: "Ferro", email: "idania@example.com" },
      ])
      .returning();
    const [yamila = 0, idania = 0] = added.map(({ id }) => id);
    const line = { at: test.now(), actor: "staff", actorId: STAFF, action: "inbox.assigned" };
    await test.db.insert(auditLog).values([
      { ...line, subject: "booking 7001", facts: { owner: yamila } },
      { ...line, subject: `client ${ANA}`, facts: { owner: yamila, item: "note 7002" } },
      { ...line, subject: "booking 7003", facts: { owner: idania } },
      { ...line, subject: "booking 7004", facts: { owner: "nobody" } },
      // Another action's owner is nobody to whom an item was given.
      { ...line, subject: "booking 7005", action: "news.changed", facts: { owner: yamila } },
    ]);
    const found = async (Match: string, Action: string | null = null) => {
      const payload = { Action, Words: "Yamila Ferrer", Match, From: null, Until: null, Before: null };
      const headers = test.as(STAFF, "staff");
      const answer = await test.call({ method: "POST", url: "/api/support/audit", headers, payload });
      return (answer.json().Data as AuditLines).Entries.map(({ Facts }) => Facts.about).sort();
    };
    const given = ["booking 7001", `client ${ANA}`];
    expect(await found("either")).toEqual(given);
    expect(await found("about")).toEqual(given);
    expect(await found("about", "inbox.assigned")).toEqual(given);
    expect(await found("about", "news.changed")).toEqual([]);
    expect(await found("by")).toEqual([]);
  });

  it("the audit log finds by a client, and by a plan, what was done to every kind of item of theirs (DESK-37)", async () => {
    const at = test.now();
    const { planId, bookingId } = ofJames;
    const [holder] = await test.db
      .insert(holderReviews)
      .values({ planId, name: "J. Neill", status: "waiting", askedAt: at })
      .returning();
    const money = { paymentId, amount: 1, currency: "USD", knownAt: at };
    const movement = randomUUID();
    await test.db.insert(outsideMovements).values({ ...money, id: movement, kind: "fraudWarning" });
    const [refund] = await test.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const note = { clientId: JAMES, siteId: 11, subject: "A seat", message: "?", isSent: true, createdAt: at };
    const [written] = await test.db.insert(notes).values(note).returning();
    const upload = randomUUID();
    const infected = { clientId: JAMES, purpose: "transferProof", found: "EICAR", refusedAt: at } as const;
    await test.db.insert(infectedUploads).values({ ...infected, id: upload });
    const lost = {
      key: "lost",
      channel: "mail",
      recipient: "j@example.com",
      language: "en",
      subject: "",
      text: "",
    } as const;
    const [mail] = await test.db
      .insert(outbox)
      .values({ ...lost, clientId: JAMES, planId, createdAt: at })
      .returning();
    const items: Readonly<Record<WaitingKind, number | string | undefined>> = {
      ...{ plan: planId, booking: bookingId, opinion: bookingId, holder: holder?.id, document: `client-${JAMES}` },
      ...{ payment: paymentId, transfer: paymentId, refund: refund?.id, movement, dispute: "dp_55Z" },
      ...{ note: written?.id, upload, mail: mail?.id },
    };
    const theirs = waitingKinds.map((kind) => `${kind} ${items[kind]}`);
    const ofOthers = [`booking ${ofAna.bookingId}`, `document client-${ANA}`, "note 999", "mail 999"];
    const line = { at, actor: "staff", actorId: STAFF, action: "inbox.snoozed" };
    await test.db.insert(auditLog).values([...theirs, ...ofOthers].map((subject) => ({ ...line, subject })));
    const about = async (Words: string) => {
      const payload = { Action: "inbox.snoozed", Words, Match: "about", From: null, Until: null, Before: null };
      const headers = test.as(STAFF, "staff");
      const answer = await test.call({ method: "POST", url: "/api/support/audit", headers, payload });
      return (answer.json().Data as AuditLines).Entries.map(({ Facts }) => Facts.about).sort();
    };
    expect(await about("james o'neill")).toEqual([...theirs].sort());
    expect(await about(`Client ${JAMES}`)).toEqual([...theirs].sort());
    const ofClient = [`document client-${JAMES}`, `note ${written?.id}`, `upload ${upload}`];
    expect(await about(`plan ${planId}`)).toEqual(theirs.filter((subject) => !ofClient.includes(subject)).sort());
    const payload = { ClientId: JAMES, Most: 40 };
    const headers = test.as(STAFF, "staff");
    const past = await test.call({ method: "POST", url: "/api/support/clients/past", headers, payload });
    const { History }: ClientPast = past.json().Data;
    const snoozed = History.filter(({ What }) => What === "inbox.snoozed").map(({ Facts }) => Facts.about);
    expect(snoozed.sort()).toEqual([...theirs].sort());
    // The plan's own history also has who took, or put aside, what of its client belongs to no plan. (DESK-24)
    const ofPlan = { TravelPlanId: planId, Kinds: ["staff"], RequestId: null, Before: null };
    const page = await test.call({ method: "POST", url: "/api/support/plans/timeline", headers, payload: ofPlan });
    const { Entries }: Timeline = page.json().Data;
    const inTimeline = Entries.filter(({ What }) => What === "inbox.snoozed").map(({ Facts }) => Facts.about);
    expect(inTimeline.sort()).toEqual([...theirs].sort());
  });

  it("the audit log finds by a car's number plate who blocked it, however that is written (DESK-37)", async () => {
    const [car] = await test.db.select().from(carUnits).limit(1);
    const unitId = car?.id ?? 0;
    await test.db.update(carUnits).set({ plate: "T 012-345" }).where(eq(carUnits.id, unitId));
    const headers = test.as(STAFF, "staff");
    const day = (days: number) => havanaDate(test.now() + days * DAY);
    const period = { From: day(200), FromHour: "0900", Until: day(203), UntilHour: "0900" };
    const block = { UnitId: unitId, ...period, Why: "service", Reason: "New brakes" };
    const made = await test.call({ method: "POST", url: "/api/support/blocks/car", headers, payload: block });
    expect(made.statusCode).toBe(200);
    for (const Words of ["T 012-345", "t012345"]) {
      const payload = { Action: null, Words, Match: "about", From: null, Until: null, Before: null };
      const answer = await test.call({ method: "POST", url: "/api/support/audit", headers, payload });
      const { Entries }: AuditLines = answer.json().Data;
      expect(Entries).toMatchObject([{ What: "block.made", Text: "New brakes", Facts: { about: `car ${unitId}` } }]);
    }
  });

  it("the audit log comes page by page, each line once, also where several happened at one instant (DESK-37)", async () => {
    const [at, headers] = [test.now(), test.as(STAFF, "staff")] as const;
    const lines = Array.from({ length: 2 * AUDIT_PAGE + 5 }, (_, number) => ({
      ...{ at: at + Math.floor(number / 7), actor: "staff", actorId: STAFF, action: "photo.ordered", subject: "test" },
      facts: { number },
    }));
    await test.db.insert(auditLog).values(lines);
    const [member] = await test.db.select().from(clients).where(eq(clients.id, STAFF));
    for (const Words of ["", "test", String(member?.lastName).slice(1)]) {
      const read: number[] = [];
      let Before: AuditLines["Next"] = null;
      do {
        const payload = { Action: "photo.ordered", Words, Match: "either", From: null, Until: null, Before };
        const answer = await test.call({ method: "POST", url: "/api/support/audit", headers, payload });
        const page: AuditLines = answer.json().Data;
        expect(page.Entries.length).toBeLessThanOrEqual(AUDIT_PAGE);
        read.push(...page.Entries.map(({ Facts }) => Number(Facts.number)));
        Before = page.Next;
      } while (Before);
      expect(read).toEqual(lines.map(({ facts }) => facts.number).reverse());
    }
  });

  it("asks for two characters at least", async () => expect((await search("a")).json().ResultCode).toBe("invalid"));

  it("is available to staff only", async () => expect((await search("Ana Rivera", test.as(ANA))).statusCode).toBe(403));

  it("records which clients' plans were shown to which staff, but not the search text", async () => {
    const before = (await test.db.select().from(auditLog)).length;
    await search("Ana Rivera");
    const rows = (await test.db.select().from(auditLog).orderBy(auditLog.id)).slice(before);
    expect(rows).toMatchObject([
      {
        actorId: STAFF,
        action: "plans.searched",
        reason: null,
        facts: { plans: String(ofAna.planId), clients: String(ANA) },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Rivera");
  });
});

describe("the id of a request (OPS-37)", () => {
  const confirm = (headers: object) =>
    test.call({
      ...{ method: "POST", url: "/api/support/bookings/confirm" },
      headers: { ...test.as(STAFF, "staff"), ...headers },
      payload: { BookingId: ofAna.bookingId, Reference: "CUB-4712" },
    });
  const idOf = async (headers = {}) => String((await confirm(headers)).headers["x-request-id"]);
  const writtenBy = async (RequestId: string): Promise<Timeline["Entries"]> => {
    const payload = { TravelPlanId: ofAna.planId, Kinds: [], RequestId, Before: null };
    const headers = test.as(STAFF, "staff");
    return (await test.call({ method: "POST", url: "/api/support/plans/timeline", headers, payload })).json().Data
      .Entries;
  };

  it("leads from an answer to its log lines, its plan and what it did there, and to nothing else", async () => {
    const id = await idOf();
    expect(id).toMatch(requestIdShape);
    expect(lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)).toContain("request completed");
    const { Plans }: FoundPlans = (await search(id.toUpperCase())).json().Data;
    expect(Plans).toMatchObject([{ TravelPlanId: ofAna.planId, RequestId: id }]);
    const entries = await writtenBy(id);
    expect(new Set(entries.map(({ RequestId }) => RequestId))).toEqual(new Set([id]));
    const whats = entries.map(({ Kind, What }) => `${Kind} ${What}`);
    expect(whats).toEqual(expect.arrayContaining(["chart booking.confirmed", "staff booking.confirmed"]));
    expect(whats).not.toContain("chart booking.added");
  });

  it("is recorded for refusals by the plan's rules too", async () => {
    const id = await idOf();
    expect(await writtenBy(id)).toMatchObject([{ Kind: "refused", What: "checkout.refused", RequestId: id }]);
    expect(await found(id)).toEqual([ofAna.planId]);
  });

  it("is made by the server: a caller's own finds nothing", async () => {
    const theirs = "rbbbbbbbbbbb";
    expect(await idOf({ "x-request-id": theirs, "request-id": theirs })).not.toBe(theirs);
    expect(await found(theirs)).toEqual([]);
    expect(lines.some(({ reqId }) => reqId === theirs)).toBe(false);
  });

  it("is in every answer, and once in each log line of the request", async () => {
    for (const url of ["/api/nothing", "/api/%zz", "/health/live"])
      expect((await test.call({ method: "GET", url })).headers["x-request-id"]).toMatch(requestIdShape);
    let written = "";
    const raw = new Writable({
      write: (line, _encoding, done) => {
        written += String(line);
        done();
      },
    });
    const { log } = Fastify({ logger: loggerOptions("info", raw) });
    underRequestId("r1", () => log.info("a line of a service"));
    underRequestId("r2", () => log.child({ reqId: "r2" }).info("a line of the request"));
    log.info("nobody's");
    expect(written.match(/"reqId":"r\d"/g)).toEqual(['"reqId":"r1"', '"reqId":"r2"']);
  });
});

import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { longLog } from "../../../../../../bench/longLog";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { writeSystemAudit } from "../../../../../platform/server/audit/audit.repository";
import { auditLog, outbox } from "../../../../../platform/server/db/schema/operations";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { DAY, HOUR } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { notes } from "../../../../notes/server/notes.tables";
import { payments, webhookEvents } from "../../../../payments/server/payments.tables";
import { refundRequests, refunds } from "../../../../payments/server/refunds.tables";
import { checkpointOf } from "../../../../plan/checkout/checkout.checkpoint";
import { fold } from "../../../../plan/checkout/checkout.log";
import { checkoutEvents, travelPlans } from "../../../../plan/server/plan.tables";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { occasions, unknownPlaceholders } from "../../../templates/templates.rules";
import type { Template } from "../../../templates/templates.schemas";
import type { TimelineKind } from "../../../timeline/timeline.rules";
import type { Timeline, TimelineEntry } from "../../../timeline/timeline.schemas";

const [ANA, STAFF] = [1, 3];
const NUMBER = "P55-SECRET";
const paymentId = randomUUID();
let test: TestApp;
let planId: number;
let bookingId: number;

beforeAll(async () => {
  test = await startTestApp();
  const startsAt = test.now() + 40 * DAY;
  ({ planId, bookingId } = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt }));
  test.pass(HOUR);
  const Reason = "The supplier answers tomorrow";
  await post("/api/support/bookings/extend", { BookingId: bookingId, Reason });
  test.pass(HOUR);
  await post("/api/support/bookings/confirm", { BookingId: bookingId, Reference: "CUB-1" });
  await test.db.insert(clientDocuments).values({
    clientId: ANA,
    type: 2,
    number: NUMBER,
    firstName: "Ana",
    lastName: "Rivera Soto",
    countryId: 167,
    expiresOn: "2031-01-01",
    status: "inReview",
    givenAt: test.now(),
  });
  const tried = { planId, clientId: ANA, method: 135, amount: 41_500, currency: "USD", createdAt: test.now() };
  const known = { providerReference: "CH_1", failureCode: "refunded", settledAt: test.now(), cardLast4: "4242" };
  await test.db.insert(payments).values({ ...tried, ...known, id: paymentId, status: PaymentStatus.Failed });
  const told = {
    subject: `plan ${planId}`,
    facts: { what: "disputed", object: "dp_1", status: "fraudulent", amount: 500 },
  };
  await writeSystemAudit(test.db, { at: test.now(), action: "payment.disputed", ...told });
  await test.db.insert(refunds).values({
    id: randomUUID(),
    paymentId,
    amount: 41_500,
    reason: "notPayable",
    status: PaymentStatus.Success,
    providerReference: "RE_1",
    createdAt: test.now(),
  });
  const asked = { askedAt: test.now(), askedBy: "client", reason: "No car was there", destination: "client" } as const;
  const amounts = { charge: 1_000, toMethod: 40_000, toLots: 0, toNewLot: 500 };
  const of = { id: randomUUID(), planId, bookingId, clientId: ANA };
  await test.db.insert(refundRequests).values({ ...of, ...asked, ...amounts, status: "requested" });
});
afterAll(() => test.close());

const post = (url: string, payload: object) =>
  test.call({ method: "POST", url, headers: test.as(STAFF, "staff"), payload });
const look = (id = planId, headers = test.as(STAFF, "staff")) =>
  test.call({ method: "GET", url: `/api/support/plans/${id}/en`, headers });
const timeline = async (Kinds: TimelineKind[]): Promise<Timeline> =>
  (await post("/api/support/plans/timeline", { TravelPlanId: planId, Kinds, RequestId: null, Before: null })).json()
    .Data;
const plan = async (): Promise<SupportPlan> => (await look()).json().Data;

describe("a plan as support sees it", () => {
  it("lists every fact with its instant, who caused it and the state after it", async () => {
    const { State } = await plan();
    const { Entries } = await timeline(["chart"]);
    const [begun, now] = [test.now() - 2 * HOUR, test.now()];
    const lucia = { Kind: "staff", Name: "Lucía Peña" };
    const client = { Kind: "client", Name: "Ana Rivera Soto" };
    const missing = [{ code: "passportMissing" }, { code: "licenceMissing" }];
    const added = { number: 1, booking: bookingId, amount: 41_500 };
    expect(Entries.reverse()).toMatchObject([
      { What: "booking.added", At: begun, Actor: client, State: "confirming", Facts: added },
      { What: "booking.extended", At: begun + HOUR, Actor: lucia, Facts: { number: 2, booking: bookingId } },
      { What: "documents.checked", Actor: { Kind: "system", Name: null }, Refusals: missing },
      { What: "booking.confirmed", At: now, Actor: lucia, State: "verifyingDocuments" },
    ]);
    expect(State).toBe("verifyingDocuments");
  });

  it("shows deadlines and why the client cannot pay or sign (DESK-3)", async () => {
    const { Deadlines, Next } = await plan();
    expect(Deadlines).toEqual([{ Kind: "pay", At: test.now() + 48 * HOUR, BookingId: null }]);
    const why = (type: string) => Next.find(({ Type }) => Type === type)?.Refusals.map(({ code }) => code);
    expect(why("payment.started")).toContain("passportMissing");
    expect(why("receipt.signed")).toEqual(["notInState"]);
    expect(why("booking.cancelled")).toEqual([]);
  });

  it("lists bookings, payments with the provider's answer, refunds, refund requests and provider alerts such as disputes (DESK-3, DESK-10, PAY-14)", async () => {
    const { Alerts, AskedRefunds, Bookings, Payments, Refunds } = await plan();
    expect(Bookings).toMatchObject([{ BookingId: bookingId, Status: "confirmed", SupplierReference: "CUB-1" }]);
    expect(Payments).toMatchObject([
      { PaymentId: paymentId, Status: PaymentStatus.Failed, ProviderReference: "CH_1", FailureCode: "refunded" },
    ]);
    expect(Refunds).toMatchObject([{ Amount: 41_500, Reason: "notPayable", ProviderReference: "RE_1" }]);
    expect(Alerts).toEqual([{ At: test.now(), What: "disputed", Reference: "dp_1", Amount: 500, CurrencyCode: "USD" }]);
    expect(AskedRefunds).toEqual([
      expect.objectContaining({
        BookingId: bookingId,
        Amount: 40_500,
        Reason: "No car was there",
        AskedAt: test.now(),
      }),
    ]);
  });

  it("lists the mails about it, and whether they were delivered", async () => {
    const { Mails } = await plan();
    expect(Mails).toContainEqual(
      expect.objectContaining({
        Subject: expect.stringMatching(/^Pay \$415\.00 by /),
        ToClient: true,
        DeliveredAt: null,
        Waiting: true,
        CreatedAt: test.now(),
      }),
    );
  });

  it("shows why a mail server refused an email, and lists the email as lost (MAIL-8)", async () => {
    const { Mails } = await plan();
    const { MailId = 0 } = Mails.find(({ ToClient, Channel }) => ToClient && Channel === "mail") ?? {};
    const refused = { nextAttemptAt: null, refusedAt: test.now(), refusal: "550 5.1.1 no such user" };
    await test.db.update(outbox).set(refused).where(eq(outbox.id, MailId));
    expect((await plan()).Mails).toContainEqual(
      expect.objectContaining({ MailId, Waiting: false, Lost: true, Refusal: "550 5.1.1 no such user" }),
    );
  });

  it("names the documents and their status, and nothing that is in them", async () => {
    const answer = await look();
    expect(answer.json().Data.Documents).toEqual([
      {
        DocumentId: expect.any(Number),
        Type: 2,
        TypedOnly: false,
        Holder: "client",
        Status: "inReview",
        GivenAt: test.now(),
        RejectedFor: null,
      },
    ]);
    expect(answer.body).not.toContain(NUMBER);
    expect(answer.body).not.toContain("2031-01-01");
    expect(answer.body).not.toMatch(/["\s]4242\b/);
  });

  it("records each view, once an hour for a page that polls, and shows it with earlier actions (DESK-2)", async () => {
    const looks = ({ Entries }: Timeline) => Entries.filter(({ What }) => What === "plan.read");
    await plan();
    const before = looks(await timeline(["staff"])).length;
    await plan();
    expect(looks(await timeline(["staff"]))).toHaveLength(before);
    test.pass(HOUR);
    await plan();
    const acts = await timeline(["staff"]);
    expect(looks(acts)).toHaveLength(before + 1);
    const lucia = { Kind: "staff", Name: "Lucía Peña" };
    expect(acts.Entries[0]).toMatchObject({ Actor: lucia, Facts: { about: `plan ${planId}` } });
    expect(acts.Entries).toContainEqual(
      expect.objectContaining({ What: "booking.extended", Text: "The supplier answers tomorrow" }),
    );
  });

  it("lets staff write first, by note, email and a proven number, once however often it is sent (DESK-25)", async () => {
    await test.db.update(clients).set({ language: "es", verifiedPhone: "+13055550142" }).where(eq(clients.id, ANA));
    const { Thread } = await plan();
    const [draft] = Thread.Drafts;
    expect(draft).toMatchObject({
      Title: "What is missing before paying",
      Subject: expect.stringContaining(`su plan ${planId}`),
    });
    expect(draft?.Message).toMatch(/^Hola, Ana:.*hasta el .*3 de diciembre/s);
    const message = { TravelPlanId: planId, Subject: "Su licencia", Message: "¿Nos la envía?", WhatsApp: true };
    const RequestKey = randomUUID();
    for (let times = 0; times < 2; times++)
      expect((await post("/api/support/plans/write", { ...message, RequestKey })).statusCode).toBe(200);
    const other = { ...message, Message: "¿Y el pasaporte?", RequestKey };
    expect((await post("/api/support/plans/write", other)).json().ResultCode).toBe("note.sameKeyOtherRequest");
    const inbox = await test.db.select().from(notes).where(eq(notes.subject, "Su licencia"));
    expect(inbox).toMatchObject([{ clientId: ANA, isSent: false, language: "es", message: "¿Nos la envía?" }]);
    const told = await test.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `%-desk-${RequestKey}%`));
    expect(told.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ["mail", "tourist@example.com"],
      ["whatsapp", "+13055550142"],
    ]);
    // Meta approves templates under names of small letters, digits and underscores only.
    expect(told[1]?.template).toMatchObject({ name: "malecon_desk_message", parameters: [String(planId)] });
    expect((await plan()).Thread.Written).toMatchObject([
      { To: "client", By: "Lucía Peña", Message: "¿Nos la envía?" },
    ]);
  });

  it("sends nothing to a number that the client has since replaced (DESK-25, ACC-12)", async () => {
    const { Thread } = await plan();
    expect(Thread.WhatsApp).toBe(true);
    const [before] = await test.db.select().from(clients).where(eq(clients.id, ANA));
    await test.db.update(clients).set({ phone: "+1 305 555 0199" }).where(eq(clients.id, ANA));
    expect((await plan()).Thread.WhatsApp).toBe(false);
    const RequestKey = randomUUID();
    const message = { TravelPlanId: planId, Subject: "Hola", Message: "Hola", WhatsApp: true, RequestKey };
    expect((await post("/api/support/plans/write", message)).statusCode).toBe(200);
    const told = await test.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `%-desk-${RequestKey}%`));
    expect(told.map(({ channel }) => channel)).toEqual(["mail"]);
    await test.db.update(clients).set({ phone: before?.phone }).where(eq(clients.id, ANA));
  });

  it("hides a note for colleagues from the client (DESK-25)", async () => {
    const Message = "She called twice, be patient";
    expect((await post("/api/support/plans/note", { TravelPlanId: planId, Message })).statusCode).toBe(200);
    expect((await post("/api/support/plans/note", { TravelPlanId: planId, Message: " " })).statusCode).toBe(400);
    expect((await plan()).Thread.Written[0]).toMatchObject({ To: "colleagues", By: "Lucía Peña", Message });
    const seen = await Promise.all(
      [`/api/notes/${ANA}/11/false`, `/api/clients/myData/${ANA}`, `/api/checkout/${planId}`].map((url) =>
        test.call({ method: "GET", url, headers: test.as(ANA) }),
      ),
    );
    for (const { body } of seen) expect(body).not.toContain(Message);
  });

  it("has everything in one timeline, the newest first, by its kinds, and as a file that is recorded (DESK-24)", async () => {
    const { Entries, More } = await timeline([]);
    expect(Entries.map(({ At }) => At)).toEqual(Entries.map(({ At }) => At).sort((a, b) => b - a));
    expect(More).toBe(false);
    const whats = Entries.map(({ Kind, What }) => `${Kind} ${What}`);
    for (const what of [
      "chart booking.confirmed",
      "provider payment.asked",
      "money refund.asked",
      "money refund.begun",
    ])
      expect(whats).toContain(what);
    for (const what of ["document document.given", "staff booking.extended", "message message.mail"])
      expect(whats).toContain(what);
    const messages = (await timeline(["message"])).Entries;
    expect(messages).toContainEqual(expect.objectContaining({ What: "note.first", Text: "¿Nos la envía?" }));
    const mail = messages.find(({ What }) => What === "message.mail");
    expect(mail).toMatchObject({
      Kind: "message",
      Subject: expect.any(String),
      Text: expect.stringMatching(/Hello|Hola/),
    });
    const [answered] = (await timeline(["provider"])).Entries.filter(({ What }) => What === "payment.answered");
    expect(answered?.Facts).toMatchObject({ request: paymentId, reference: "CH_1", failure: "refunded" });
    const body = { TravelPlanId: planId, Kinds: ["chart"], RequestId: null, Format: "csv" };
    const file = (await post("/api/support/plans/timeline/export", body)).json().Data;
    const facts = (await timeline(["chart"])).Entries.map(({ What }) => What);
    expect(file.map(({ What }: { What: string }) => What)).toEqual(facts.reverse());
    const ofOne = { ...body, Kinds: [], RequestId: mail?.RequestId ?? "none" };
    const only: { RequestId: string }[] = (await post("/api/support/plans/timeline/export", ofOne)).json().Data;
    expect(new Set(only.map(({ RequestId }) => RequestId))).toEqual(new Set([mail?.RequestId]));
    expect(JSON.stringify(Entries)).not.toMatch(/P55-SECRET|["\s]4242\b/);
    const [exported] = await test.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "timeline.exported"))
      .orderBy(auditLog.id);
    expect(exported).toMatchObject({ actorId: STAFF, facts: { format: "csv", kinds: "chart", entries: file.length } });
  });

  it("has a provider's report about a charge of the plan, even if it names only the charge (DESK-93)", async () => {
    const facts = { planId: null, charge: "CH_1", object: "re_9", objectStatus: "succeeded", refundedAmount: 8_226 };
    const at = test.now();
    const event = { type: "refund.created", receivedAt: at, appliedAt: at, outcome: "applied" };
    await test.db.insert(webhookEvents).values([
      { ...event, id: "evt_of_plan", facts },
      { ...event, id: "evt_of_another", facts: { ...facts, charge: "CH_2" } },
    ]);
    const told = (await timeline(["provider"])).Entries.filter(({ What }) => What === "provider.told");
    expect(told.map(({ Facts }) => Facts)).toEqual([
      {
        ...{ ofCharge: "CH_1", object: "re_9", state: "succeeded", amount: 8_226 },
        ...{ event: "refund.created", reference: "evt_of_plan", outcome: "applied" },
      },
    ]);
    await test.db.delete(webhookEvents);
  });

  it("has no provider's answer to a payment that its client withdrew (PAY-14)", async () => {
    const id = randomUUID();
    const order = { id, planId, clientId: ANA, method: 85, amount: 41_500, currency: "USD", createdAt: test.now() };
    const ended = { status: PaymentStatus.Failed, failureCode: "withdrawn", settledAt: test.now() };
    await test.db.insert(payments).values({ ...order, ...ended });
    const about = (await timeline(["provider"])).Entries.filter(({ Facts }) => Facts.request === id);
    expect(about.map(({ What }) => What)).toEqual(["payment.asked"]);
  });

  it("shows all that has arrived of a transfer, whether the plan could take it or not (PAY-28)", async () => {
    const id = randomUUID();
    const order = { id, planId, clientId: ANA, method: 85, amount: 41_500, currency: "USD", createdAt: test.now() };
    const late = { status: PaymentStatus.Failed, failureCode: "withdrawn", settledAt: test.now(), captured: 10_000 };
    await test.db.insert(payments).values({ ...order, ...late });
    const found = (await plan()).Payments.find(({ PaymentId }) => PaymentId === id);
    expect(found).toMatchObject({ Received: 10_000 });
  });

  it("applies due ticks, whether or not the sweeper has run", async () => {
    test.pass(48 * HOUR);
    expect(await plan()).toMatchObject({ State: "cancelled", CancelReason: "unpaid", Deadlines: [] });
  });

  it("does not exist for an unknown id, and is available to staff only", async () => {
    expect((await look(99_999)).json().ResultCode).toBe("plan.notFound");
    const before = await test.db.select().from(auditLog).where(eq(auditLog.action, "plan.read"));
    expect((await look(planId, test.as(ANA))).statusCode).toBe(403);
    expect(await test.db.select().from(auditLog).where(eq(auditLog.action, "plan.read"))).toHaveLength(before.length);
  });
});

describe("templates of messages (DESK-32)", () => {
  const content = () => test.as(STAFF, "content");
  const call = (method: "GET" | "POST", url: string, payload?: object, headers: object = content()) =>
    test.call({ method, url: `/api/support/templates${url}`, headers: { ...headers }, ...(payload && { payload }) });
  const templates = async (): Promise<Template[]> => (await call("GET", "")).json().Data;
  const about = async (occasion: string) => (await templates()).find(({ Occasion }) => Occasion === occasion);
  const changed = async (Text: string) => {
    const one = await about("question");
    const Words = one?.Words.map((words) => ({ ...words, Text: `${Text} (${words.Language})` }));
    return { TemplateId: one?.TemplateId, Occasion: "question", Words, Seen: one?.ChangedAt };
  };

  it("exist from the start, one for each occasion in every language and as delivered; only owner and content may read and change them", async () => {
    expect((await templates()).map(({ Occasion }) => Occasion)).toEqual([...occasions]);
    expect((await templates()).map(({ ChangedAt }) => ChangedAt)).toEqual(occasions.map(() => null));
    for (const { Words, Occasion } of await templates())
      for (const { Subject, Text } of Words) expect(unknownPlaceholders(Subject + Text, Occasion)).toEqual([]);
    expect((await call("GET", "", undefined, test.as(STAFF, "desk"))).statusCode).toBe(403);
    expect((await call("POST", "", await changed("x"), test.as(STAFF, "desk"))).statusCode).toBe(403);
  });

  it("have the text that staff have written, in the client's language, and changes are recorded with the person", async () => {
    expect((await call("POST", "", await changed("Hello {name}, about {plan}"))).statusCode).toBe(200);
    const draft = (await plan()).Thread.Drafts.at(-1);
    expect(draft).toMatchObject({ Title: "A question", Message: `Hello Ana, about ${planId} (es)` });
    const acts = await test.db.select().from(auditLog).where(eq(auditLog.action, "template.changed"));
    expect(acts).toMatchObject([{ actorId: STAFF, subject: `template ${draft?.TemplateId}` }]);
    expect((await about("question"))?.ChangedAt).toEqual(expect.any(Number));
    expect((await about("transferShort"))?.ChangedAt).toBeNull();
  });

  it("are refused with unknown placeholders, at their field, and if another person has changed them meanwhile", async () => {
    const [unknown, seen] = [await changed("until {deadline} {"), await changed("late")];
    const refused = (await call("POST", "", unknown)).json();
    expect(refused.Errors.map(({ Field }: { Field: string }) => Field)).toEqual(["Words.0.Text", "Words.1.Text"]);
    expect(refused.Errors[0].Message).toBe("Unknown: {deadline} {. You can use {name} {plan}.");
    expect((await call("POST", "", await changed("first"))).statusCode).toBe(200);
    expect((await call("POST", "", seen)).json().ResultCode).toBe("support.templateChanged");
    expect((await about("question"))?.Words[0]?.Text).toBe("first (en)");
  });

  it("can be added, retired, and offered again", async () => {
    const Words = (await changed("Second")).Words;
    const added = { TemplateId: null, Occasion: "question", Words, Seen: null };
    expect((await call("POST", "", added)).statusCode).toBe(200);
    const TemplateId = (await templates()).at(-1)?.TemplateId;
    const offered = async () => (await plan()).Thread.Drafts.map((draft) => draft.TemplateId);
    expect(await offered()).toContain(TemplateId);
    await call("POST", "/retire", { TemplateId, Retired: true });
    expect(await offered()).not.toContain(TemplateId);
    await call("POST", "/retire", { TemplateId, Retired: false });
    expect(await offered()).toContain(TemplateId);
    expect((await call("POST", "/retire", { TemplateId: 99_999, Retired: true })).json().ResultCode).toBe("notFound");
  });
});

describe("a plan with 10,000 facts (SPEED-11)", () => {
  const COUNT = 10_000;
  let long: number;
  beforeAll(async () => {
    const facts = longLog(COUNT);
    const at = facts.at(-1)?.at ?? 0;
    const checkpoint = checkpointOf(fold(1, facts), COUNT, at);
    const [row] = await test.db
      .insert(travelPlans)
      .values({ clientId: ANA, state: "collecting", createdAt: facts[0]?.at ?? 0, eventCount: COUNT, checkpoint })
      .returning();
    long = row?.id ?? 0;
    const rows = facts.map((event, place) => ({
      ...{ planId: long, seq: place + 1, type: event.type, at: event.at, event, actor: "system" as const },
      ...{ recordedAt: event.at, machineVersion: checkpoint.machineVersion },
    }));
    for (let from = 0; from < COUNT; from += 1000)
      await test.db.insert(checkoutEvents).values(rows.slice(from, from + 1000));
  });
  it("is loaded in less than 200 KB", async () => {
    const answer = await look(long);
    expect(answer.body.length).toBeLessThan(200_000);
    expect(answer.json().Data.State).toBe("collecting");
  });

  it("is read back page by page in its timeline, each fact once and in its state (DESK-24)", async () => {
    const seen: TimelineEntry[] = [];
    for (let pages = 0; pages < 3; pages++) {
      const last = seen.at(-1);
      const Before = last ? { At: last.At, Key: last.Key } : null;
      const body = { TravelPlanId: long, Kinds: ["chart"], RequestId: null, Before };
      const { Entries, More } = (await post("/api/support/plans/timeline", body)).json().Data;
      expect(More).toBe(true);
      seen.push(...Entries);
    }
    expect(seen.map(({ Facts }) => Facts.number)).toEqual(Array.from({ length: 300 }, (_, place) => COUNT - place));
    // Every eighth fact removes the plan's only booking, and the next one adds one again.
    const states = new Map(seen.slice(100, 200).map(({ What, State }) => [What, State]));
    expect([states.get("booking.added"), states.get("booking.removed")]).toEqual(["confirming", "collecting"]);
  });
});

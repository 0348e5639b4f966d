import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { clients } from "../../src/features/account/server/account.tables";
import { digest } from "../../src/features/account/server/secrets";
import { suppliersOfStaff } from "../../src/features/desk/server/records/supplier.repository";
import { clientDocuments } from "../../src/features/documents/server/documents.tables";
import { opinionRequests } from "../../src/features/opinions/server/opinions.tables";
import { CONSENT_VERSION } from "../../src/features/papers/receipt.schemas";
import { outsideMovements } from "../../src/features/payments/server/outside/outside.tables";
import { disputes, holderReviews, payments } from "../../src/features/payments/server/payments.tables";
import { refundRequests, refunds } from "../../src/features/payments/server/refunds.tables";
import { bookings, travelPlans } from "../../src/features/plan/server/plan.tables";
import { outbox } from "../../src/platform/server/db/schema/operations";
import { PaymentProvider, PaymentStatus } from "../../src/shared/enumerations";
import { DAY } from "../../src/shared/instant";
import { rows } from "../faults/world";
import { bookingOf as carBookingOf, search as carSearch } from "../fixtures/server/carTestBed";
import { bookingOf as stayBookingOf, search as staySearch } from "../fixtures/server/lodgingTestBed";
import { ANA, openRefundBed, PRICE, type RefundBed } from "../fixtures/server/refundsTestBed";
import { softwareAuthenticator } from "../softwareAuthenticator";
import { storeRental } from "../testBooking";
import { columnsThatSay } from "./columnsThatSay";
import { type Described, textsAt, type WritingCall, writingCalls } from "./writtenFields";

/** A unique name, also if it is truncated. */
const NAME = "Zebulonia Quixottez";
const SIGN = /quixottez|zebulonia/i;

const secret = "a password, a code or a ticket: what is kept of it is a digest, or nothing";
const lookup = "asks for something, and nothing of it is kept";
const ofView = "a name that staff give to a view of the inbox for themselves: as with templates, no client's";
const ofShop = "about the shop itself: it names no client, as docs/security.md asks of those who write it";
const ofStaff = "about the accounts of staff, which clients are not";
const newcomer = "the profile of an account that is not open yet; once it is, it is that of updateProfile";
const choice = "takes one of the values that the program offers";

/**
 * Calls, or their fields, whose texts are not a client's or are not stored. A new call is in neither list and fails the
 * test.
 */
const beside: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  endMails: secret,
  getRegistrationMail: secret,
  startEmailChange: secret,
  confirmEmailChange: secret,
  lookAtInvitation: secret,
  acceptInvitation: ofStaff,
  reauthenticate: secret,
  beginSecondFactor: secret,
  confirmSecondFactor: secret,
  endSecondFactor: secret,
  renewRecoveryCodes: secret,
  beginPasskey: secret,
  addPasskey: { Answer: secret },
  removePasskey: secret,
  withdrawInvitation: ofStaff,
  disablePerson: ofStaff,
  enablePerson: ofStaff,
  changeRole: ofStaff,
  endSessions: ofStaff,
  forgetFactor: ofStaff,
  registerClient: newcomer,
  activateInBrowser: secret,
  recoverPassword: secret,
  changePassword: secret,
  closeAccount: secret,
  getToken: secret,
  lookAtAsked: secret,
  updateProfile: { "Suspended.Reason": lookup },
  createCarBooking: { PolicyEdition: choice },
  quoteLodgingChange: "a trial that is undone: nothing of it is kept",
  readSharedTrip: secret,
  createLodgingBooking: {
    PolicyEdition: choice,
    "Offer.Rooms[].Guests[].Traveler.Name": lookup,
    "Offer.Rooms[].Guests[].Traveler.LastName": lookup,
    "Offer.Travelers[].Name": lookup,
    "Offer.Travelers[].LastName": lookup,
  },
  getTimeline: lookup,
  searchAudit: lookup,
  sendDeliveryAgain: ofShop,
  exportTimeline: lookup,
  checkHolderName: lookup,
  getCataloguePage: lookup,
  writePhotoWords: ofShop,
  saveNews: ofShop,
  publishSectionedText: ofShop,
  publishQuestions: ofShop,
  saveInboxView: ofView,
  removeInboxView: ofView,
  saveTemplate: ofShop,
  setBrand: ofShop,
  changeCatalogue: ofShop,
  undoCatalogueChange: ofShop,
  setExchangeRates: ofShop,
  blockCar: ofShop,
  blockRooms: ofShop,
  changeBlock: ofShop,
  liftBlock: ofShop,
  assignWaiting: { ItemId: choice },
  snoozeWaiting: choice,
  wakeWaiting: choice,
  getOutcome: lookup,
  tellPresence: "the ids of what a tab has open, which run out in a minute and a half",
  authenticated: choice,
  payWithPayeezy: "the provider is shut down and off; payWithClover keeps the same",
  payWithClover: { Browser: lookup },
  signReceipt: { ConsentVersion: choice },
  writeOpinion: { Code: secret },
  answerDispute: { DisputeId: choice },
  unanswerDispute: { DisputeId: choice },
  settleDispute: { DisputeId: choice },
  beginImpersonation: { Client: lookup },
  tellBrowserError: "kinds, places in our files and the pattern of a page: what an error says stays in the browser",
};

/** The columns that may still contain the name, and why. */
const stays: Readonly<Record<string, string>> = {
  "payments.holder_name": "who paid, for the tax authority and the bank",
  "receipts.signer_name": "who signed, for the tax authority",
};

let bed: RefundBed;
let calls: ReadonlyMap<string, WritingCall>;
const folder = mkdtempSync(join(tmpdir(), "erasure-"));
const logged: string[] = [];
const played = new Set<string>();
beforeAll(async () => {
  const logTo = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  const folders = { PHOTOS_DIR: join(folder, "photos"), DATA_DIR: join(folder, "data") };
  bed = await openRefundBed({ CLIENTS_CAN_REFUND: "on", LOG_LEVEL: "debug", ...folders }, logTo);
  const described: Described = (await bed.test.call({ method: "GET", url: "/api/docs/json" })).json();
  calls = writingCalls(described, NAME);
});
afterAll(async () => {
  await bed.close();
  rmSync(folder, { recursive: true });
});

type Played = {
  by?: "client" | "staff";
  headers?: { authorization: string };
  code?: string;
  path?: Record<string, string | number>;
};

/** Makes a call whose body has the name in each text field. */
async function write(name: string, body: object, { by = "staff", headers, code = "OK", path = {} }: Played = {}) {
  const call = calls.get(name);
  if (!call) throw new Error(`no words can be written with ${name}`);
  const excused = beside[name];
  const fields = call.fields.filter(
    (field) =>
      typeof excused !== "object" || !Object.keys(excused).some((one) => field === one || field.startsWith(`${one}.`)),
  );
  const without = fields.filter((field) => !textsAt(body, field).some((text) => SIGN.test(text)));
  const url = call.path.replace(/\{(\w+)\}/g, (_whole, part: string) => String(path[part] ?? ""));
  const answer = await bed.post(url, body, headers ?? (by === "staff" ? bed.asStaff() : bed.test.as(ANA)));
  const wrong = answer.ResultCode === code ? null : answer;
  expect({ name, wrong, without }).toEqual({ name, wrong: null, without: [] });
  played.add(name);
  return answer.Data;
}
const Reason = `Spoke with ${NAME}`;

const rental = (startsInDays = 30) =>
  storeRental(bed.test.db, { clientId: ANA, at: bed.test.now(), startsAt: bed.test.now() + startsInDays * DAY });
const newest = async (table: "notes" | "outbox") =>
  Number(
    (await rows(bed.test.db, sql`select max(id) as id from ${sql.identifier(table)} where client_id = ${ANA}`))[0]?.id,
  );
const paymentOf = async (planId: number) =>
  (await bed.test.db.select().from(payments).where(eq(payments.planId, planId)))[0]?.id ?? "";
const staffGet = async (url: string) => (await bed.get(url, bed.asStaff())).Data;

/** The actions that write the name into every text field, in groups; each group starts from a new state. */
const groups: Readonly<Record<string, () => Promise<void>>> = {
  "messages and notes": async () => {
    const { planId } = await rental();
    await write(
      "createNote",
      { ClientId: ANA, SiteId: 11, Subject: NAME, Message: Reason, language: "en" },
      { by: "client" },
    );
    const colleague = {
      email: "luz@example.com",
      firstName: "Luz",
      lastName: "Gil",
      role: "staff",
      createdAt: 0,
    } as const;
    const [luz] = await bed.test.db
      .insert(clients)
      .values({ ...colleague, staffRole: "desk" })
      .returning();
    const item = { Kind: "note", ItemId: String(await newest("notes")) };
    await write("assignWaiting", { ...item, OwnerId: luz?.id, Was: null, Word: Reason });
    await write("answerNote", { NoteId: await newest("notes"), Message: Reason });
    const message = { TravelPlanId: planId, Subject: NAME, Message: Reason, WhatsApp: false, RequestKey: randomUUID() };
    await write("writeToClient", message);
    await write("noteForColleagues", { TravelPlanId: planId, Message: Reason });
    await write("liftLimits", { ClientId: ANA, Reason });
    const key = softwareAuthenticator(bed.test.config.publicUrl);
    const proof = { Password: "Malecon-2026" };
    const { Options } = (await bed.post("/api/access/passkeys/begin", proof, bed.test.as(ANA))).Data;
    await write("addPasskey", { Name: NAME, Answer: key.make(Options) }, { by: "client" });
    await write("forgetClientFactor", { ClientId: ANA, Reason });
    await write("suspendClient", { ClientId: ANA, LastDay: null, Reason });
    await write("liftSuspension", { ClientId: ANA, Reason });
    await write("noteOnClient", { ClientId: ANA, Message: Reason });
    await write("copyDataForLetter", { ClientId: ANA, Reason });
    await write("beginImpersonation", { Client: String(ANA), Reason });
  },

  bookings: async () => {
    const cars = { ...carSearch, PickUp: "2026-12-20", DropOff: "2026-12-23" };
    const [car] = (await bed.post("/api/carBookings/getOffers/Price/0/en/0/20", cars)).Data.Offers;
    const rent = carBookingOf(car, ANA);
    Object.assign(rent.BookForm.Driver, { FirstName: "Zebulonia", LastName: "Quixottez" });
    const { CountryId: _country, Passport: _passport, PassportExpires: _expires, ...named } = rent.BookForm.Driver;
    const NamedDrivers = [{ ...named, BirthDate: "1985-03-02", LicenseNumber: "ZQ-445566" }];
    Object.assign(rent.BookForm, { ExtraDrivers: 1, NamedDrivers });
    await write("createCarBooking", rent, { by: "client", path: { lang: "en" } });
    const stays = { ...staySearch, CheckIn: "2026-12-20", CheckOut: "2026-12-23" };
    const [stay] = (await bed.post("/api/lodgingBookings/getOffers/Price/0/en/0/100", stays)).Data.Offers;
    const request = stayBookingOf(stay, ANA);
    const travelers = request.BookForm.travelers.map((one) => ({
      ...one,
      FirstName: "Zebulonia",
      LastName: "Quixottez",
    }));
    const BookForm = { ...request.BookForm, travelers, Requests: Reason };
    await write("createLodgingBooking", { ...request, BookForm, RequestKey: randomUUID() }, { by: "client" });
    await write("declineBooking", { BookingId: (await rental()).bookingId, Reason });
    const supplied = await rental();
    const [booked] = await bed.test.db.select().from(bookings).where(eq(bookings.id, supplied.bookingId));
    const person = {
      email: "company@example.com",
      firstName: "Eva",
      lastName: "",
      role: "staff",
      staffRole: "supplier",
    } as const;
    const at = bed.test.now();
    const [supplier] = await bed.test.db
      .insert(clients)
      .values({ ...person, createdAt: at, activatedAt: at })
      .returning();
    const ids = [booked?.supplierId ?? 0];
    await suppliersOfStaff.set(bed.test.db, supplier?.id ?? 0, { kind: "company", ids });
    const headers = bed.test.as(supplier?.id ?? 0, "supplier");
    await write("declineOwnBooking", { BookingId: supplied.bookingId, Reason }, { headers });
    await write("extendBooking", { BookingId: (await rental()).bookingId, Reason });
    const { bookingId } = await rental();
    const [other] = await staffGet(`/api/support/bookings/${bookingId}/alternatives/en`);
    await write("proposeAlternative", { BookingId: bookingId, Choice: other.Choice, Reference: "ALT-1", Reason });
    await write("withdrawProposal", { BookingId: bookingId, Reason });
    const moved = await bed.payable();
    const { Cars } = await staffGet(`/api/support/bookings/${moved.bookingId}/cars`);
    await write("changeCar", { BookingId: moved.bookingId, UnitId: Cars[0]?.UnitId, Reason });
  },

  "names on cards": async () => {
    const { planId } = await bed.payable();
    const review = { planId, name: NAME, status: "waiting", askedAt: bed.test.now() } as const;
    for (const decide of ["refuseHolder", "acceptHolder"]) {
      const [holder] = await bed.test.db
        .insert(holderReviews)
        .values({ ...review, name: `${NAME} ${decide}` })
        .returning();
      await write(decide, { HolderId: holder?.id, Reason });
    }
  },

  "payments and their disputes": async () => {
    const { planId } = await bed.paid();
    const paymentId = await paymentOf(planId);
    const at = bed.test.now();
    const dispute = {
      id: "dp_1",
      paymentId,
      amount: PRICE,
      reason: "fraudulent",
      status: "open",
      openedAt: at,
    } as const;
    await bed.test.db.insert(disputes).values(dispute);
    await write("answerDispute", { DisputeId: "dp_1", Reason });
    await write("unanswerDispute", { DisputeId: "dp_1", Reason });
    await bed.test.db.update(disputes).set({ status: "lost", closedAt: at });
    await write("settleDispute", { DisputeId: "dp_1", SettledAs: "losses", Reason });
    const movement = { paymentId, kind: "fraudWarning", amount: 1, currency: "USD", knownAt: at } as const;
    const warning = randomUUID();
    await bed.test.db.insert(outsideMovements).values({ id: warning, reference: "iss_1", ...movement });
    await write("settleMovement", { MovementId: warning, Reason });
    const [known] = await bed.test.db.select().from(payments).where(eq(payments.id, paymentId));
    const open = randomUUID();
    const attempt = { status: PaymentStatus.Created, settledAt: null, captured: 0, providerReference: null };
    if (known) await bed.test.db.insert(payments).values({ ...known, ...attempt, id: open });
    await write("retryPayment", { PaymentId: open, Reason });
  },

  refunds: async () => {
    const own = await bed.paid();
    await write("refundToClient", { Reason, Key: randomUUID() }, { by: "client", path: { id: own.bookingId } });
    const other = await bed.paid();
    await write("refundToFund", { Reason, Key: randomUUID() }, { by: "client", path: { id: other.bookingId } });
    const byHand = { BookingId: (await bed.paid()).bookingId, Destination: "client", Amount: 100, EndsBooking: false };
    await write("refundByHand", { ...byHand, Key: randomUUID(), Reason });
    const [asked] = await bed.test.db.update(refundRequests).set({ status: "requested", decidedAt: null }).returning();
    await write("decideRefund", { RequestId: asked?.id, Approve: false, Reason });
    await bed.test.db.update(refundRequests).set({ status: "declined" });
    const { planId, bookingId } = await bed.paid();
    const movement = {
      id: randomUUID(),
      paymentId: await paymentOf(planId),
      kind: "refundedElsewhere",
      amount: 100,
    } as const;
    const known = { currency: "USD", knownAt: bed.test.now(), reference: "re_1" };
    const refund = { id: randomUUID(), paymentId: movement.paymentId, amount: 100, reason: "elsewhere" };
    await bed.test.db.insert(refunds).values({ ...refund, status: PaymentStatus.Success, createdAt: bed.test.now() });
    await bed.test.db.insert(outsideMovements).values({ ...movement, ...known, refundId: refund.id });
    const as = { As: "goodwill", BookingIds: [], EndsBookings: false, RefundId: null, ShortfallAs: null };
    await write("attributeRefund", { MovementId: movement.id, ...as, Reason });
    expect(bookingId).toBeGreaterThan(0);
  },

  transfers: async () => {
    const { planId } = await bed.payable();
    await bed.get(`/api/travelPlans/changePurchaseMethod/${planId}/${PaymentProvider.BankTransferToUSA}`);
    const order = { TravelPlanId: planId, ClientId: ANA, PaymentKey: randomUUID(), AcceptTerms: true };
    const ofTransfers = 1_500;
    const { PaymentId } = (await bed.post("/api/checkout/transfers/order", { ...order, Amount: PRICE + ofTransfers }))
      .Data;
    const grey = { width: 40, height: 40, channels: 3, background: "grey" } as const;
    const payload = await sharp({ create: grey }).png().toBuffer();
    const proof = { method: "POST", url: `/api/checkout/transfers/${PaymentId}/proof`, payload } as const;
    const given = await bed.test.call({
      ...proof,
      headers: { ...bed.test.as(ANA), "content-type": "application/octet-stream" },
    });
    expect(given.json()).toMatchObject({ ResultCode: "OK" });
    await write("rejectTransfer", { PaymentId, Reason });
    const arrival = { PaymentId, Amount: 100, BankReference: "BANK 77001" };
    const { Transfer } = (await bed.post("/api/support/transfers/received", arrival, bed.asStaff())).Data;
    const received = Transfer.Findings.find(({ Finding }: { Finding: string }) => Finding === "received");
    await write("reverseTransfer", { ReviewId: received?.ReviewId, Reason });
  },

  "mails and papers": async () => {
    const { planId } = await bed.paid();
    const [firstName = "", lastName = ""] = NAME.split(" ");
    await bed.test.db.update(payments).set({ holderName: NAME }).where(eq(payments.planId, planId));
    await bed.test.db.update(clients).set({ firstName, lastName }).where(eq(clients.id, ANA));
    const signature = { SignerName: NAME, Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null };
    await write("signReceipt", signature, { by: "client", path: { planId } });
    await bed.sweep();
    await write("sendVouchersAgain", { TravelPlanId: planId, Reason });
    await bed.sweep();
    const [mail] = await bed.test.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.planId, planId), eq(outbox.clientId, ANA)));
    const left = (deliveredAt: number | null) =>
      bed.test.db
        .update(outbox)
        .set({ nextAttemptAt: null, deliveredAt })
        .where(eq(outbox.id, mail?.id ?? 0));
    await left(bed.test.now());
    await write("sendMailAgain", { MailId: mail?.id, Reason });
    await left(null);
    await write("putMailAside", { MailId: mail?.id, Reason });
    const card = { HolderName: NAME, Token: "clv_none" };
    const other = await bed.payable();
    const order = {
      TravelPlanId: other.planId,
      ClientId: ANA,
      PaymentKey: randomUUID(),
      Amount: PRICE,
      AcceptTerms: true,
    };
    await write("payWithClover", { ...order, ...card }, { by: "client", code: "payment.declined" });
  },

  reviews: async () => {
    const { planId, bookingId } = await rental(-10);
    await bed.test.db.update(bookings).set({ status: "confirmed" }).where(eq(bookings.id, bookingId));
    await bed.test.db.update(travelPlans).set({ state: "completed" }).where(eq(travelPlans.id, planId));
    const asked = { planId, clientId: ANA, codeHash: digest("a code"), askedAt: bed.test.now() };
    await bed.test.db.insert(opinionRequests).values(asked);
    const Stars = { vehicle: 4, handover: 5, staff: 4, value: 4 };
    const review = { Code: "a code", BookingId: bookingId, Stars, Text: Reason, Language: "en" };
    await write("writeOpinion", review, { by: "client" });
    await write("decideOpinion", { BookingId: bookingId, Show: false, Reason });
  },

  documents: async () => {
    const start = { ClientId: ANA, ClientDocumentType: 2, ActionType: NAME, ClientPhone: NAME, SiteId: 11 };
    await write("startProcessClientDocument", start, { by: "client" });
    const person = { FirstName: "Zebulonia", LastName: "Quixottez", CountryId: 167, BirthDate: "1988-05-17" };
    const days = { IssuedOn: "2015-03-01", ExpiresOn: "2033-01-01" };
    for (const Type of [2, 3])
      await write("giveDocument", { ClientId: ANA, Type, Number: "X12345678", ...person, ...days }, { by: "client" });
    const [passport, licence] = await bed.test.db
      .select()
      .from(clientDocuments)
      .where(eq(clientDocuments.clientId, ANA));
    await write("verifyDocument", { DocumentId: passport?.id, TypedOnly: true, Reason });
    await write("rejectDocument", { DocumentId: licence?.id, Reason });
  },

  "the profile": async () => {
    const { Data } = await bed.get(`/api/profile/${ANA}/2`);
    const { Phone = "+1 305 555 0142", BirthDate, CountryId, PostalCode, Language } = Data;
    const named = { FirstName: "Zebulonia", LastName: "Quixottez", Address: NAME, City: NAME, Phone };
    await write(
      "updateProfile",
      { clientId: ANA, ...named, BirthDate, CountryId, PostalCode, Language },
      { by: "client" },
    );
  },
};

describe("with a name in every field that clients and staff can write", () => {
  it.each(Object.entries(groups))("the calls of %s accept it", async (_name, group) => {
    await group();
  });

  it("every call with text fields was made, or is not about a client (SAFE-63)", () => {
    const whole = Object.entries(beside).flatMap(([name, why]) => (typeof why === "string" ? [name] : []));
    expect([...calls.keys()].sort()).toEqual([...new Set([...whole, ...played])].sort());
  });

  it("database, files and logs do not contain it after the account is closed, except where tax law requires it (SAFE-25, SAFE-63)", async () => {
    expect(Object.keys(await tellers())).toEqual(
      expect.arrayContaining(["clients.address", "bookings.decline_reason"]),
    );
    const { db } = bed.test;
    await db.execute(sql`update travel_plans set state = 'completed', next_tick_at = null`);
    await db.execute(sql`update payments set status = ${PaymentStatus.Failed} where status = ${PaymentStatus.Created}`);
    await db.execute(sql`update refunds set status = ${PaymentStatus.Success}`);
    const close = { ClientId: ANA, Password: "Malecon-2026", GiveUpCredit: true };
    expect(await bed.post("/api/clients/closeAccount", close)).toMatchObject({ ResultCode: "OK" });
    await bed.sweep();
    expect(await tellers()).toEqual(stays);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.filter((file) => SIGN.test(readFileSync(join(file.parentPath, file.name), "latin1")))).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => SIGN.test(line))).toEqual([]);
  });
});

/** The columns that contain the name, each with the reason for which it may, or with the number of its rows. */
async function tellers(): Promise<Record<string, string>> {
  const found = await columnsThatSay(bed.test.db, SIGN.source);
  return Object.fromEntries([...found].map(([name, count]) => [name, stays[name] ?? `stands in ${count} rows`]));
}

import { randomUUID } from "node:crypto";
import { and, getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { rows } from "../../../../test/faults/world";
import {
  ANA,
  LUIS,
  openRefundBed,
  PRICE,
  type RefundBed,
  STAFF,
} from "../../../../test/fixtures/server/refundsTestBed";
import { nameExtraDriver, storeRental } from "../../../../test/testBooking";
import { storeTransfer } from "../../../../test/testTransfer";
import { personalData } from "../../../app/server/personalData";
import type { Database } from "../../../platform/server/db/database";
import { uploads } from "../../../platform/server/db/schema/uploads";
import type { PersonalData } from "../../../platform/server/personal/personalData";
import { lodgingBookings, lodgingGuests } from "../../../products/lodging/server/lodging.tables";
import { PaymentStatus } from "../../../shared/enumerations";
import { DAY, MINUTE } from "../../../shared/instant";
import {
  clientSuspensions,
  passkeyChallenges,
  passkeys,
  phoneCodes,
  recoveryCodes,
  registrations,
  secondFactors,
} from "../../account/server/account.tables";
import { documentPhotos } from "../../documents/server/documents.tables";
import { fundMovements } from "../../fund/server/fund.tables";
import { registeredPolicies, storedPolicies } from "../../information/server/information.tables";
import { opinionRequests, opinions } from "../../opinions/server/opinions.tables";
import { receiptEvents, receipts } from "../../papers/server/papers.tables";
import { transferReviews } from "../../payments/methods/transfer/server/transfers.tables";
import { outsideMovements, outsideShares } from "../../payments/server/outside/outside.tables";
import { clientCards, disputes, holderReviews, payments } from "../../payments/server/payments.tables";
import { bookings, limitLifts, policyAcceptances, usTravel, vouchers } from "../../plan/server/plan.tables";
import { MyData } from "../privacy.schemas";
import { emptyAccount, erasePerson, ownedBy } from "./erasure.repository";

/** A part of the copy of a client's data. */
type CopyPart = Exclude<keyof MyData, "ExportedAt">;
/**
 * The parts of the copy that contain a table's rows, and a column whose values appear in them; or why the copy omits
 * the table.
 */
type Copied = { in: readonly CopyPart[]; by: string } | LeftOut;

/** It repeats data of other parts: reserved cars and rooms, the ledger, the plan's facts, the search texts. */
const repeats = "repeats";
/** An intermediate state, which the next one replaces. */
const passing = "passing";
/** Typed at registration, perhaps by somebody else. (ACC-1) */
const unproven = "unproven";
/** Accounts and actions of staff. */
const ofStaffAlone = "ofStaff";
/** The action, its actor and reason, which also concern staff; without the reasons it identifies nobody. */
const audit = "audit";
type LeftOut = typeof repeats | typeof passing | typeof unproven | typeof ofStaffAlone | typeof audit;

const inPlans: Copied = { in: ["Plans"], by: "booking_id" };

/** How the copy of a client's data covers every table that refers to a client. (SAFE-24) */
const copied: Readonly<Record<string, Copied>> = {
  document_photos: { in: ["DocumentPhotos"], by: "given_at" },
  client_documents: { in: ["Documents", "DriversDocuments"], by: "given_at" },
  uploads: passing,
  infected_uploads: audit,
  document_processes: passing,
  car_bookings: inPlans,
  car_named_drivers: { in: ["Plans"], by: "last_name" },
  lodging_bookings: inPlans,
  lodging_guests: inPlans,
  vouchers: { in: ["Plans"], by: "number" },
  holder_reviews: { in: ["CardNames"], by: "name" },
  transfer_proofs: { in: ["Transfers"], by: "id" },
  transfer_reviews: { in: ["Transfers"], by: "id" },
  refund_requests: { in: ["Refunds"], by: "id" },
  payments: { in: ["Payments", "PaidBy"], by: "id" },
  client_cards: { in: ["Cards"], by: "last4" },
  notes: { in: ["ReceivedNotes", "SentNotes"], by: "subject" },
  outbox: { in: ["Messages"], by: "subject" },
  registrations: unproven,
  sessions: { in: ["Sessions"], by: "device" },
  passkey_challenges: passing,
  passkeys: { in: ["SecondFactor"], by: "name" },
  recovery_codes: { in: ["SecondFactor"], by: "used_at" },
  second_factors: { in: ["SecondFactor"], by: "confirmed_at" },
  phone_codes: { in: ["PhoneCodes"], by: "phone" },
  client_suspensions: { in: ["Suspensions"], by: "reason" },
  opinion_requests: { in: ["Messages"], by: "asked_at" },
  opinions: { in: ["Opinions"], by: "text" },
  saved_items: { in: ["Saved"], by: "item" },
  limit_lifts: { in: ["LimitsLiftedUntil"], by: "until" },
  outside_movements: { in: ["AtProviders"], by: "id" },
  bookings: { in: ["Plans"], by: "id" },
  client_texts: audit,
  client_keys: audit,
  clients: { in: ["Profile", "Mails"], by: "email" },
  searched_clients: repeats,
  travel_plans: { in: ["Plans"], by: "id" },
  refunds: { in: ["Refunds"], by: "request_id" },
  disputes: { in: ["Disputes"], by: "id" },
  outside_shares: { in: ["AtProviders"], by: "booking_id" },
  transfer_orders: { in: ["Transfers"], by: "reference" },
  receipts: { in: ["Receipts"], by: "code" },
  receipt_events: { in: ["Receipts"], by: "sha256" },
  fund_lots: { in: ["Fund"], by: "issued_at" },
  fund_movements: { in: ["Fund"], by: "at" },
  policy_acceptances: { in: ["Accepted"], by: "accepted_at" },
  us_travel: { in: ["UsTravel"], by: "stated_at" },
  registered_policies: { in: ["AcceptedOnRegistering"], by: "accepted_at" },
  ledger_entries: repeats,
  checkout_events: repeats,
  audit_log: audit,
  car_reservations: repeats,
  room_holds: repeats,
  card_payments: repeats,
  payment_links: repeats,
  plans_set_aside: passing,
  staff_invitations: ofStaffAlone,
  supplier_staff: ofStaffAlone,
  desk_assignments: ofStaffAlone,
  desk_presence: ofStaffAlone,
  desk_snoozes: ofStaffAlone,
  desk_views: ofStaffAlone,
  blocks: ofStaffAlone,
  published_texts: ofStaffAlone,
  catalogue_changes: ofStaffAlone,
};

/** The same tables, with the effect of erasing a client on each. (SAFE-25) */
const declared = new Map(personalData.map((data) => [getTableName(data.table), data]));

type Foreign = { table: string; column: string; to: string; toColumn: string };

let bed: RefundBed;
let foreign: Foreign[];
beforeAll(async () => {
  bed = await openRefundBed({ CLIENTS_CAN_REFUND: "on" });
  foreign = await foreignKeys();
});
afterAll(() => bed.close());

/** Every foreign key of one column, from the database's own catalogue. */
async function foreignKeys(): Promise<Foreign[]> {
  const found = await rows(
    bed.test.db,
    sql`select key.conrelid::regclass::text as "table", own.attname::text as "column",
               key.confrelid::regclass::text as "to", theirs.attname::text as "toColumn"
        from pg_constraint key
        join pg_attribute own on own.attrelid = key.conrelid and own.attnum = key.conkey[1]
        join pg_attribute theirs on theirs.attrelid = key.confrelid and theirs.attnum = key.confkey[1]
        where key.contype = 'f' and key.connamespace = 'public'::regnamespace`,
  );
  return found.map((row) => ({
    table: String(row.table),
    column: String(row.column),
    to: String(row.to),
    toColumn: String(row.toColumn),
  }));
}

/**
 * The tables that refer to a client, directly or through another table; and those with such an id without a foreign
 * key.
 */
async function tablesWithClients(): Promise<string[]> {
  const found = new Set(["clients"]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { table, to } of foreign) if (found.has(to)) found.add(table);
  }
  const named = await rows(
    bed.test.db,
    sql`select distinct table_name::text as name from information_schema.columns
        where table_schema = 'public' and data_type in ('integer', 'uuid')
          and column_name ~ '^(client|plan|booking|payment|actor|impersonator)_id$|_by$'`,
  );
  for (const { name } of named) found.add(String(name));
  return [...found].sort();
}

/** Columns that name the acting staff, not the row's client. */
const ofStaff = new Set([
  "decided_by",
  "staff_id",
  "reversed_by",
  "owner_id",
  "blocked_by",
  "published_by",
  "settled_by",
  "suspended_by",
  "lifted_by",
]);

/** A client's rows of a table, found by the foreign keys to the client. */
function rowsOf(table: string, clientId: number): SQL {
  const name = sql.identifier(table);
  if (table === "clients") return sql`select * from ${name} where id = ${clientId}`;
  if (["outbox", "client_keys", "client_texts", "uploads", "infected_uploads"].includes(table))
    return sql`select * from ${name} where client_id = ${clientId}`;
  const keys = foreign.filter((key) => key.table === table && key.to in copied && !ofStaff.has(key.column));
  const key = keys.find(({ to }) => to === "clients") ?? keys[0];
  if (!key) throw new Error(`${table} does not lead to a client`);
  const whose = sql`select ${sql.identifier(key.toColumn)} from (${rowsOf(key.to, clientId)}) as whose`;
  return sql`select * from ${name} where ${sql.identifier(key.column)} in (${whose})`;
}

describe("the list of tables that refer to a client (SAFE-24, SAFE-25)", () => {
  it("has exactly the tables that the database's catalogue links to a client", async () => {
    const found = await tablesWithClients();
    expect([...declared.keys()].sort()).toEqual(found);
    expect(Object.keys(copied).sort()).toEqual(found);
  });

  it("fills every part of the copy", () => {
    const filled = Object.values(copied).flatMap((how) => (typeof how === "string" ? [] : how.in));
    const parts = Object.keys(MyData.properties).filter((part) => part !== "ExportedAt");
    expect([...new Set<string>(filled)].sort()).toEqual(parts.sort());
  });
});

describe("a client with a row in each of these tables", () => {
  let copy: Record<string, unknown>;
  beforeAll(async () => {
    await plant();
    copy = (await bed.get(`/api/clients/myData/${ANA}`)).Data;
  });

  it.each(Object.entries(copied).flatMap(([name, how]) => (typeof how === "string" ? [] : [{ name, how }])))(
    "the copy has every row of the client's in $name (SAFE-24)",
    async ({ name, how }) => {
      const found = await rows(bed.test.db, rowsOf(name, ANA));
      expect(found.length).toBeGreaterThan(0);
      const text = JSON.stringify(how.in.map((part) => copy[part]));
      for (const row of found) {
        const value = written(row[how.by]);
        if (value !== null) expect(text).toMatch(new RegExp(`(?<![\\w.])${escaped(value)}(?![\\w])`));
      }
    },
  );

  it("the copy contains nothing of another client", async () => {
    const [other] = await rows(bed.test.db, sql`select email from clients where id = ${LUIS}`);
    expect(JSON.stringify(copy)).not.toContain(String(other?.email));
    expect(JSON.stringify(copy)).not.toContain("secret-of-a");
  });

  it("after erasing, a name put into every text, JSON or bytes column remains only where declared with a reason (SAFE-25)", async () => {
    const { db } = bed.test;
    const of = { clientId: ANA, at: bed.test.now() };
    const left: string[] = [];
    const undone = new Error("undone");
    const all = async (tx: Database) => {
      // So that neither foreign keys nor the triggers that make some tables append-only refuse the name.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const data of personalData)
        if (writable(data).length > 0 && (await countOf(tx, data)) === 0) await addRow(tx, data);
      const planted = personalData.flatMap((data) => writable(data).map((name) => ({ data, name })));
      for (const { data, name } of planted) await tx.update(data.table).set({ [name]: nameIn(data, name) });
      await tx.execute(sql`set local session_replication_role = origin`);
      for (const { data, name } of planted)
        if ((await told(tx, data, name)) === 0) throw new Error(`nothing was planted in ${placeOf(data, name)}`);
      await erasePerson(tx, personalData, of);
      await emptyAccount(tx, personalData, of);
      for (const { data, name } of planted) if ((await told(tx, data, name)) > 0) left.push(placeOf(data, name));
      throw undone;
    };
    await expect(db.transaction(all)).rejects.toBe(undone);
    const kept = personalData.flatMap((data) =>
      writable(data).flatMap((name) => (isKept(data, name) ? [placeOf(data, name)] : [])),
    );
    expect(left.sort()).toEqual(kept.sort());
  });

  it("closing deletes the declared rows, and every text that the client entered in the others (SAFE-25)", async () => {
    const close = { ClientId: ANA, Password: "Malecon-2026", GiveUpCredit: true };
    await bed.test.db.execute(sql`update travel_plans set state = 'completed', next_tick_at = null`);
    await bed.test.db.execute(sql`update payments set status = ${PaymentStatus.Success} where status = 1`);
    await bed.test.db.execute(sql`update disputes set status = 'won'`);
    expect((await bed.post("/api/clients/closeAccount", close)).ResultCode).toBe("OK");
    await bed.sweep();
    const told: Record<string, string[]> = {};
    for (const [name, { deleted, columns }] of declared) {
      const stays = deleted === null && Object.values(columns).every((decision) => "keep" in decision);
      if (stays) continue;
      const text = JSON.stringify(await rows(bed.test.db, rowsOf(name, ANA)));
      const words = [
        "particulares",
        "Rivera",
        "Sotomayor",
        "305 555",
        "198.51.100.7",
        "Android",
        "tourist@",
        "secret-of",
      ];
      told[name] = words.filter((word) => text.includes(word));
    }
    const left = Object.entries(told).filter(([, words]) => words.length > 0);
    // The name on the card stays with the payment; the last email goes to the client's former address.
    expect(Object.fromEntries(left)).toEqual({ payments: ["Rivera"], outbox: ["tourist@"] });
  });
});

const placeOf = ({ table }: PersonalData, name: string) => `${getTableName(table)}.${name}`;

/** The columns in which the database accepts any text. */
const writable = ({ table }: PersonalData) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    /^(text|jsonb?|bytea)(\[\])?$/.test(column.getSQLType()) && !column.enumValues?.length ? [name] : [],
  );

/** Whether the declaration keeps a column's value. */
const isKept = ({ columns }: PersonalData, name: string) => {
  const decision = columns[name];
  return decision !== undefined && "keep" in decision;
};

/** A name in the column's type, different in each row; in JSON with per-text declarations, in each of those texts. */
function nameIn({ table, columns }: PersonalData, name: string): SQL {
  const type = getTableColumns(table)[name]?.getSQLType();
  const decision = columns[name];
  const text = sql`'Quixottez ' || ctid::text`;
  if (type === "bytea") return sql`convert_to(${text}, 'UTF8')`;
  if (type === "text[]") return sql`array[${text}]`;
  if (type === "text") return text;
  const keys = decision && "inside" in decision ? Object.keys(decision.inside) : ["words"];
  return sql`cast(${JSON.stringify(Object.fromEntries(keys.map((key) => [key, "Quixottez"])))} as ${sql.raw(type ?? "jsonb")})`;
}

/** The number of the client's rows of a table, optionally of those that match a condition. */
const countOf = (tx: Database, { table, whose }: PersonalData, condition?: SQL) =>
  tx.$count(table, and(whose(ownedBy(tx, ANA)), condition));

/** The number of the client's rows with the name in a column. */
async function told(tx: Database, data: PersonalData, name: string): Promise<number> {
  const column = getTableColumns(data.table)[name];
  const words = column?.getSQLType() === "bytea" ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
  return countOf(tx, data, sql`${words} like '%Quixottez%'`);
}

/** A value of each type of column, for rows that a test makes from a table's metadata. */
const someValue: Readonly<Record<string, SQL>> = {
  integer: sql`1`,
  boolean: sql`false`,
  text: sql`'x'`,
  uuid: sql`gen_random_uuid()`,
  date: sql`now()`,
  "timestamptz(3)": sql`now()`,
  jsonb: sql`'{}'::jsonb`,
  bytea: sql`''`,
};

/** Adds a row of the client's to a table; optional columns stay empty. */
async function addRow(tx: Database, { table }: PersonalData): Promise<void> {
  const { bookings: ofBookings, plans, payments: ofPayments } = ownedBy(tx, ANA);
  const first = (ids: SQLWrapper) => sql`(select min(id::text) from ${ids} as theirs)`;
  const owners: Readonly<Record<string, SQL>> = {
    bookingId: sql`${first(ofBookings)}::integer`,
    planId: sql`${first(plans)}::integer`,
    paymentId: sql`${first(ofPayments)}::uuid`,
  };
  const values = Object.entries(getTableColumns(table)).map(([name, column]): [string, SQL | number | undefined] => {
    if (/^(client|actor|owner)Id$|By$/.test(name)) return [name, ANA];
    return [name, owners[name] ?? (column.notNull && !column.hasDefault ? someValue[column.getSQLType()] : undefined)];
  });
  await tx.insert(table).values(Object.fromEntries(values));
}

/** In JSON form: instants as epoch ms. */
function written(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return String(value.getTime());
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d \d\d:\d\d:/.test(value)) return String(Date.parse(value));
  return String(value);
}

/** Stores data of the client in every listed table, mostly as the product does. */
async function plant(): Promise<void> {
  const { db, now, call } = bed.test;
  const device = { "user-agent": "Mozilla/5.0 (Linux; Android 14)" };
  const form = { grant_type: "password", cremail: "tourist@example.com", password: "Malecon-2026" };
  const headers = { ...device, "content-type": "application/x-www-form-urlencoded" };
  await call({ method: "POST", url: "/token", headers, payload: new URLSearchParams(form).toString() });
  const note = { ClientId: ANA, SiteId: 11, Subject: "Señas particulares", Message: "particulares", language: "en" };
  await bed.post("/api/notes/", note);
  await bed.post("/api/saved", { ClientId: ANA, Saved: ["house.3"], Removed: [] });
  const toCard = await bed.paid();
  await bed.toClient(toCard.bookingId, { Reason: "particulares" });
  const toFund = await bed.paid();
  await bed.toFund(toFund.bookingId);
  await bed.sweep();
  const { planId, bookingId } = await bed.paid();
  const at = now();
  const upload = { id: randomUUID(), clientId: ANA, call: "POST /particulares", length: 9 };
  await db.insert(uploads).values({ ...upload, begunAt: at, lastPartAt: at });
  const [payment] = await db.select().from(payments).where(sql`plan_id = ${planId}`);
  const paymentId = payment?.id ?? "";
  const [lot] = await rows(db, sql`select id from fund_lots where client_id = ${ANA}`);
  const taken = { kind: "taken", amount: -1, at: at + 2, planId, paymentId, key: "taken" } as const;
  await db.insert(fundMovements).values({ lotId: Number(lot?.id), ...taken });
  await db.update(payments).set({ clientAddress: "198.51.100.7" });

  const transferId = await storeTransfer(db, { planId, clientId: ANA, at, captured: 0, status: PaymentStatus.Expired });
  const finding = { finding: "rejected", amount: 0, reason: "Of the account of Ana Rivera" } as const;
  await db.insert(transferReviews).values({ id: randomUUID(), paymentId: transferId, at, staffId: STAFF, ...finding });
  const dispute = { amount: PRICE, reason: "fraudulent", status: "open", openedAt: at } as const;
  await db.insert(disputes).values({ id: "dp_1", paymentId, ...dispute });
  const movement = { id: randomUUID(), paymentId, kind: "refundedElsewhere", amount: 100, currency: "USD" } as const;
  await db.insert(outsideMovements).values({ ...movement, reference: "re_1", knownAt: at });
  await db.update(outsideMovements).set({ settledAt: at, settledBy: STAFF, reason: "Rivera said so" });
  await db.update(bookings).set({ declineReason: "No car for Rivera", proposalNote: "Rivera Sotomayor" });
  await bed.post("/api/support/plans/note", { TravelPlanId: planId, Message: "Call Rivera" }, bed.asStaff());
  await db.insert(outsideShares).values({ movementId: movement.id, bookingId, amount: 100 });
  await db.insert(holderReviews).values({ planId, name: "A. Rivera Sotomayor", status: "waiting", askedAt: at });
  const card = { brand: "Visa", last4: "4242", expires: "12/40", holderName: "Ana Rivera", createdAt: at };
  await db.insert(clientCards).values({ id: randomUUID(), clientId: ANA, customer: "cus_1", ...card });

  const origin = { address: "198.51.100.7", userAgent: "Android" };
  const signed = { code: "ABCDEF123456", signerName: "Ana Rivera", consentVersion: "1", signedAt: at };
  await db.insert(receipts).values({ planId, ...signed, ...origin, sha256: "0", pdf: Buffer.from("pdf") });
  const step = { type: "signed", at, sha256: "digest-of-a-step", hash: "0" } as const;
  await db.insert(receiptEvents).values({ planId, seq: 1, ...step, ...origin });
  await db.insert(vouchers).values({ bookingId, number: `MLC-${planId}-${bookingId}`, issuedAt: at, token: "Rivera" });

  await nameExtraDriver(db, bookingId);
  const [document] = await rows(db, sql`select id from client_documents where client_id = ${ANA} limit 1`);
  const photo = { mediaType: "image/png", size: 1, content: Buffer.from("p"), givenAt: at + MINUTE } as const;
  await db.insert(documentPhotos).values({ id: randomUUID(), documentId: Number(document?.id), ...photo });

  const [room] = await rows(
    db,
    sql`select room_type_id, meals_plan_id, hotel_id from room_rates join room_types on id = room_type_id limit 1`,
  );
  const stay = await storeRental(db, { clientId: ANA, at, startsAt: at + 9 * DAY });
  await db.execute(sql`delete from car_bookings where booking_id = ${stay.bookingId}`);
  await db.update(bookings).set({ productType: 4, supplierId: null }).where(sql`id = ${stay.bookingId}`);
  const nights = { checkIn: "2026-12-10", checkOut: "2026-12-12", requests: "Señas particulares" };
  const [hotelId, roomTypeId, mealsPlanId] = [room?.hotel_id, room?.room_type_id, room?.meals_plan_id].map(Number);
  const of = { hotelId: hotelId ?? 0, roomTypeId: roomTypeId ?? 0, mealsPlanId: mealsPlanId ?? 0 };
  await db.insert(lodgingBookings).values({ bookingId: stay.bookingId, ...of, ...nights });
  const guest = { position: 0, room: 1, age: null, firstName: "Ana", lastName: "Rivera", countryId: 167 };
  await db.insert(lodgingGuests).values({ bookingId: stay.bookingId, ...guest, passportNumber: "X12345678" });

  await db.insert(secondFactors).values({ clientId: ANA, sealed: "secret-of-an-app", confirmedAt: at + 3 });
  const key = { id: "secret-of-a-passkey", publicKey: "secret-of-a-passkey", counter: 0, transports: [] };
  await db.insert(passkeys).values({ ...key, clientId: ANA, name: "Phone of Rivera", addedAt: at });
  await db.insert(recoveryCodes).values({ codeHash: "secret-of-a-code", clientId: ANA, usedAt: at + 4 });
  const challenge = { challengeHash: "0", purpose: "prove", expiresAt: at } as const;
  await db.insert(passkeyChallenges).values({ ...challenge, clientId: ANA });
  await db.insert(phoneCodes).values({
    ...{ clientId: ANA, phone: "+1 305 555 0142", codeHash: "0", channel: "whatsapp", sentAt: at },
  });
  await db.insert(registrations).values({
    ...{ codeHash: "0", clientId: ANA, passwordHash: "0", firstName: "Ana", lastName: "Sotomayor", language: "en" },
    createdAt: at,
  });
  const said = { stars: {}, tenths: 43, text: "particulares", language: "es", status: "shown" } as const;
  await db.insert(opinions).values({ bookingId, clientId: ANA, ...said, writtenAt: at });
  const suspended = { reason: "Cards of Rivera Sotomayor", suspendedAt: at, suspendedBy: STAFF };
  await db.insert(clientSuspensions).values({ clientId: ANA, ...suspended });
  await db.insert(limitLifts).values({ clientId: ANA, until: at + DAY });
  await bed.post("/api/clients/recoverPassword", { email: "tourist@example.com", siteId: 11 });
  await bed.test.app.backgroundTasks.settled();
  await db.execute(sql`update outbox set text = text || ' secret-of-a-mail', secrets = '["secret-of-a-mail"]'
    where id = (select max(id) from outbox where client_id = ${ANA})`);
  const [mail] = await rows(db, sql`select created_at from outbox where client_id = ${ANA} limit 1`);
  await db
    .insert(opinionRequests)
    .values({ planId, clientId: ANA, codeHash: "0", askedAt: Number(written(mail?.created_at)) });

  const person = { FirstName: "Eva", LastName: "Soto", password: "una-clave-larga", AcceptPolicies: true };
  await bed.post("/api/clients", { ...person, email: "eva@example.com" });
  const kept = await db.select().from(storedPolicies);
  const hashOf = (name: string) => kept.find((policy) => policy.name === name)?.hash ?? "";
  const policies = { terms: hashOf("terms"), privacy: hashOf("privacy"), cancellation: hashOf("cancellation") };
  await db.insert(registeredPolicies).values({ clientId: ANA, acceptedAt: at, ...policies });
  await db.insert(usTravel).values({ planId, category: "support", statedAt: at + 2 });
  await db.insert(policyAcceptances).values({ bookingId, acceptedAt: at + 1, ...policies });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

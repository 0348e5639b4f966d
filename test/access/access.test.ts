import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { browserErrorsContract } from "../../src/app/browserErrors.contract";
import { accessContract } from "../../src/features/account/access.contract";
import { accountContract } from "../../src/features/account/account.contract";
import { emailContract } from "../../src/features/account/email.contract";
import { mailsContract } from "../../src/features/account/mails.contract";
import { peopleContract } from "../../src/features/account/people.contract";
import { phoneContract } from "../../src/features/account/phone.contract";
import { clients } from "../../src/features/account/server/account.tables";
import { sessionsContract } from "../../src/features/account/sessions.contract";
import { staffContract } from "../../src/features/account/staff.contract";
import { brandContract } from "../../src/features/brand/brand.contract";
import { catalogueContract } from "../../src/features/catalogue/catalogue.contract";
import { currenciesContract } from "../../src/features/currencies/currencies.contract";
import { auditContract } from "../../src/features/desk/audit/audit.contract";
import { calendarContract } from "../../src/features/desk/calendar/calendar.contract";
import { clientContract } from "../../src/features/desk/client/client.contract";
import { numbersContract } from "../../src/features/desk/numbers/numbers.contract";
import { supplierContract } from "../../src/features/desk/supplier/supplier.contract";
import { supportContract } from "../../src/features/desk/support.contract";
import { templatesContract } from "../../src/features/desk/templates/templates.contract";
import { webhooksContract } from "../../src/features/desk/webhooks/webhooks.contract";
import { documentsContract } from "../../src/features/documents/documents.contract";
import { fundContract } from "../../src/features/fund/fund.contract";
import { newsDeskContract } from "../../src/features/information/desk/newsDesk.contract";
import { textsDeskContract } from "../../src/features/information/desk/textsDesk.contract";
import { informationContract } from "../../src/features/information/information.contract";
import { notesContract } from "../../src/features/notes/notes.contract";
import { notes } from "../../src/features/notes/server/notes.tables";
import { opinionsContract } from "../../src/features/opinions/opinions.contract";
import { papersContract } from "../../src/features/papers/papers.contract";
import { cloverContract } from "../../src/features/payments/methods/clover/clover.contract";
import { payeezyContract } from "../../src/features/payments/methods/payeezy/payeezy.contract";
import { linkContract } from "../../src/features/payments/methods/stripe/link.contract";
import { transferOrders } from "../../src/features/payments/methods/transfer/server/transfers.tables";
import { transferContract } from "../../src/features/payments/methods/transfer/transfer.contract";
import { paymentsContract } from "../../src/features/payments/payments.contract";
import { paymentLinks, payments } from "../../src/features/payments/server/payments.tables";
import { photosContract } from "../../src/features/photos/photos.contract";
import { checkoutContract } from "../../src/features/plan/checkout/checkout.contract";
import { planContract } from "../../src/features/plan/plan.contract";
import { reserveContract } from "../../src/features/plan/reserve/reserve.contract";
import { usTravelContract } from "../../src/features/plan/usTravel/usTravel.contract";
import { privacyContract } from "../../src/features/privacy/privacy.contract";
import { proposalsContract } from "../../src/features/proposals/proposals.contract";
import { refundsContract } from "../../src/features/refunds/refunds.contract";
import { savedContract } from "../../src/features/saved/saved.contract";
import { tripsContract } from "../../src/features/trips/trips.contract";
import { issueToken } from "../../src/platform/server/auth/authentication";
import { carContract } from "../../src/products/car/car.contract";
import { classContract } from "../../src/products/car/class.contract";
import { zonesContract } from "../../src/products/car/zones.contract";
import { lodgingContract } from "../../src/products/lodging/lodging.contract";
import { type Access, buildPath, type Endpoint } from "../../src/shared/endpoint";
import { DAY, MINUTE } from "../../src/shared/instant";
import { STAFF_ROLES } from "../../src/shared/staffRole";
import { inspectorContract } from "../../src/tools/inspector/inspector.contract";
import { stillPdf } from "../stillPdf";
import { bearerOf, startTestApp, type TestApp } from "../testApp";
import { storeRental } from "../testBooking";
import { lodgingBooking } from "./bookings.expectations";
import { beside, forStaff, harmless, heldBack, owned, ownerless } from "./expectations";
import { servedBy, staffMay } from "./staff.expectations";
import type { Subject } from "./subject";

const contracts: Record<string, Endpoint>[] = [
  accountContract,
  carContract,
  classContract,
  zonesContract,
  checkoutContract,
  paymentsContract,
  cloverContract,
  payeezyContract,
  linkContract,
  transferContract,
  papersContract,
  opinionsContract,
  proposalsContract,
  currenciesContract,
  photosContract,
  newsDeskContract,
  textsDeskContract,
  documentsContract,
  informationContract,
  browserErrorsContract,
  lodgingContract,
  savedContract,
  tripsContract,
  notesContract,
  phoneContract,
  mailsContract,
  emailContract,
  sessionsContract,
  accessContract,
  staffContract,
  peopleContract,
  brandContract,
  planContract,
  usTravelContract,
  reserveContract,
  refundsContract,
  fundContract,
  privacyContract,
  inspectorContract,
  supportContract,
  supplierContract,
  calendarContract,
  clientContract,
  auditContract,
  webhooksContract,
  numbersContract,
  templatesContract,
  catalogueContract,
];
const declared = new Map<string, Access>([
  ...contracts.flatMap((contract) =>
    Object.values(contract).map(({ method, path, access }) => [`${method} ${path}`, access] as const),
  ),
  ...Object.entries(beside),
]);

const [OWNER, OTHER, STAFF] = [1, 2, 3];
/** Only staff in a client's place can end that. */
const END_OF_IMPERSONATION = "POST /api/support/impersonation/end";
/** The ids of files are random, so another client has none to try. */
const ofFiles = ["GET /api/checkout/transfers/proofs/:proofId", "GET /api/documents/photos/:photoId"];
const notTheirs = new Set(["unauthorized", "forbidden", "notFound", "plan.notFound", "plan.bookingUnknown"]);

let test: TestApp;
let served: string[];
let stayId: number;
beforeAll(async () => {
  test = await startTestApp();
  // The same values as account.expectations.ts sends, so that an unchanged profile counts as no change of personal
  // data.
  await test.db.update(clients).set({ birthDate: "1988-05-17", countryId: 167 }).where(eq(clients.id, OWNER));
  const payload = lodgingBooking(OWNER);
  const url = "/api/lodgingBookings/createBooking";
  stayId = (await test.call({ method: "POST", url, headers: test.as(OWNER), payload })).json().Data.BookingId;
  served = Object.entries(test.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
});
afterAll(() => test.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that must be refused. */
function worthless(): Record<string, Record<string, string>> {
  const token = issueToken(test.app, bearerOf(OTHER, "client"), test.now());
  const [head, , signature] = token.split(".");
  const claims = part({ sub: String(OWNER), role: "staff", iat: 0, exp: 4_000_000_000 });
  return {
    anonymous: {},
    expired: bearer(issueToken(test.app, bearerOf(OWNER, "client"), test.now() - 15 * MINUTE)),
    tampered: bearer(`${head}.${claims}.${signature}`),
    "alg none": bearer(`${part({ alg: "none", typ: "JWT" })}.${claims}.`),
  };
}

/** A plan, a booking and a payment of the owner's, new for each call, because some calls end them. */
async function subject(): Promise<Subject> {
  const rental = { clientId: OWNER, at: test.now(), startsAt: test.now() + 40 * DAY };
  const { planId, bookingId } = await storeRental(test.db, rental);
  const paymentId = randomUUID();
  const made = { planId, clientId: OWNER, method: 135, status: 3, amount: 41_500, currency: "USD" };
  await test.db.insert(payments).values({ id: paymentId, ...made, createdAt: test.now(), settledAt: test.now() });
  // Calls for transfers and for links find the same payment.
  const beneficiary = test.config.payments.transfer.settings;
  if (!beneficiary) throw new Error("no beneficiary of transfers is set");
  await test.db.insert(transferOrders).values({ paymentId, reference: paymentId, beneficiary });
  await test.db.insert(paymentLinks).values({ paymentId, requestKey: paymentId });
  const note = { clientId: OWNER, siteId: 11, subject: "Confirmed", message: "It is.", isSent: false };
  const [{ id: noteId } = { id: 0 }] = await test.db
    .insert(notes)
    .values({ ...note, createdAt: test.now() })
    .returning();
  return { clientId: OWNER, planId, bookingId, stayId, paymentId, noteId };
}

/** Streams end only when their reader leaves, so only their headers are compared. */
const endless = ["GET /api/support/changes"];

async function call(name: string, headers: Record<string, string>, of: Subject) {
  const [method = "", path = ""] = name.split(" ");
  const { params, body, file } = owned[name] ?? {};
  const url = buildPath(path, { ...fillers, ...ownerless[name], ...forStaff[name]?.(of), ...params?.(of) });
  const payload = file ? stillPdf : (body?.(of) ?? {});
  const answer = await test.call({
    payloadAsStream: endless.includes(name),
    method: method === "GET" ? "GET" : "POST",
    url,
    headers: file ? { ...headers, "content-type": "application/octet-stream" } : headers,
    ...(method === "POST" && { payload }),
  });
  const isJson = answer.headers["content-type"]?.toString().includes("json");
  const stream = endless.includes(name) ? answer.stream() : null;
  if (stream && !isJson) stream.destroy();
  const json = isJson ? (stream ? JSON.parse(await text(stream)) : answer.json()) : {};
  return { status: answer.statusCode, code: String(json.ResultCode ?? json.error ?? "") };
}

/** Fields of public calls whose answer does not matter here. */
const fillers = {
  code: "x",
  lang: "en",
  language: "en",
  siteId: 11,
  countryId: 34,
  supplierId: 1,
  zoneId: 2,
  zone: 2,
  country: 34,
  field: "Price",
  order: 0,
  page: 0,
  pageSize: 20,
  productType: 1,
};

const withAccess = (access: Access) => served.filter((name) => declared.get(name) === access);

describe("the route table", () => {
  it("declares an access for every route (FAULT-23)", () => {
    expect(served.filter((name) => !declared.has(name))).toEqual([]);
  });

  it("contains every call of the contracts in the OpenAPI description (OPS-8)", () => {
    expect([...declared.keys()].filter((name) => !served.includes(name))).toEqual([]);
  });

  it("declares for every client's call which record it names, if any", () => {
    expect(withAccess("client").filter((name) => !(name in owned) && !(name in ownerless))).toEqual([]);
  });

  it("answers 405 for undeclared methods, with the declared ones in Allow", async () => {
    const declaredAt = (path: string) => served.filter((name) => name.endsWith(` ${path}`));
    for (const name of served) {
      const [, path = ""] = name.split(" ");
      const url = buildPath(path, { ...fillers, ...ownerless[name] });
      for (const method of ["DELETE", "HEAD", "OPTIONS"] as const) {
        if (method === "HEAD" && !/^\/(api|token)/.test(path)) continue;
        const { statusCode, headers } = await test.app.inject({ method, url, headers: test.as(STAFF, "staff") });
        expect([name, method, statusCode]).toEqual([name, method, 405]);
        const allowed = String(headers.allow).split(", ");
        for (const known of declaredAt(path)) expect(allowed).toContain(known.split(" ")[0]);
      }
    }
  });
});

describe("an invalid token", () => {
  it("is refused by every call for clients and for staff (FAULT-23)", async () => {
    const of = await subject();
    for (const [who, headers] of Object.entries(worthless()))
      for (const name of [...withAccess("client"), ...withAccess("staff")])
        expect([who, name, await call(name, headers, of)]).toEqual([who, name, { status: 401, code: "unauthorized" }]);
  });

  it("is answered with a WWW-Authenticate header as in RFC 6750", async () => {
    for (const [who, headers] of Object.entries(worthless())) {
      const answer = await test.call({ method: "GET", url: "/api/profile/1/2", headers });
      const says = who === "anonymous" ? "Bearer" : 'Bearer error="invalid_token"';
      expect([who, answer.statusCode, answer.headers["www-authenticate"]]).toEqual([who, 401, says]);
    }
  });

  it("is treated as anonymous by public calls", async () => {
    const of = await subject();
    for (const [who, headers] of Object.entries(worthless()))
      for (const name of withAccess("public")) {
        const { status } = await call(name, headers, of);
        expect([who, name, [401, 403, 500].includes(status)]).toEqual([who, name, false]);
      }
  });
});

describe("a client's records", () => {
  it("are found by the client", async () => {
    for (const name of withAccess("client").filter((name) => ![END_OF_IMPERSONATION, ...ofFiles].includes(name))) {
      const { status, code } = await call(name, test.as(OWNER), await subject());
      expect([name, code, notTheirs.has(code) || status === 500]).toEqual([name, code, false]);
    }
  });

  it("answer another client exactly as records that do not exist (SAFE-1)", async () => {
    const of = await subject();
    const none = {
      clientId: 99_999,
      planId: 99_999,
      bookingId: 99_999,
      stayId: 99_999,
      paymentId: randomUUID(),
      noteId: 99_999,
    };
    for (const name of Object.keys(owned).filter((name) => served.includes(name))) {
      const answer = await call(name, test.as(OTHER), of);
      expect([name, answer.status, notTheirs.has(answer.code)]).toEqual([name, 404, true]);
      expect([name, answer]).toEqual([name, await call(name, test.as(OTHER), none)]);
    }
  });

  it("are read by staff, who can neither pay, sign, cancel, give documents nor change personal data", async () => {
    for (const name of Object.keys(owned).filter((name) => served.includes(name))) {
      const [role] = servedBy[name] ?? ["desk"];
      const { code } = await call(name, test.as(STAFF, role), await subject());
      const may = owned[name]?.staff === "act";
      expect([name, code, may ? notTheirs.has(code) : code]).toEqual([name, code, may ? false : "forbidden"]);
    }
  });
});

describe("staff that a call does not serve", () => {
  it("get the same answer for a client's records as for records that do not exist (DESK-17)", async () => {
    const of = await subject();
    for (const name of Object.keys(owned).filter((name) => served.includes(name) && owned[name]?.staff === "act"))
      for (const role of STAFF_ROLES.filter(
        (role) => !["owner", ...(servedBy[name] ?? ["desk", "finance"])].includes(role),
      )) {
        const { status, code } = await call(name, test.as(STAFF, role), of);
        expect([name, role, status, notTheirs.has(code)]).toEqual([name, role, 404, true]);
      }
  });
});

describe("the calls for staff", () => {
  it("are forbidden to clients, and answer staff", async () => {
    const of = await subject();
    expect(withAccess("staff").length).toBeGreaterThan(0);
    for (const name of withAccess("staff")) {
      expect([name, await call(name, test.as(OWNER), of)]).toEqual([name, { status: 403, code: "forbidden" }]);
      const { status } = await call(name, test.as(STAFF, "staff"), of);
      expect([name, [401, 403, 500].includes(status)]).toEqual([name, false]);
    }
  });

  it("are allowed to the owner and the roles listed here, and forbidden to all other staff (DESK-17)", async () => {
    const of = await subject();
    expect(Object.keys(staffMay).sort()).toEqual(withAccess("staff").sort());
    for (const role of STAFF_ROLES.filter((role) => role !== "owner"))
      for (const [name, roles] of Object.entries(staffMay)) {
        const { code } = await call(name, test.as(STAFF, role), of);
        expect([name, role, code !== "forbidden"]).toEqual([name, role, roles.includes(role)]);
      }
  });
});

describe("staff in a client's place", () => {
  const inPlace = () => test.inPlaceOf(OWNER, STAFF);

  it("are refused calls that book, pay, sign, refund, consent or prove an identity, or are about passwords or cards, and no other of the client's (DESK-8)", async () => {
    const refused: string[] = [];
    for (const name of [...withAccess("client"), ...withAccess("public")]) {
      const { status, code } = await call(name, inPlace(), await subject());
      if (code === "impersonated") refused.push(name);
      expect([name, status === 500]).toEqual([name, false]);
    }
    // The token call answers its failures in OAuth's format: tested in impersonation.test.ts.
    expect(refused.sort()).toEqual(heldBack.filter((name) => name !== "POST /token").sort());
  });

  it("are refused every call whose path names such data, except reads", () => {
    const telling = /pay|sign|refund|card(?!rop)|password|stripe|transfer(?!s)/i;
    const nonStaff = served.filter((name) => declared.get(name) !== "staff" && telling.test(name));
    const passing = nonStaff.filter((name) => !heldBack.includes(name) && !harmless.includes(name));
    expect(passing).toEqual([]);
  });

  it("act neither as staff nor as another client meanwhile", async () => {
    const of = await subject();
    for (const name of withAccess("staff"))
      expect([name, await call(name, inPlace(), of)]).toEqual([name, { status: 403, code: "forbidden" }]);
    for (const name of Object.keys(owned).filter((name) => served.includes(name) && !heldBack.includes(name))) {
      const { status, code } = await call(name, test.inPlaceOf(OTHER, STAFF), of);
      expect([name, status, notTheirs.has(code)]).toEqual([name, 404, true]);
    }
  });
});

import assert from "node:assert/strict";
import { at, dataOf, filled, inDays, listOf, matches, numberOf, type Step } from "./steps";

const NEW_PASSWORD = "Sea-wall-and-rum-9";
export const PHONE = "+1 305 555 0177";
/** The same in E.164, as it is stored. (ACC-12) */
const STORED_PHONE = "+13055550177";

/** A person registers, signs in and completes their profile. */
export const accountCalls: Step[] = [
  {
    call: "POST /api/clients",
    asks: ({ email, password }) => ({
      as: "nobody",
      path: "/api/clients",
      body: {
        email,
        cremail: email,
        password,
        FirstName: "Ana",
        LastName: "Rivera Soto",
        PhoneNumber: PHONE,
        AcceptPolicies: true,
      },
    }),
    holds: (answer, known) => {
      known.clientId = numberOf(at(dataOf(answer), "clientId"));
      assert.notEqual(known.clientId, 0);
    },
  },
  {
    call: "GET /qa/outbox",
    asks: () => ({ as: "nobody", path: "/qa/outbox" }),
    holds: (answer, known) => {
      const mail = listOf(dataOf(answer)).find((message) => at(message, "recipient") === known.email);
      known.code = /\/activate_client\/([\w-]+)/.exec(String(at(mail, "text")))?.[1] ?? "";
      assert.notEqual(known.code, "");
    },
  },
  {
    call: "GET /api/clients/activate/{code}",
    asks: ({ code }) => ({ as: "nobody", path: `/api/clients/activate/${code}` }),
    holds: (answer) => assert.deepEqual(dataOf(answer), { ReturnUrl: null }),
  },
  {
    call: "POST /token",
    why: "a wrong password is described",
    asks: ({ email }) => ({
      as: "nobody",
      path: "/token",
      form: { username: email, cremail: email, password: "not this one", grant_type: "password" },
    }),
    holds: ({ http, body }) => {
      assert.equal(http, 400);
      assert.equal(at(body, "error_description"), "Either email or password is incorrect");
    },
  },
  {
    call: "POST /token",
    asks: ({ email, password }) => ({
      as: "nobody",
      path: "/token",
      form: { username: email, cremail: email, password, grant_type: "password" },
    }),
    holds: ({ http, body }, known) => {
      assert.equal(http, 200, JSON.stringify(body));
      matches(body, { token_type: "bearer" });
      assert.equal(at(body, "data", "clientId"), known.clientId);
      known.token = String(at(body, "access_token"));
    },
  },
  {
    call: "POST /token",
    why: "by staff, who confirm what is booked",
    asks: () => ({
      as: "nobody",
      path: "/token",
      form: { username: "staff@example.com", password: "Malecon-2026", grant_type: "password" },
    }),
    holds: ({ http, body }, known) => {
      assert.equal(http, 200, JSON.stringify(body));
      known.staffToken = String(at(body, "access_token"));
    },
  },
  {
    call: "POST /api/clients/recoverPassword",
    asks: () => ({
      as: "nobody",
      path: "/api/clients/recoverPassword",
      body: { email: "nobody@example.com", siteId: 11 },
    }),
    holds: (answer) => assert.equal(dataOf(answer), "We send you an email with the new password"),
  },
  {
    call: "POST /api/clients/changePassword",
    asks: ({ clientId, password }) => ({
      path: "/api/clients/changePassword",
      body: {
        ClientId: clientId,
        OldPassword: password,
        NewPassword: NEW_PASSWORD,
        ConfirmPassword: NEW_PASSWORD,
      },
    }),
    holds: (answer) => assert.equal(dataOf(answer), null),
  },
  {
    call: "POST /token",
    why: "with the new password, which has ended the session before it",
    asks: ({ email }) => ({
      as: "nobody",
      path: "/token",
      form: { username: email, cremail: email, password: NEW_PASSWORD, grant_type: "password" },
    }),
    holds: ({ http, body }, known) => {
      assert.equal(http, 200, JSON.stringify(body));
      known.token = String(at(body, "access_token"));
    },
  },
  {
    call: "GET /api/clients/getClientCards",
    asks: () => ({ path: "/api/clients/getClientCards" }),
    holds: (answer) => assert.deepEqual(dataOf(answer), []),
  },
  {
    call: "GET /api/profile/{id}/2",
    asks: ({ clientId }) => ({ path: `/api/profile/${clientId}/2` }),
    holds: (answer, known) => {
      const { clientId, email } = known;
      known.profile = dataOf(answer);
      matches(known.profile, {
        clientId,
        Id: clientId,
        email,
        cremail: email,
        Phone: STORED_PHONE,
        PhoneNumber: STORED_PHONE,
      });
    },
  },
  {
    call: "POST /api/profile/update",
    why: "a fetched profile is taken back as it is",
    asks: ({ profile }) => ({ path: "/api/profile/update", body: { ...Object(profile) } }),
    holds: (answer, { profile }) => assert.deepEqual(dataOf(answer), profile),
  },
  {
    call: "POST /api/profile/update",
    asks: ({ profile }) => ({
      path: "/api/profile/update",
      body: { ...Object(profile), BirthDate: "1988-05-17", CountryId: 167 },
    }),
    holds: (answer) => matches(dataOf(answer), { BirthDate: "1988-05-17", CountryId: 167, PhoneNumber: STORED_PHONE }),
  },
  {
    call: "GET /api/countries",
    asks: () => ({ as: "nobody", path: "/api/countries" }),
    holds: (answer) => {
      const ids = listOf(dataOf(answer)).map((country) => at(country, "Id"));
      assert.ok(ids.includes(34) && ids.includes(167));
    },
  },
];

const phoneCall = (name: string, Data: boolean): Step => ({
  call: `POST /api/admin/clients/${name}`,
  asks: ({ clientId }) => ({
    path: `/api/admin/clients/${name}`,
    body: { ClientId: clientId, MobilePhone: PHONE },
  }),
  holds: (answer) => assert.equal(dataOf(answer), Data),
});

/** Verifying the phone (WhatsApp), and the documents that a plan needs. */
export const verificationCalls: Step[] = [
  phoneCall("allowedWAAccount", true),
  phoneCall("existsWAAccount", false),
  phoneCall("needToVerifyWAAccount", true),
  {
    call: "POST /api/admin/clients/startWAAccountVerification",
    asks: ({ clientId }) => ({
      path: "/api/admin/clients/startWAAccountVerification",
      body: { ClientId: clientId, MobilePhone: PHONE },
    }),
    holds: (answer) => matches(dataOf(answer), { MobilePhone: STORED_PHONE }),
  },
  {
    call: "GET /api/admin/clientDocuments/isNeededClientDocuments/{a}/{b}",
    asks: ({ clientId, planId }) => ({
      path: `/api/admin/clientDocuments/isNeededClientDocuments/${clientId}/${planId}`,
    }),
    holds: (answer) => matches(dataOf(answer), { Needed: [2, 3] }),
  },
  ...[1, 2, 3, 4].map(
    (ClientDocumentType): Step => ({
      call: "POST /api/admin/clientDocuments/startProcessClientDocument",
      why: `type ${ClientDocumentType}`,
      asks: ({ clientId }) => ({
        path: "/api/admin/clientDocuments/startProcessClientDocument",
        body: { ClientId: clientId, ClientPhone: PHONE, ClientDocumentType, ActionType: "book", SiteId: 11 },
      }),
      holds: (answer) => assert.equal(typeof at(dataOf(answer), "Status"), "string"),
    }),
  ),
  ...[2, 3].map(
    (Type): Step => ({
      call: "POST /api/documents/give",
      why: `type ${Type}`,
      asks: (known) => ({
        path: "/api/documents/give",
        body: {
          ClientId: known.clientId,
          Type,
          Number: "X12345678",
          FirstName: "Ana",
          LastName: "Rivera Soto",
          CountryId: 167,
          BirthDate: "1988-05-17",
          IssuedOn: inDays(known, -3_000),
          ExpiresOn: inDays(known, 2_000),
        },
      }),
      holds: (answer) => matches(dataOf(answer), { Type }),
    }),
  ),
  {
    call: "GET /api/admin/clientDocuments/getClientDocumentsInfo/{a}/{b}",
    asks: ({ clientId }) => ({ path: `/api/admin/clientDocuments/getClientDocumentsInfo/${clientId}/0` }),
    holds: (answer) => {
      const types = filled(dataOf(answer)).map((document) => at(document, "Type"));
      assert.deepEqual(types.sort(), [2, 3]);
    },
  },
  ...[1, 2, 3, 4].map(
    (type): Step => ({
      call: "GET /api/admin/clientDocuments/getProcessClientDocumentStatus/{a}/{b}",
      why: `type ${type}`,
      asks: ({ clientId }) => ({
        path: `/api/admin/clientDocuments/getProcessClientDocumentStatus/${clientId}/${type}`,
      }),
      holds: (answer) => assert.equal(typeof at(dataOf(answer), "Status"), "string"),
    }),
  ),
  {
    call: "GET /api/admin/clientDocuments/checkLicenseAge/{clientId}",
    asks: ({ clientId }) => ({ path: `/api/admin/clientDocuments/checkLicenseAge/${clientId}` }),
    holds: (answer) => matches(dataOf(answer), { Passed: true }),
  },
  {
    call: "GET /api/admin/clientDocuments/checkPassportValidPeriod/{clientId}/{planId}",
    asks: ({ clientId, planId }) => ({
      path: `/api/admin/clientDocuments/checkPassportValidPeriod/${clientId}/${planId}`,
    }),
    holds: (answer) => matches(dataOf(answer), { Passed: true }),
  },
];

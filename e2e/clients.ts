import { randomUUID } from "node:crypto";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { accountContract } from "../src/features/account/account.contract";
import { documentsContract } from "../src/features/documents/documents.contract";
import type { GivenDocument } from "../src/features/documents/documents.schemas";
import { inspectorContract } from "../src/tools/inspector/inspector.contract";
import { storedSlice } from "../test/storedSlice";
import { ask } from "./calls";

/** A separate client for each test: registered, activated and signed in over HTTP. */
export type TestClient = { clientId: number; email: string; password: string; token: string; stored: object };

export const PASSWORD = "Sea-wall-2026";
/**
 * The date of birth of every test's client, in the profile and as the driver: with different dates they would count as
 * two people.
 */
export const BIRTH_DATE = "1988-04-12";
export const STAFF = { email: "staff@example.com", password: "Malecon-2026" };

export async function newClient(request: APIRequestContext, language = "en"): Promise<TestClient> {
  const email = `ana.${randomUUID()}@example.com`;
  const headers = { "Accept-Language": language };
  const newClient = {
    email,
    password: PASSWORD,
    FirstName: "Ana",
    LastName: "Pérez Ruiz",
    AcceptPolicies: true,
  } as const;
  await ask(request, accountContract.registerClient, { body: newClient, headers });
  const code = await activationCode(request, email);
  await ask(request, accountContract.activateClient, { params: { code }, headers });
  const client = await signIn(request, email, PASSWORD);
  await completeProfile(request, client, language);
  return client;
}

/** The code of the link in the activation email. */
export const activationCode = (request: APIRequestContext, email: string) =>
  inMail(request, email, /activate_client\/([\w-]+)/);

/** The six digits in the activation email. */
export const activationDigits = (request: APIRequestContext, email: string) => inMail(request, email, /^(\d{6})$/m);

/** The link in an invitation to the staff. */
export const invitationLink = (request: APIRequestContext, email: string) =>
  inMail(request, email, /(\/join\?lang=\w+#[\w-]+)/);

async function inMail(request: APIRequestContext, email: string, what: RegExp): Promise<string> {
  const sent = await ask(request, inspectorContract.getOutbox, {});
  const mail = sent.find(({ recipient }) => recipient === email);
  const found = what.exec(mail?.text ?? "")?.[1];
  if (!found) throw new Error(`no such mail for ${email}`);
  return found;
}

/** Signs in without the cookie of `request`, because signing in with it would end that session (SESSION-5). */
export async function signIn(request: APIRequestContext, email: string, password: string): Promise<TestClient> {
  const form = { grant_type: "password", cremail: email, password };
  const answer = await request.post(accountContract.getToken.path, { form, headers: { Cookie: "" } });
  if (!answer.ok()) throw new Error(`sign-in of ${email}: ${await answer.text()}`);
  const token = (await answer.json()) as { access_token: string; token_type: string; data: { clientId: number } };
  const stored = { access_token: token.access_token, token_type: token.token_type, client: token.data };
  return { clientId: token.data.clientId, email, password, token: token.access_token, stored };
}

async function completeProfile(request: APIRequestContext, { clientId, token }: TestClient, language: string) {
  const profile = {
    clientId,
    FirstName: "Ana",
    LastName: "Pérez Ruiz",
    Phone: "+1 305 555 0142",
    BirthDate: BIRTH_DATE,
    CountryId: 167,
    Address: "12 Sea Wall",
    City: "Miami",
    PostalCode: "33101",
    Language: language,
  };
  await ask(request, accountContract.updateProfile, { body: profile, headers: bearer(token) });
}

/** Adds the client's passport over HTTP, valid for years from any day. */
export async function givePassport(request: APIRequestContext, { clientId, token }: TestClient): Promise<void> {
  const passport: GivenDocument = {
    ...{ ClientId: clientId, Type: 2, Number: "X12345678", FirstName: "Ana", LastName: "Pérez Ruiz", CountryId: 167 },
    ...{ IssuedOn: null, ExpiresOn: "2099-01-01", BirthDate: BIRTH_DATE },
  };
  await ask(request, documentsContract.giveDocument, { body: passport, headers: bearer(token) });
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Makes every page of a context start signed in and in a language, like that of a returning visitor. */
export async function comeBack(context: BrowserContext, language: string, client?: TestClient): Promise<void> {
  const persisted = {
    "persist:malecon.language": storedSlice({ current: language }),
    ...(client && { "persist:malecon.auth": storedSlice(client.stored) }),
  };
  await context.addInitScript((slices) => {
    // Only in the shop's own window, because frames belong to other origins.
    if (window !== window.top || localStorage.getItem("persist:malecon.language")) return;
    for (const [key, slice] of Object.entries(slices)) localStorage.setItem(key, slice);
  }, persisted);
}

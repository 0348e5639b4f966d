import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { demoEmails } from "../../../src/features/account/server/account.seed";
import { clients } from "../../../src/features/account/server/account.tables";
import { notes } from "../../../src/features/notes/server/notes.tables";
import { bookings } from "../../../src/features/plan/server/plan.tables";
import type { Database } from "../../../src/platform/server/db/database";
import { havanaDate } from "../../../src/shared/havana";
import { carBooking, carSearch } from "../../contract/car.calls";
import { lodgingSearch } from "../../contract/lodging.calls";
import { beginning } from "../../contract/specification.calls";
import { type Answer, at, dataOf, filled, type Known, numberOf } from "../../contract/steps";

const [TOURIST = ""] = demoEmails;
const PASSWORD = "Malecon-2026";

/** Every so many rounds a visitor books and cancels, and signs in again. */
const [BOOKS_EVERY, SIGNS_IN_EVERY] = [3, 30];

export type Visitors = {
  /** The number of answered requests, and the failures of the others. */
  calls: () => number;
  failures: () => readonly string[];
  /** Lets visitors finish their round, and stop. */
  leave: () => Promise<void>;
  /** Throws if an acknowledged write is missing, or was done twice. */
  expectEachOnce: () => Promise<void>;
};

/**
 * Sends visitors to a shop, all from one address, over keep-alive connections: each signs in, writes a note, searches
 * cars and stays, books a car, views its plan and cancels it, round after round, and repeats nothing that failed. Their
 * accounts are copies of the demo's, made in the database. Resolves once they have all signed in.
 */
export async function sendVisitors(origin: string, db: Database, count: number): Promise<Visitors> {
  let going = true;
  let calls = 0;
  const failures: string[] = [];
  const written: string[] = [];
  let booked = 0;
  const emails = Array.from({ length: count }, (_visitor, index) => `visitor${index}-${randomUUID()}@example.com`);
  for (const email of emails) await copyTourist(db, email);

  /** Sends one request. Null: it failed. */
  const send = async (path: string, { token = "", ...asked }: Asked = {}): Promise<Answer | null> => {
    const answered = await fetch(`${origin}${path}`, requestOf(asked, token === "" ? null : `Bearer ${token}`))
      .then(async (answer) => ({ http: answer.status, body: await answer.json() }))
      .catch((error: unknown) => `${error instanceof Error ? (error.cause ?? error) : error}`);
    calls += 1;
    if (typeof answered !== "string" && answered.http === 200) return answered;
    failures.push(`${path}: ${typeof answered === "string" ? answered : JSON.stringify(answered)}`);
    return null;
  };
  const signIn = async (known: Known) => {
    const form = { username: known.email, password: PASSWORD, grant_type: "password" };
    const signedIn = await send("/token", { form });
    if (!signedIn) return;
    known.token = String(at(signedIn.body, "access_token"));
    known.clientId = numberOf(at(signedIn.body, "data", "clientId"));
  };
  const writeNote = async ({ clientId, token }: Known) => {
    const key = randomUUID();
    const body = { RequestKey: key, ClientId: clientId, SiteId: 11, Subject: key, Message: "There?", Language: "en" };
    if (await send("/api/notes/", { token, body })) written.push(key);
  };
  const bookAndCancel = async (known: Known, inDays: number) => {
    const { token, clientId } = known;
    const made = await send("/api/carBookings/en", { token, body: carBooking(known, inDays) });
    if (!made) return;
    booked += 1;
    await send(`/api/travelPlans/activeTravelPlan/${clientId}/en`, { token });
    await send(`/api/bookings/cancel/${at(dataOf(made), "BookingId")}`, { token });
  };
  const visit = async (email: string, index: number) => {
    const known = { ...beginning(havanaDate(Date.now())), email };
    for (let turn = 0; going; turn += 1) {
      if (turn % SIGNS_IN_EVERY === 0) await signIn(known);
      // Once, because one address may not write many.
      if (turn === 0) await writeNote(known);
      const cars = await send("/api/carBookings/getOffers/Price/0/en/0/20", { body: carSearch(known) });
      if (cars) known.carOffer = filled(at(dataOf(cars), "Offers"))[0];
      await send("/api/lodgingBookings/getOffers/Price/0/en/0/20", { body: lodgingSearch(known) });
      await send("/api/countries");
      // Each on different days, so that nobody takes the last car from another.
      if (cars && turn % BOOKS_EVERY === 0) await bookAndCancel(known, 20 + ((turn + index * 5) % 60));
    }
  };

  const visits = Promise.all(emails.map(visit));
  while (calls < count * BOOKS_EVERY) await Promise.race([pause(20), visits]);
  const leave = async () => {
    going = false;
    await visits;
  };
  const expectEachOnce = async () => {
    const stored = (await db.select({ subject: notes.subject }).from(notes)).map(({ subject }) => subject);
    expect(stored.filter((subject) => written.includes(subject)).sort()).toEqual(written.sort());
    const own = sql`${bookings.clientId} in (select id from clients where email in ${emails})`;
    expect(await db.$count(bookings, own)).toBe(booked);
  };
  return { calls: () => calls, failures: () => failures, leave, expectEachOnce };
}

type Asked = { token?: string; body?: object; form?: Record<string, string> };

function requestOf({ body, form }: Asked, authorization: string | null): RequestInit {
  const headers = new Headers(authorization === null ? {} : { authorization });
  if (form) return { method: "POST", headers, body: new URLSearchParams(form) };
  if (!body) return { headers };
  headers.set("content-type", "application/json");
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** A client like the demo's, with the same password. */
async function copyTourist(db: Database, email: string): Promise<void> {
  const [tourist] = await db.select().from(clients).where(eq(clients.email, TOURIST));
  if (!tourist) throw new Error("the demo has no tourist");
  const { id: _own, ...rest } = tourist;
  await db.insert(clients).values({ ...rest, email, phone: null, verifiedPhone: null, unsubscribeCode: null });
}

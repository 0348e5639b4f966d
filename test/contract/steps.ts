import assert from "node:assert/strict";
import { addDays, type HavanaDate } from "../../src/shared/havana";

/** The caller: an anonymous visitor, the story's client, or staff. */
type As = "nobody" | "client" | "staff";

export type Asked = { path: string; body?: object; form?: Record<string, string>; as?: As };

/** A server's answer: its HTTP status, and its body parsed as JSON. */
export type Answer = { http: number; body: unknown };

/** The story's state; numbers are ids, 0 and "" are unknown. */
export type Known = {
  /** The Havana day of the run. */
  today: HavanaDate;
  email: string;
  password: string;
  clientId: number;
  token: string;
  staffToken: string;
  code: string;
  profile: unknown;
  carOffer: unknown;
  carPrice: number;
  carId: number;
  stayOffer: unknown;
  stayId: number;
  planId: number;
  /** The amount due of the plan with the card's charge, minor units. */
  due: number;
  noteId: number;
  newsId: number;
};

/** One call: its request, and the check of its answer. `call` is the specification's name of it. */
export type Step = {
  call: string;
  /** The purpose, if the same call is made more than once. */
  why?: string;
  asks: (known: Known) => Asked | Promise<Asked>;
  holds: (answer: Answer, known: Known) => void;
};

/** The value at a path of an answer; undefined if there is none. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, name) =>
      typeof inside === "object" && inside !== null ? (inside as Record<string | number, unknown>)[name] : undefined,
    value,
  );
}

/** The `Data` of a call that succeeded, in the envelope of WIRE-1. */
export function dataOf({ http, body }: Answer): unknown {
  assert.equal(http, 200, JSON.stringify(body));
  assert.deepEqual([at(body, "Status"), at(body, "ResultCode"), at(body, "ResponseType")], [0, "OK", "OK"]);
  return at(body, "Data");
}

/** The fields of a refusal, with their codes. */
export function refusedFields({ http, body }: Answer): Record<string, unknown> {
  assert.equal(http, 400, JSON.stringify(body));
  assert.equal(at(body, "Status"), -1);
  return Object.fromEntries(listOf(at(body, "Errors")).map((error) => [at(error, "Field"), at(error, "Code")]));
}

export function listOf(value: unknown): unknown[] {
  assert.ok(Array.isArray(value), `a list, not ${JSON.stringify(value)}`);
  return value;
}

/** Asserts that a list is not empty. */
export function filled(value: unknown): unknown[] {
  const list = listOf(value);
  assert.ok(list.length > 0, "an empty list");
  return list;
}

export function numberOf(value: unknown): number {
  assert.equal(typeof value, "number", `a number, not ${JSON.stringify(value)}`);
  return Number(value);
}

/** Asserts the values of some fields of an answer. */
export function matches(value: unknown, fields: Record<string, unknown>): void {
  const found = Object.fromEntries(Object.keys(fields).map((name) => [name, at(value, name)]));
  assert.deepEqual(found, fields);
}

/** The day so many days after the story's start. */
export const inDays = ({ today }: Known, days: number) => addDays(today, days);

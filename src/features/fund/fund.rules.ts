import { FUND_VALID_YEARS } from "../../shared/constants";
import { addDays, addMonths, havanaDate, sameTimeOn } from "../../shared/havana";
import { DAY, type Instant } from "../../shared/instant";
import { type Minor, sum } from "../../shared/money";

/** The entries of a lot after it is issued: amounts taken from it, and returned to it. */
export const movementKinds = ["taken", "released", "returned", "takenBack", "givenAgain", "renewed"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The lines of the statement, in the order of lines with the same instant. */
export const entryKinds = ["issued", ...movementKinds, "expired"] as const;

/** One credit in a client's fund, and what is left. Minor units, epoch ms. */
export type Lot = { id: number; amount: Minor; left: Minor; issuedAt: Instant; expiresAt: Instant };

/** Days before the expiry of a lot on which its client is notified. (FUND-3) */
export const NOTIFICATION_DAYS = [90, 30, 7] as const;

/** Whether credit has reached the first of those days. */
export const expiresSoon = (expiresAt: Instant, now: Instant): boolean => expiresAt - now <= NOTIFICATION_DAYS[0] * DAY;

/** Two years after its issue (FUND-1), in Havana's calendar and time, to the millisecond. */
export function lotExpiry(issuedAt: Instant): Instant {
  return sameTimeOn(addMonths(havanaDate(issuedAt), 12 * FUND_VALID_YEARS), issuedAt);
}

/** A lot is valid up to the millisecond before its expiry. (FAULT-14) */
export const isValid = ({ expiresAt }: Pick<Lot, "expiresAt">, at: Instant): boolean => at < expiresAt;

/** The amount that a client can pay with. */
export function fundBalance(lots: readonly Lot[], at: Instant): Minor {
  return sum(lots.filter((lot) => isValid(lot, at)).map(({ left }) => left));
}

/** An amount, how much of it the fund pays, and what is left to pay by the chosen method. Minor units. */
export type FundParts = { total: Minor; fromFund: Minor; rest: Minor };

/** Divides an amount between the fund, up to its given balance, and the payment method. (PAY-19) */
export function fundParts(total: Minor, given: Minor): FundParts {
  const fromFund = Math.min(given, total);
  return { total, fromFund, rest: total - fromFund };
}

export type Part = { lotId: number; amount: Minor };

/** Takes an amount from the lots, those that expire first before the others. Null: there is not enough. (FUND-2) */
export function takeOldestFirst(lots: readonly Lot[], amount: Minor, at: Instant): Part[] | null {
  const usable = lots.filter((lot) => lot.left > 0 && isValid(lot, at)).sort(soonerFirst);
  const parts = fill(
    usable.map(({ id, left }) => ({ lotId: id, amount: left })),
    amount,
  );
  return sum(parts.map((part) => part.amount)) === amount ? parts : null;
}

/** Returns an amount to its lots, those that expire last first. `taken`: what was taken from each. */
export function giveBackLatestFirst(lots: readonly Lot[], taken: readonly Part[], amount: Minor): Part[] {
  const order = [...lots].sort((a, b) => soonerFirst(b, a)).map(({ id }) => id);
  return fill(
    order.flatMap((id) => taken.filter(({ lotId }) => lotId === id)),
    amount,
  );
}

/**
 * What becomes of credit that comes back to its lot: the lot is still `valid`; it expired while others had the credit,
 * which is `renewed` in a fresh lot; or it had expired before, and the credit is `lost`. (FUND-6)
 */
export const fates = ["valid", "renewed", "lost"] as const;

/** Credit that comes back. `until`: when it expires, or when what is lost expired. */
export type ReturnedPart = Part & { fate: (typeof fates)[number]; until: Instant };

/**
 * When credit is returned, and since when its client could not use it through no fault of theirs; null: since a payment
 * took it, when it was valid.
 */
export type Return = { at: Instant; heldSince: Instant | null };

/** The outcome of an amount that returns to its lots, those that expire last first. (FUND-6) */
export function returnedParts(
  lots: readonly Lot[],
  taken: readonly Part[],
  amount: Minor,
  { at, heldSince }: Return,
): ReturnedPart[] {
  const expiries = new Map(lots.map(({ id, expiresAt }) => [id, expiresAt]));
  return giveBackLatestFirst(lots, taken, amount).map((part) => {
    const expiresAt = expiries.get(part.lotId) ?? at;
    if (isValid({ expiresAt }, at)) return { ...part, fate: "valid", until: expiresAt };
    if (heldSince === null || isValid({ expiresAt }, heldSince))
      return { ...part, fate: "renewed", until: lotExpiry(at) };
    return { ...part, fate: "lost", until: expiresAt };
  });
}

/** The key of the movement that renews a return, by the return's key: it takes the credit out of the expired lot. */
export const renewalKey = (key: string): string => `${key}/renewed`;

/** The sum of the returned parts with this outcome. Minor units. */
export const sumOfFate = (parts: readonly ReturnedPart[], fate: ReturnedPart["fate"]): Minor =>
  sum(parts.flatMap((part) => (part.fate === fate ? part.amount : [])));

const soonerFirst = (a: Lot, b: Lot) => a.expiresAt - b.expiresAt || a.id - b.id;

/** Takes an amount from the available parts in order; less if they have less. */
export function fill(available: readonly Part[], amount: Minor): Part[] {
  let missing = amount;
  return available.flatMap((part) => {
    const used = Math.min(part.amount, missing);
    missing -= used;
    return used > 0 ? [{ lotId: part.lotId, amount: used }] : [];
  });
}

/** The notification due for a lot: the latest whose day has come. Null: none yet, or the lot is spent or expired. */
export function dueNotification(
  lot: Pick<Lot, "left" | "expiresAt">,
  at: Instant,
): (typeof NOTIFICATION_DAYS)[number] | null {
  if (lot.left <= 0 || !isValid(lot, at)) return null;
  return (
    NOTIFICATION_DAYS.findLast((days) => at >= sameTimeOn(addDays(havanaDate(lot.expiresAt), -days), lot.expiresAt)) ??
    null
  );
}

import type { SQLWrapper } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { type Minor, sum } from "../../../shared/money";
import { fundGiveAgainKey, fundPosting, fundReleaseKey, fundTakeBackKey } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import {
  fill,
  lotExpiry,
  type Part,
  type Return,
  type ReturnedPart,
  renewalKey,
  returnedParts,
  takeOldestFirst,
} from "../fund.rules";
import {
  insertLot,
  insertMovements,
  lockLots,
  lotsMadeFor,
  lotsOf,
  type MovementRow,
  type OwnLot,
  releasesOf,
  takenBackBy,
  traceOf,
} from "./fund.repository";

type Taking = { clientId: number; planId: number; paymentId: string; amount: Minor; at: Instant };

/**
 * Holds a part of a payment from the client's fund, oldest lots first, in the caller's transaction. False: there is not
 * enough. No effect for a payment that holds it already. (PAY-19)
 */
export async function fundHold(tx: Tx, { clientId, planId, paymentId, amount, at }: Taking): Promise<boolean> {
  if (amount <= 0) return true;
  await lockLots(tx, clientId);
  if ((await traceOf(tx, paymentId)).length > 0) return true;
  const parts = takeOldestFirst(await lotsOf(tx, clientId), amount, at);
  if (!parts) return false;
  const key = `payment/${paymentId}/fund-taken/${await releasesOf(tx, paymentId)}`;
  await move(tx, { clientId, planId, paymentId, at, key, kind: "taken" }, parts, -1);
  return true;
}

/**
 * Returns everything that a failed payment holds to its lots; credit that expired while it was held is renewed.
 * Idempotent. (FUND-6)
 */
export async function fundRelease(tx: Tx, paymentId: string, at: Instant): Promise<void> {
  const key = fundReleaseKey(paymentId, await releasesOf(tx, paymentId));
  await giveBack(tx, { paymentId, at, key, kind: "released" }, Number.POSITIVE_INFINITY, null);
}

/**
 * Returns a part of a payment's credit because of a refund: to the lots it came from, with their own expiry (credit is
 * never paid out). Expired credit is lost or renewed. (REFUND-10, FUND-6)
 */
export async function fundReturn(
  tx: Tx,
  { paymentId, key, at, amount, heldSince }: Return & { paymentId: string; key: string; amount: Minor },
): Promise<ReturnedPart[]> {
  return giveBack(tx, { paymentId, at, key, kind: "returned" }, amount, heldSince);
}

/** Previews the outcome of an amount that returns to the lots it came from. (FUND-6) */
export async function fundReturnForeseen(
  db: Tx,
  { paymentId, amount, ...when }: Return & { paymentId: string; amount: Minor },
): Promise<ReturnedPart[]> {
  const taken = await traceOf(db, paymentId);
  const [first] = taken;
  return first ? returnedParts(await lotsOf(db, first.clientId), taken, amount, when) : [];
}

type NewLot = { clientId: number; planId: number; bookingId: number; requestId: string; amount: Minor; at: Instant };

/** Makes a new lot for a refund to the fund, to be used within two years (FUND-1). */
export async function fundCredit(tx: Tx, { planId, at, ...lot }: NewLot): Promise<void> {
  if (lot.amount <= 0) return;
  await insertLot(tx, { ...lot, issuedAt: at, expiresAt: lotExpiry(at) });
  const key = `refund/${lot.requestId}/fund`;
  await post(tx, fundPosting({ key, planId, clientId: lot.clientId, at }, lot.amount));
}

/** A plan's refunds to the fund, by its requests, less the amounts taken back. The caller holds the plan's lock. */
export async function fundGivenFor(tx: Tx, requests: SQLWrapper): Promise<Minor> {
  return sum((await lotsMadeFor(tx, requests)).map(({ given }) => given));
}

/** `cause`: part of the ledger's keys. */
type TakeBack = {
  clientId: number;
  planId: number;
  requests: SQLWrapper;
  paymentId: string;
  cause: string;
  amount: Minor;
  at: Instant;
};

/**
 * Takes back what is left of a plan's refunds to the fund, up to an amount; returns how much. Spent credit cannot be
 * taken back. (PAY-31)
 */
export async function fundTakeBack(tx: Tx, { cause, amount, requests, ...movement }: TakeBack): Promise<Minor> {
  await lockLots(tx, movement.clientId);
  const lots = await lotsMadeFor(tx, requests);
  const left = lots.filter((lot) => lot.left > 0).map((lot) => ({ lotId: lot.id, amount: lot.left }));
  const parts = fill(left, amount);
  if (parts.length > 0) await move(tx, { ...movement, key: fundTakeBackKey(cause), kind: "takenBack" }, parts, -1);
  return sum(parts.map((part) => part.amount));
}

type GiveAgain = { clientId: number; planId: number; cause: string; at: Instant };

/**
 * Restores the credit that was taken back for an external refund that has failed. Credit that expired meanwhile is
 * renewed. (PAY-34, FUND-6)
 */
export async function fundGiveAgain(tx: Tx, { cause, ...movement }: GiveAgain): Promise<void> {
  const taken = await takenBackBy(tx, fundTakeBackKey(cause));
  const [first] = taken;
  if (!first) return;
  await lockLots(tx, movement.clientId);
  const { paymentId, at: heldSince } = first;
  const lots = await lotsOf(tx, movement.clientId);
  const parts = returnedParts(lots, taken, sumOfParts(taken), { at: movement.at, heldSince });
  const again = { ...movement, paymentId, key: fundGiveAgainKey(cause) };
  await move(tx, { ...again, kind: "givenAgain" }, parts, 1);
  await renew(tx, again, lots, parts);
}

type Movement = Pick<MovementRow, "paymentId" | "key" | "kind" | "at">;

async function giveBack(
  tx: Tx,
  movement: Movement,
  amount: Minor,
  heldSince: Return["heldSince"],
): Promise<ReturnedPart[]> {
  const taken = await traceOf(tx, movement.paymentId);
  const [first] = taken;
  if (!first || amount <= 0) return [];
  const { clientId, planId } = first;
  await lockLots(tx, clientId);
  const lots = await lotsOf(tx, clientId);
  const parts = returnedParts(lots, taken, amount, { at: movement.at, heldSince });
  await move(tx, { ...movement, clientId, planId }, parts, 1);
  await renew(tx, { ...movement, clientId, planId }, lots, parts);
  return parts;
}

/**
 * Moves credit that was returned to expired lots, unless it is lost, into fresh lots. The credit stays within the
 * fund, so the ledger has no entry for it. (FUND-6)
 */
async function renew(
  tx: Tx,
  { clientId, planId, paymentId, key, at }: Omit<Movement, "kind"> & { clientId: number; planId: number },
  lots: readonly OwnLot[],
  parts: readonly ReturnedPart[],
): Promise<void> {
  for (const { lotId, amount, fate, until } of parts) {
    const lot = lots.find(({ id }) => id === lotId);
    if (fate !== "renewed" || !lot) continue;
    const movement = { paymentId, planId, key: renewalKey(key), kind: "renewed", at } as const;
    await insertMovements(tx, [{ ...movement, lotId, amount: -amount }]);
    const { bookingId, requestId } = lot;
    await insertLot(tx, { clientId, bookingId, requestId, renewsId: lotId, amount, issuedAt: at, expiresAt: until });
  }
}

const sumOfParts = (parts: readonly Part[]): Minor => sum(parts.map(({ amount }) => amount));

async function move(
  tx: Tx,
  { clientId, ...movement }: Movement & { clientId: number; planId: number },
  parts: readonly Part[],
  sign: 1 | -1,
): Promise<void> {
  await insertMovements(
    tx,
    parts.map(({ lotId, amount }) => ({ ...movement, lotId, amount: sign * amount })),
  );
  const { key, planId, at } = movement;
  await post(tx, fundPosting({ key, planId, clientId, at }, sign * sum(parts.map(({ amount }) => amount))));
}

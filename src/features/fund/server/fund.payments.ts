import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { type Minor, sum } from "../../../shared/money";
import { fundGiveAgainKey, fundPosting, fundReleaseKey, fundTakeBackKey } from "../../ledger/ledger.rules";
import { post } from "../../ledger/server/ledger.repository";
import { fill, giveBackLatestFirst, lotExpiry, type Part, takeOldestFirst } from "../fund.rules";
import {
  insertLot,
  insertMovements,
  lockLots,
  lotsMadeFor,
  lotsOf,
  type MovementRow,
  releasesOf,
  takenBackBy,
  takenBy,
} from "./fund.repository";

type Taking = { clientId: number; planId: number; paymentId: string; amount: Minor; at: Instant };

/**
 * Holds a part of a payment from the client's fund, oldest lots first, in the caller's transaction. False: there is not
 * enough. No effect for a payment that holds it already. (PAY-19)
 */
export async function fundHold(tx: Tx, { clientId, planId, paymentId, amount, at }: Taking): Promise<boolean> {
  if (amount <= 0) return true;
  await lockLots(tx, clientId);
  if ((await takenBy(tx, paymentId)).length > 0) return true;
  const parts = takeOldestFirst(await lotsOf(tx, clientId), amount, at);
  if (!parts) return false;
  const key = `payment/${paymentId}/fund-taken/${await releasesOf(tx, paymentId)}`;
  await move(tx, { clientId, planId, paymentId, at, key, kind: "taken" }, parts, -1);
  return true;
}

/** Returns everything that a failed payment holds to its lots. Repeating it has no effect. */
export async function fundRelease(tx: Tx, paymentId: string, at: Instant): Promise<void> {
  const key = fundReleaseKey(paymentId, await releasesOf(tx, paymentId));
  await giveBack(tx, { paymentId, at, key, kind: "released" }, Number.POSITIVE_INFINITY);
}

/**
 * Returns a part of what a payment took from the fund, because of a refund: to the lots it came from, with their own
 * expiry (credit is never paid out). All of it if no amount is given.
 */
export async function fundReturn(
  tx: Tx,
  {
    paymentId,
    key,
    at,
    amount = Number.POSITIVE_INFINITY,
  }: { paymentId: string; key: string; at: Instant; amount?: Minor },
): Promise<void> {
  await giveBack(tx, { paymentId, at, key, kind: "returned" }, amount);
}

type NewLot = { clientId: number; planId: number; bookingId: number; requestId: string; amount: Minor; at: Instant };

/** Makes a new lot: a refund to the fund, to be used within two years (FUND-1). */
export async function fundCredit(tx: Tx, { planId, at, ...lot }: NewLot): Promise<void> {
  if (lot.amount <= 0) return;
  await insertLot(tx, { ...lot, issuedAt: at, expiresAt: lotExpiry(at) });
  const key = `refund/${lot.requestId}/fund`;
  await post(tx, fundPosting({ key, planId, clientId: lot.clientId, at }, lot.amount));
}

/** A plan's refunds to the fund, less what was taken back. The caller holds the plan's lock. */
export async function fundGivenFor(tx: Tx, planId: number): Promise<Minor> {
  return sum((await lotsMadeFor(tx, planId)).map(({ given }) => given));
}

/** `cause`: of the ledger's keys. */
type TakeBack = { clientId: number; planId: number; paymentId: string; cause: string; amount: Minor; at: Instant };

/**
 * Takes back what is left of a plan's refunds to the fund, up to an amount; returns how much. Spent credit cannot be
 * taken back. (PAY-31)
 */
export async function fundTakeBack(tx: Tx, { cause, amount, ...movement }: TakeBack): Promise<Minor> {
  await lockLots(tx, movement.clientId);
  const lots = await lotsMadeFor(tx, movement.planId);
  const left = lots.filter((lot) => lot.left > 0).map((lot) => ({ lotId: lot.id, amount: lot.left }));
  const parts = fill(left, amount);
  if (parts.length > 0) await move(tx, { ...movement, key: fundTakeBackKey(cause), kind: "takenBack" }, parts, -1);
  return sum(parts.map((part) => part.amount));
}

type GiveAgain = { clientId: number; planId: number; cause: string; at: Instant };

/** Puts back what was taken for a cause that is none any more: a refund made elsewhere that failed. (PAY-34) */
export async function fundGiveAgain(tx: Tx, { cause, ...movement }: GiveAgain): Promise<void> {
  const taken = await takenBackBy(tx, fundTakeBackKey(cause));
  const [first] = taken;
  if (!first) return;
  await lockLots(tx, movement.clientId);
  const { paymentId } = first;
  await move(tx, { ...movement, paymentId, key: fundGiveAgainKey(cause), kind: "givenAgain" }, taken, 1);
}

type Movement = Pick<MovementRow, "paymentId" | "key" | "kind" | "at">;

async function giveBack(tx: Tx, movement: Movement, amount: Minor): Promise<void> {
  const taken = await takenBy(tx, movement.paymentId);
  const [first] = taken;
  if (!first || amount <= 0) return;
  const { clientId, planId } = first;
  await lockLots(tx, clientId);
  const parts = giveBackLatestFirst(await lotsOf(tx, clientId), taken, amount);
  await move(tx, { ...movement, clientId, planId }, parts, 1);
}

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

import { sql } from "drizzle-orm";
import { imbalances } from "../../../src/features/ledger/ledger.rules";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import { HOUR, MINUTE } from "../../../src/shared/instant";
import { rows } from "../world";
import { given, linked, paidAt, reconcile, standIn, take, world } from "./links";

export const never = (): never => {
  throw new Error("it is there");
};

export const toDesk = async (planId: number, what: string) =>
  (await rows(world.db, sql`select key from outbox where plan_id = ${planId} and key like ${`%-${what}-%`}`)).length;
export const takeAll = async () => {
  for (const webhook of given.sent) await take(webhook);
};
export const books = async () => imbalances(await readBooks(world.db));

export async function paid() {
  const made = await linked();
  const session = await paidAt(made.linkId);
  await takeAll();
  given.sent = [];
  return { ...made, session };
}

/** A payment that came too late and was refunded. */
export async function refunded() {
  given.inventoryIsThere = false;
  const made = await linked();
  const session = await paidAt(made.linkId);
  world.clock.at += 49 * HOUR;
  await reconcile();
  const refund = standIn.memory.refunds().find(({ intent }) => intent === session.intent) ?? never();
  given.sent = [];
  return { ...made, session, refund };
}
export const refundOf = async (id: string) =>
  (await rows(world.db, sql`select id, status, ask_again_at, failure_code from refunds where payment_id = ${id}`))[0];

/** The payer disputes the payment, and the bank decides. */
export const dispute = (linkId: string, part?: number) => standIn.core.dispute(linkId, world.clock.at, part) ?? never();
export async function tellDispute(about: ReturnType<typeof dispute>) {
  given.sent = [];
  await standIn.webhooks.disputed(about);
  await takeAll();
}
/** Runs the jobs until waiting requests have been repeated, however often that takes. */
export async function goOn() {
  for (let round = 0; round < 3; round += 1) {
    world.clock.at += 6 * MINUTE;
    await reconcile();
  }
}
export const disputeOf = async (id: string) =>
  (
    await rows(
      world.db,
      sql`select status, amount, shortfall, extract(epoch from respond_by)::text as due_by, closed_at from disputes where payment_id = ${id}`,
    )
  )[0];
export const toldClient = async (planId: number) =>
  (
    await rows(world.db, sql`select key from outbox where plan_id = ${planId} and key like 'dispute-%' order by id`)
  ).map(({ key }) => String(key).split("-").at(-1));

export const mailsOf = async (planId: number, key: string) =>
  (
    await rows(world.db, sql`select text from outbox where plan_id = ${planId} and key like ${`%${key}`} order by id`)
  ).map(({ text }) => String(text));

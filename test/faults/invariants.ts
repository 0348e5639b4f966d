import { sql } from "drizzle-orm";
import { imbalances } from "../../src/features/ledger/ledger.rules";
import { readBooks } from "../../src/features/payments/server/books.repository";
import { brokenMessages, readMessages } from "../simulation/messageInvariants";
import { rows, type World } from "./world";

/**
 * The invariants after every fault (SIM-2, SIM-3, SIM-6): each key is charged once; each charge belongs to the one
 * attempt that paid its plan, or was refunded in full; a plan is paid exactly if it has one successful attempt; no
 * refund exceeds its charge. Throws with the violations. (PAY-10, PAY-15)
 */
export async function assertInvariants({ db, standIn: { journal } }: World): Promise<void> {
  const broken: string[] = [];
  const payments = await rows(db, sql`select id, plan_id, status, amount, provider_reference from payments`);
  const refunds = await rows(db, sql`select payment_id, amount, status from refunds`);
  const plans = await rows(db, sql`select id, state, paid_at from travel_plans`);
  const charges = journal.charges();

  const keys = charges.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) broken.push("an attempt was charged twice");

  for (const charge of charges) {
    const attempt = payments.find(({ provider_reference }) => provider_reference === charge.id);
    const back = journal.refunds().filter((refund) => refund.charge === charge.id);
    const returned = back.reduce((sum, { amount }) => sum + amount, 0);
    if (!attempt) broken.push(`charge ${charge.id} is known to no attempt`);
    if (returned > charge.amount) broken.push(`charge ${charge.id} was refunded beyond its amount`);
    const paid = attempt?.status === 2 && plans.some(({ id, paid_at }) => id === attempt.plan_id && paid_at !== null);
    const recorded = refunds
      .filter((refund) => refund.payment_id === attempt?.id && refund.status === 2)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    if (recorded !== returned)
      broken.push(`the ledger of charge ${charge.id} says ${recorded}, the provider ${returned}`);
    if (!paid && returned !== charge.amount) broken.push(`charge ${charge.id} neither pays a plan nor went back`);
  }

  for (const plan of plans) {
    const successful = payments.filter(({ plan_id, status }) => plan_id === plan.id && status === 2).length;
    if (successful !== (plan.paid_at === null ? 0 : 1)) {
      broken.push(`plan ${plan.id} (${plan.state}) has ${successful} successful attempts`);
    }
  }
  broken.push(...imbalances(await readBooks(db)), ...brokenMessages(await readMessages(db)));
  if (broken.length > 0) throw new Error(broken.join("\n"));
}

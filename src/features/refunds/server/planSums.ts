import type { MoneyLines } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { sum } from "../../../shared/money";
import { planMoney } from "../../ledger/planMoney";
import { entriesOfPlan } from "../../ledger/server/ledger.repository";
import { readPlan } from "../../plan/server/checkout/readPlan";
import { findPlan } from "../../plan/server/plan.repository";
import { planSums } from "../refunds.rules";
import type { PlanSums } from "../refunds.schemas";
import { planLines } from "./refund.lines";
import { bookingsPaidFor } from "./refund.settling";
import { requestsOfPlan } from "./refunds.repository";

/** The amount paid for a plan, and where it is at an instant. (REFUND-17) */
export async function sumsOfPlan(db: Tx, plan: { id: number; clientId: number }, at: Instant): Promise<PlanSums> {
  const money = planMoney(await entriesOfPlan(db, plan));
  const { context } = await readPlan(db, plan.id, at);
  const decided = (await requestsOfPlan(db, plan.id)).filter(({ request }) => request.status === "approved");
  const lost = sum(decided.map(({ request }) => request.lotsLost));
  return planSums(money, await bookingsPaidFor(db, context), lost);
}

/** The same as lines of an email. (MAIL-11) */
export async function moneyOfPlan(tx: Tx, planId: number, at: Instant): Promise<MoneyLines | null> {
  const plan = await findPlan(tx, planId);
  return plan ? planLines(planId, await sumsOfPlan(tx, plan, at)) : null;
}

import Fastify from "fastify";
import { openMethods } from "../../../features/payments/methods/server/methods.server";
import type { Found } from "../../../features/payments/server/comparison/comparison.job";
import type { LostOutcome } from "../../../features/payments/server/comparison/lostCharges";
import { passPlanNumbers } from "../../../features/plan/server/planNumbers.repository";
import { movableClock } from "../../../platform/server/clock";
import type { Database } from "../../../platform/server/db/database";
import { text } from "../../../platform/server/http/texts";
import type { Instant } from "../../../shared/instant";
import { moneyText } from "../../../shared/moneyText";
import { composeServices } from "../composeServices";
import type { Settings } from "../config/config";
import { giveDocumentKeys } from "../config/documentKeys";

/**
 * Records what a database has lost of the providers' charges and refunds since an instant, as after a restore, prints
 * what became of each, and moves the numbers of plans past all that a charge names. Resolves to whether every provider
 * has answered. (PAY-37)
 */
export async function recover(
  db: Database,
  settings: Settings,
  since: Instant,
  say: (line: string) => void,
): Promise<boolean> {
  const { now, system: worldNow } = await movableClock(db);
  const paymentMethods = openMethods(settings.payments);
  const documentKeys = await giveDocumentKeys(db, settings);
  const config = { ...settings, documentKeys, tokenSecret: settings.tokenSecret ?? "" };
  const { log } = Fastify({ logger: false });
  const { payments } = composeServices({ db, now, log }, { config, paymentMethods, worldNow });
  let isWell = true;
  let highest = 0;
  for (const { id, book } of paymentMethods) {
    if (!book) continue;
    const name = text("en", `payment.method.${id}`);
    const found = await payments.recover(id, since);
    if (found === null) say(`${name}: it did not list its charges and refunds. Try again.`);
    for (const line of found?.charges.map(lineOf) ?? []) say(`${name}: ${line}`);
    isWell &&= found !== null;
    highest = Math.max(highest, found?.highestPlan ?? 0);
  }
  const next = await passPlanNumbers(db, highest);
  if (next !== null) say(`Plan ${highest} was given out and is not in this database: the next plan is ${next}.`);
  return isWell;
}

const became: Record<LostOutcome, string> = {
  paid: "is recorded and pays the plan",
  goesBack: "is recorded and goes back to the client, as the plan cannot take it",
  otherCurrency: "came in another currency: refund it in the provider's pages",
  known: "was recorded before",
};

function lineOf({ charge, planId, outcome }: Found["charges"][number]): string {
  const { reference, amount, currency } = charge;
  return `plan ${planId}: charge ${reference} of ${moneyText(amount, "en", currency)} ${became[outcome]}`;
}

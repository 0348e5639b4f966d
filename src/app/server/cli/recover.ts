import Fastify from "fastify";
import { openMethods } from "../../../features/payments/methods/server/methods.server";
import type { Found } from "../../../features/payments/server/comparison/comparison.job";
import type { LostOutcome } from "../../../features/payments/server/comparison/lostCharges";
import { passPlanNumbers } from "../../../features/plan/server/planNumbers.repository";
import { movableClock } from "../../../platform/server/clock";
import type { Database } from "../../../platform/server/db/database";
import { openFileStore } from "../../../platform/server/files/openFileStore";
import { text } from "../../../platform/server/http/texts";
import type { Instant } from "../../../shared/instant";
import { moneyText } from "../../../shared/moneyText";
import { composeServices } from "../composeServices";
import type { Settings } from "../config/config";
import { setDocumentKeys } from "../config/documentKeys";
import { settleRestore } from "../restore/settleRestore";

/** Printed once a restore is settled. */
const SETTLED = "The restore is settled: payments and refunds go on, and numbers begin behind all that were given out.";

/**
 * Records what a database has lost of the providers' charges and refunds since an instant, as after a restore, prints
 * what became of each, and moves the numbers of plans past all that a charge names. Once every provider has answered,
 * payments and refunds go on. Resolves to whether they have. (PAY-37, PAY-45)
 */
export async function recover(
  db: Database,
  settings: Settings,
  since: Instant,
  say: (line: string) => void,
): Promise<boolean> {
  const { now, system: systemClock } = await movableClock(db);
  const paymentMethods = openMethods(settings.payments);
  const documentKeys = await setDocumentKeys(db, settings);
  const config = { ...settings, documentKeys, tokenSecret: settings.tokenSecret ?? "" };
  const { log } = Fastify({ logger: false });
  const { payments } = composeServices({ db, now, log }, { config, paymentMethods, systemClock });
  let isWell = true;
  let highest = 0;
  for (const { id, book } of paymentMethods) {
    if (!book) continue;
    const name = text("en", `payment.method.${id}`);
    const found = await payments.recover(id, since);
    if (found === null) say(`${name}: it did not list its charges and refunds. Try again.`);
    for (const { planId, linkId, isClosed } of found?.links ?? []) {
      const is = isClosed ? "is closed, as it is not in this database" : "could not be closed. Try again";
      say(`${name}: plan ${planId}: payment link ${linkId} ${is}`);
      isWell &&= isClosed;
    }
    for (const line of found?.charges.map(lineOf) ?? []) say(`${name}: ${line}`);
    isWell &&= found !== null;
    highest = Math.max(highest, found?.highestPlan ?? 0);
  }
  const next = await passPlanNumbers(db, highest);
  if (next !== null) say(`Plan ${highest} was given out and is not in this database: the next plan is ${next}.`);
  if (!isWell) {
    say("Not all is recorded yet: a restored database takes no payments until this has ended without a fault.");
    return false;
  }
  const watched = { db, where: settings, store: openFileStore(settings.photos) };
  if (await settleRestore(watched, { since }, systemClock())) say(SETTLED);
  return true;
}

/**
 * Lets payments and refunds continue after a restore, once an operator has confirmed that nothing is missing. Resolves
 * to whether the database was restored at all. (PAY-45)
 */
export async function waive(
  db: Database,
  settings: Settings,
  reason: string,
  say: (line: string) => void,
): Promise<boolean> {
  const watched = { db, where: settings, store: openFileStore(settings.photos) };
  const isSettled = await settleRestore(watched, { reason }, Date.now());
  say(isSettled ? SETTLED : "This database was not restored: there is nothing to waive.");
  return isSettled;
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

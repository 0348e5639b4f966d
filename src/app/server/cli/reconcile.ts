import type { Difference } from "../../../features/payments/comparison/comparison.rules";
import { seenReference } from "../../../features/payments/providerReference";
import { compareBook } from "../../../features/payments/server/comparison/compareBook";
import { lostLinks } from "../../../features/payments/server/comparison/lostLinks";
import type { MethodPowers } from "../../../features/payments/server/payment.ports";
import { text } from "../../../platform/server/http/texts";
import { DAY, type Instant } from "../../../shared/instant";
import { moneyText } from "../../../shared/moneyText";

/** How far back a comparison goes if nothing else is asked for. */
const LOOK_BACK = 7 * DAY;

/**
 * Reads the instant from which providers are asked. Throws for an instant without a time zone.
 */
export function readSince(typed: string | undefined, now: Instant): Instant {
  if (typed === undefined) return now - LOOK_BACK;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed);
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(typed);
  const since = isDay || isInstant ? Date.parse(typed) : Number.NaN;
  if (Number.isNaN(since))
    throw new Error("--since must be a day or an instant with its zone, such as 2026-12-01 or 2026-12-01T18:30Z");
  if (since > now) throw new Error("--since is still to come");
  return since;
}

/**
 * Compares our book of payments with each provider's own list, prints every difference and changes nothing. Resolves to
 * whether there is none and every provider has answered. (PAY-36)
 */
export async function reconcile(
  { methods, ...parts }: Parameters<typeof compareBook>[0] & { methods: readonly MethodPowers[] },
  since: Instant,
  say: (line: string) => void,
): Promise<boolean> {
  let isWell = true;
  for (const { id, book, refunds } of methods) {
    const name = text("en", `payment.method.${id}`);
    if (!book) {
      if (refunds) say(`${name}: its protocol has no list. Compare its own report with /support/plans by hand.`);
      continue;
    }
    const compared = await compareBook(parts, { id, book }, since);
    const links = compared && (await lostLinks(parts.db, book));
    if (!compared || !links) {
      say(`${name}: it did not list its charges and refunds. Try again, or with a later --since.`);
      isWell = false;
      continue;
    }
    const { listed, differences } = compared;
    const lines = [...differences.flatMap(differenceText), ...links.map(linkText)];
    const counts = `${listed.charges.length} charges and ${listed.refunds.length} refunds`;
    const found = lines.length === 0 ? "all as in the book" : `${lines.length} differ from the book`;
    say(`${name} since ${new Date(since).toISOString()}: ${counts}, ${found}.`);
    for (const line of lines) say(`  ${line}`);
    isWell &&= lines.length === 0;
  }
  return isWell;
}

const linkText = ({ planId, linkId }: { planId: number; linkId: string }) =>
  `plan ${planId}: payment link ${linkId} can be paid there and is not in this database`;

/** A difference in one line; no line where only the name of a refund was missing. */
function differenceText(difference: Difference): string[] {
  switch (difference.kind) {
    case "refundUnknown": {
      const { payment, reference, amount } = difference;
      return [`plan ${payment.planId}: refund ${reference} of ${money(amount)} was made there and is not in the book`];
    }
    case "refundFailed": {
      const { payment, reference, amount } = difference;
      return [
        `plan ${payment.planId}: refund ${reference} of ${money(amount)} has failed, and the book has it as sent`,
      ];
    }
    case "refundNamed":
      return [];
    case "chargeUnknown": {
      const { charge, planId, back } = difference;
      const named = charge.planId === null ? "no plan of ours" : `plan ${charge.planId}, which is not in this database`;
      const whose = planId === null ? named : `plan ${planId}`;
      const went = back > 0 ? `, of which ${money(back, charge.currency)} went back` : "";
      const on = new Date(charge.createdAt).toISOString();
      return [
        `${whose}: charge ${charge.reference} of ${money(charge.amount, charge.currency)} (${on})${went} is not in the book`,
      ];
    }
    case "amountDiffers": {
      const { payment, charge } = difference;
      const amounts = `${money(charge.amount, charge.currency)} there and ${money(payment.amount)} in the book`;
      return [`plan ${payment.planId}: charge ${charge.reference} is ${amounts}`];
    }
    case "chargeMissing": {
      const { planId, reference, amount } = difference.payment;
      return [
        `plan ${planId}: charge ${seenReference(reference)} of ${money(amount)} is in the book, and the provider does not have it`,
      ];
    }
  }
}

const money = (amount: number, currency = "USD") => moneyText(amount, "en", currency);

import { type Minor, sum } from "../../../shared/money";

/**
 * What happens to money at a provider without us: an external refund, money in the wrong currency, a charge whose
 * amount differs from ours, a charge that we have and the provider has not, a bank's warning of fraud, a review by the
 * provider. (PAY-34, PAY-35, PAY-36)
 */
export const outsideKinds = [
  "refundedElsewhere",
  "currencyDiffers",
  "amountDiffers",
  "chargeMissing",
  "fraudWarning",
  "reviewOpened",
] as const;
export type OutsideKind = (typeof outsideKinds)[number];

/** Kinds that move no money, but warn that a payment may be disputed. */
export const warningKinds = ["fraudWarning", "reviewOpened"] as const satisfies readonly OutsideKind[];
export type WarningKind = (typeof warningKinds)[number];

/** The reasons that finance can give for an external refund: some bookings, goodwill, or a refund that we owed. */
export const attributions = ["bookings", "goodwill", "refund"] as const;
export type Attribution = (typeof attributions)[number];

/** How an external movement ended: attributed, dealt with by finance, or withdrawn by the provider. */
export const outsideEnds = [...attributions, "handled", "withdrawn"] as const;

/** A refund of a charge as its provider lists or reports it. `isOurs`: we sent it, or may have. Minor units. */
export type SeenRefund = { reference: string; amount: Minor; isOurs: boolean; hasFailed: boolean };

/** A refund of ours that its provider has sent, or may have sent. `reference`: the provider's, once we know it. */
export type OwnRefund = {
  id: string;
  reference: string | null;
  amount: Minor;
  /** Its answer was lost: the provider may have sent it. */
  isUnknown: boolean;
};

/** A refund as a provider reports it. `key`: our id of it, if the provider stores one. Minor units. */
type ReportedRefund = { reference: string; amount: Minor; key: string | null; hasFailed: boolean };

/**
 * How a provider reports a charge's refunds. `isAll`: the report lists all of them. `keepsKeys`: it stores our ids, so
 * a refund without an id is not ours.
 */
export type ReportTraits = { isAll: boolean; keepsKeys: boolean };

/**
 * Decides which refunds of a charge are ours: by our id, or by the reference that we recorded. A provider that keeps no
 * ids may list our refund under an unknown reference, because the answer was lost or staff entered another one: then a
 * refund of the same amount is matched with it, each once. `elsewhere`: the references booked as external refunds.
 * `ownId`: our id of it.
 */
export function seenRefunds(
  reported: readonly ReportedRefund[],
  { ours, elsewhere }: { ours: readonly OwnRefund[]; elsewhere: ReadonlySet<string | null> },
  { isAll, keepsKeys }: ReportTraits,
): (SeenRefund & { ownId: string | null })[] {
  const known = reported.map(({ reference, key }) =>
    ours.find((own) => own.id === key || (own.reference !== null && own.reference === reference)),
  );
  // If the list is partial, a known reference may be in the rest of it.
  const mayBe = (own: OwnRefund) => (own.isUnknown || isAll) && !known.includes(own);
  const nameless = keepsKeys ? [] : ours.filter(mayBe);
  const takeNameless = (amount: Minor): OwnRefund | undefined => {
    const at = nameless.findIndex((own) => own.amount === amount);
    return at === -1 ? undefined : nameless.splice(at, 1)[0];
  };
  return reported.map(({ reference, amount, hasFailed }, at) => {
    const own = elsewhere.has(reference) ? undefined : (known[at] ?? takeNameless(amount));
    return { reference, amount, isOurs: own !== undefined, hasFailed, ownId: own?.id ?? null };
  });
}

/** A provider's report on a charge's refunds. `total`: the total refunded, if it was reported; minor units. */
export type SeenRefunds = { refunds: readonly SeenRefund[]; total: Minor | null };

/**
 * A recorded external refund. `reference` null: it is known from the charge's total alone. `hasFailed`: the provider
 * has its money again, and it no longer counts.
 */
export type BookedExternalRefund = { id: string; reference: string | null; amount: Minor; hasFailed: boolean };

export type ExternalRefundNews = {
  /** Refunded at the provider and not in the books. */
  gone: { reference: string | null; amount: Minor }[];
  /** The reference of a refund that was known from the total alone; `amount`: how much of it. */
  named: { id: string; reference: string; amount: Minor }[];
  /** The references of booked refunds that have failed: the provider has their money again. */
  failed: string[];
};

/**
 * The news in a provider's report on a charge's refunds; order and repetition do not matter. Our own refund is never an
 * external one, and one known from the total alone is not counted again once it has a reference.
 */
export function externalRefundNews(
  { refunds, total }: SeenRefunds,
  booked: readonly BookedExternalRefund[],
): ExternalRefundNews {
  const news: ExternalRefundNews = { gone: [], named: [], failed: [] };
  const nameless = booked.flatMap(({ id, reference, amount, hasFailed }) =>
    reference === null && !hasFailed ? [{ id, amount }] : [],
  );
  const known = new Set(booked.flatMap(({ reference }) => reference ?? []));
  for (const { reference, amount, isOurs, hasFailed } of refunds) {
    if (isOurs) continue;
    const isKnown = known.has(reference);
    const names = isKnown ? [] : takeFrom(nameless, amount);
    news.named.push(...names.map((part) => ({ ...part, reference })));
    const rest = isKnown ? 0 : amount - sum(names.map((part) => part.amount));
    if (rest > 0 && !hasFailed) news.gone.push({ reference, amount: rest });
    if (hasFailed && (isKnown || names.length > 0)) news.failed.push(reference);
  }
  // One that failed was in the total for a time, and a message of that time may come late.
  const seen = new Set(refunds.map(({ reference }) => reference));
  const besides = booked.filter(({ reference }) => reference !== null && !seen.has(reference));
  const explained = sum([...refunds, ...besides, ...nameless].map(({ amount }) => amount));
  if (total !== null && total > explained) news.gone.push({ reference: null, amount: total - explained });
  return news;
}

type Part = { id: string; amount: Minor };

/** Takes an amount from parts, first from those of exactly this amount; `parts` keep the rest. */
function takeFrom(parts: Part[], amount: Minor): Part[] {
  let missing = amount;
  const taken: Part[] = [];
  const inOrder = [...parts].sort((a, b) => Number(b.amount === amount) - Number(a.amount === amount));
  for (const part of inOrder) {
    const used = Math.min(part.amount, missing);
    if (used === 0) continue;
    taken.push({ id: part.id, amount: used });
    part.amount -= used;
    missing -= used;
  }
  return taken;
}

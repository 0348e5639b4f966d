import { type Minor, sum } from "../../shared/money";

/**
 * What happens to money at a provider without us: a refund made in its own pages, money in another currency than asked
 * for, a charge whose amount is not the one that we have recorded, one that we have and the provider has not, a bank's
 * warning of fraud, a review by the provider. (PAY-34, PAY-35, PAY-36)
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

/** Kinds that move nothing, but say that a payment may be disputed. */
export const warningKinds = ["fraudWarning", "reviewOpened"] as const satisfies readonly OutsideKind[];
export type WarningKind = (typeof warningKinds)[number];

/** What finance can say that a refund made elsewhere was for: some bookings, goodwill, or a refund that we owed. */
export const attributions = ["bookings", "goodwill", "refund"] as const;
export type Attribution = (typeof attributions)[number];

/** How an outside movement ended: as attributed, dealt with by finance, or withdrawn by the provider. */
export const outsideEnds = [...attributions, "handled", "withdrawn"] as const;

/** A refund of a charge as its provider lists or reports it. `isOurs`: we have sent it, or may have. Minor units. */
export type SeenRefund = { reference: string; amount: Minor; isOurs: boolean; hasFailed: boolean };

/** A refund of ours that its provider has sent, or may have. `reference`: the provider's, once we know it. */
export type OwnRefund = {
  id: string;
  reference: string | null;
  amount: Minor;
  /** Its answer was lost: the provider may have sent it. */
  isUnknown: boolean;
};

/** A refund as a provider tells of it. `key`: our id of it, where the provider keeps one with it. Minor units. */
type ToldRefund = { reference: string; amount: Minor; key: string | null; hasFailed: boolean };

/**
 * How a provider tells of a charge's refunds. `isAll`: of all of them. `keepsKeys`: it keeps our ids with them, so that one
 * without is not ours.
 */
export type Telling = { isAll: boolean; keepsKeys: boolean };

/**
 * Which refunds of a charge are ours: by our id, or by the reference that we have recorded. A provider that keeps no ids
 * may list one of ours under a reference that we do not know, as the answer was lost or staff have entered another: one
 * of its amount is taken for it, each once. `elsewhere`: the references of those that are booked as made there. `ownId`: our
 * id of it.
 */
export function seenRefunds(
  told: readonly ToldRefund[],
  { ours, elsewhere }: { ours: readonly OwnRefund[]; elsewhere: ReadonlySet<string | null> },
  { isAll, keepsKeys }: Telling,
): (SeenRefund & { ownId: string | null })[] {
  const known = told.map(({ reference, key }) =>
    ours.find((own) => own.id === key || (own.reference !== null && own.reference === reference)),
  );
  // Whose references are not in a part of a list may be in the rest of it.
  const mayBe = (own: OwnRefund) => (own.isUnknown || isAll) && !known.includes(own);
  const nameless = keepsKeys ? [] : ours.filter(mayBe);
  const takeNameless = (amount: Minor): OwnRefund | undefined => {
    const at = nameless.findIndex((own) => own.amount === amount);
    return at === -1 ? undefined : nameless.splice(at, 1)[0];
  };
  return told.map(({ reference, amount, hasFailed }, at) => {
    const own = elsewhere.has(reference) ? undefined : (known[at] ?? takeNameless(amount));
    return { reference, amount, isOurs: own !== undefined, hasFailed, ownId: own?.id ?? null };
  });
}

/** What a provider says of a charge's refunds. `total`: all that went back of it, where that was said; minor units. */
export type SeenRefunds = { refunds: readonly SeenRefund[]; total: Minor | null };

/**
 * A refund made elsewhere that is in our books. `reference` null: it is known by the charge's total alone. `hasFailed`:
 * its money came back, and it does not count any more.
 */
export type BookedElsewhere = { id: string; reference: string | null; amount: Minor; hasFailed: boolean };

export type ElsewhereNews = {
  /** What has gone back and is not in the books. */
  gone: { reference: string | null; amount: Minor }[];
  /** Which refund it was of which only the total was known; `amount`: how much of it. */
  named: { id: string; reference: string; amount: Minor }[];
  /** The references of booked refunds that have failed: their money is with the provider again. */
  failed: string[];
};

/**
 * What is new in what a provider says of a charge's refunds, in whatever order and however often it says so. A refund of
 * ours is none made elsewhere, and one that is known by the total alone is not counted again once it has a name.
 */
export function elsewhereNews({ refunds, total }: SeenRefunds, booked: readonly BookedElsewhere[]): ElsewhereNews {
  const news: ElsewhereNews = { gone: [], named: [], failed: [] };
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

/** Takes an amount from parts, those of just this amount first; `parts` keep what is left of them. */
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

import { totalOf } from "../../../features/plan/price/total";
import type { CarOffer } from "../car.schemas";

const differences = ["price", "confirmation", "breakdown", "opinions"] as const;
export type CompanyDifference = (typeof differences)[number];

type Compared = Pick<CarOffer, "SupplierId" | "Price" | "PayInCuba" | "ConfirmsInstantly" | "Breakdown">;

/** The total price of an offer, in minor units. */
export const totalOfOffer = ({ Price, PayInCuba }: Pick<CarOffer, "Price" | "PayInCuba">) =>
  totalOf({ payNow: Price, payInCuba: PayInCuba });

/**
 * The respects in which the offers of one model differ by company; empty if the choice of a company changes nothing.
 * `mark`: a company's opinions in tenths of a star, if there are any. (CAR-21)
 */
export function companyDifferences(
  offers: readonly Compared[],
  mark: (supplierId: number) => number | undefined,
): CompanyDifference[] {
  const facts: Readonly<Record<CompanyDifference, (offer: Compared) => unknown>> = {
    price: totalOfOffer,
    confirmation: ({ ConfirmsInstantly }) => ConfirmsInstantly,
    breakdown: ({ Breakdown }) => Breakdown,
    opinions: ({ SupplierId }) => mark(SupplierId),
  };
  return differences.filter((name) => new Set(offers.map(facts[name])).size > 1);
}

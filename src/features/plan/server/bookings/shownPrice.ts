import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { changesOf, type VersionedRows } from "../../../../platform/server/versions/rowsAt";
import type { Instant } from "../../../../shared/instant";
import type { StatedPrice } from "../../../../shared/schemas";
import { isShown, SHOWN_PRICE_VALID_FOR, type ShownPrice, shownPrice } from "../../price/bookedPrice";

/** How a booking is priced, and the price that the client was shown. */
export type Pricing = {
  shown: ShownPrice;
  /** The rows of the catalogue that determine the price. */
  madeOf: readonly VersionedRows[];
  /** The price at an earlier instant; null: it was not on sale. */
  priceAt: (tx: Tx, at: Instant) => Promise<StatedPrice | null>;
};

/**
 * Nothing is booked at a price that the client did not see. A caller who states the shown price is refused if the price
 * differs. A caller who does not is refused if the price has changed so recently that the client may have seen another
 * one. The problem is `plan.priceChanged` or `plan.priceNotSeen`, with the current price and, if known, the previous
 * one. (PLAN-37)
 */
export async function notShown(
  tx: Tx,
  Now: StatedPrice,
  { shown, madeOf, priceAt }: Pricing,
  at: Instant,
): Promise<Problem | null> {
  const isSaid = shown.Total !== undefined;
  const isRight = isShown(shown, Now);
  if (isSaid && isRight) return null;
  const others: StatedPrice[] = [];
  for (const changedAt of await changesOf(tx, madeOf, { after: at - SHOWN_PRICE_VALID_FOR, until: at })) {
    const before = await priceAt(tx, changedAt - 1);
    if (before && !isShown(shownPrice(before), Now)) others.push(before);
  }
  if (isRight && others.length === 0) return null;
  const Before = isRight ? others[0] : others.find((one) => isShown(shown, one));
  const code = isRight ? "plan.priceNotSeen" : "plan.priceChanged";
  return new Problem(code, { due: Now.Total }, [], { Now, Before });
}

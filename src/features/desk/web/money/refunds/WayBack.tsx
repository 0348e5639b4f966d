import { FormattedMessage } from "react-intl";
import type { RefundByHand } from "../../../../refunds/refunds.schemas";

type Props = {
  readonly booking: Pick<RefundByHand, "Method" | "CardBrand" | "CardLast4">;
  /** Formatted. */
  readonly amount: string;
};

/** An amount and the way of its refund: the provider, with the card if known. */
export function WayBack({ booking: { Method, CardBrand, CardLast4 }, amount }: Props) {
  return (
    <FormattedMessage
      id="support.manualRefund.way.method"
      values={{
        amount,
        method: Method ?? 0,
        card: CardLast4 === null ? "no" : "yes",
        brand: CardBrand ?? "",
        last4: CardLast4 ?? "",
      }}
    />
  );
}

import { FormattedMessage } from "react-intl";
import type { RefundByHand } from "../../../refunds/refunds.schemas";

type Props = {
  readonly booking: Pick<RefundByHand, "Method" | "CardBrand" | "CardLast4">;
  /** Written out. */
  readonly amount: string;
};

/** An amount and the way it goes back: the provider's, with the card that paid where it is known. */
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

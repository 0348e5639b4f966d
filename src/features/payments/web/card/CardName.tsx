import { FormattedMessage } from "react-intl";
import type { ClientCard } from "../../payments.schemas";

type Props = { readonly card: ClientCard };

/** A saved card's brand and last four digits: no more of its number is known here. */
export function CardName({ card: { Brand, Last4 } }: Props) {
  return (
    <span className="tabular">
      {Brand} •••• {Last4}
    </span>
  );
}

/** A card's holder and its expiry. */
export function CardDetail({ card: { HolderName, Expires } }: Props) {
  return <FormattedMessage id="payment.cards.detail" values={{ holder: HolderName, expires: Expires ?? "–" }} />;
}

import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import type { PaymentProvider } from "../../../../shared/enumerations";
import { useGetAcceptedCardsQuery } from "../payments.api";

/**
 * Which brands a method takes, where a card is asked for. The API layer shows a failure, which does not keep anybody from
 * paying.
 */
export function AcceptedCards({ method }: { readonly method: PaymentProvider }) {
  const { data: cards = [] } = useGetAcceptedCardsQuery({ methodId: method });
  return (
    <Typography variant="body2" color="text.secondary" sx={{ minHeight: "1.5em" }}>
      {cards.length > 0 && <FormattedMessage id="payment.card.accepted" values={{ cards: cards.join(", ") }} />}
    </Typography>
  );
}

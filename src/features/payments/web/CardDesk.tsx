import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import type { WebState } from "../../../platform/web/state";
import { PaymentProvider } from "../../../shared/enumerations";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";
import { cardFrameUrl, payeezyFrameUrl } from "../cardFrame";
import { useGetCardFieldsQuery, useGetClientCardsQuery } from "../methods/clover/web/clover.api";
import { CardForm } from "./CardForm";
import type { usePaymentAttempt } from "./usePaymentAttempt";
import type { Agreement } from "./useTerms";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly agreement: Agreement;
  readonly pay: ReturnType<typeof usePaymentAttempt>["pay"];
};

/** The card form with Payeezy's fields, which need nothing to be asked for beforehand and keep no cards. */
export function PayeezyDesk({ planId, open, agreement, pay }: Props) {
  const fields = payeezyFrameUrl({ lang: useLanguage() });
  return <CardForm method={PaymentProvider.Payeezy} {...{ planId, open, agreement, fields, pay }} cards={[]} />;
}

/** The card form, which waits in its own shape for the provider's fields and for the client's kept cards. */
export function CardDesk({ planId, open, agreement, pay }: Props) {
  const lang = useLanguage();
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const { data: provider, isError, refetch } = useGetCardFieldsQuery({ planId });
  const { data: cards, isError: withoutCards } = useGetClientCardsQuery({ clientId });
  if (isError) {
    return (
      <>
        <Typography role="alert">
          <FormattedMessage id="payment.cardFields.unreachable" />
        </Typography>
        <Button variant="outlined" onClick={refetch} sx={{ justifySelf: "start" }}>
          <FormattedMessage id="checkout.failed.action" />
        </Button>
      </>
    );
  }
  const fields = provider ? cardFrameUrl({ key: provider.ApiAccessKey, lang }) : null;
  // Without the kept cards a client can still pay with another one.
  const kept = cards ?? (withoutCards ? [] : null);
  return <CardForm method={PaymentProvider.Clover} {...{ planId, open, agreement, fields, pay }} cards={kept} />;
}

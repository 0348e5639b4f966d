import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { newRequestKey } from "../../../platform/web/booking/newRequestKey";
import { useForm } from "../../../platform/web/forms/useForm";
import { useMoney } from "../../../platform/web/intl/useMoney";
import type { WebState } from "../../../platform/web/state";
import { Callout } from "../../../platform/web/ui/Callout";
import { RefusalText } from "../../../platform/web/ui/RefusalText";
import { serverText } from "../../../platform/web/ui/serverText";
import { PaymentProvider } from "../../../shared/enumerations";
import { amountDue } from "../../plan/checkout/checkout.context";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";
import { useCreateLinkMutation } from "../methods/stripe/web/link.api";
import { useOrderTransferMutation } from "../methods/transfer/web/transfer.api";
import { TermsBox } from "./TermsBox";
import { type Agreement, useTerms } from "./useTerms";

type Props = {
  readonly kind: "transfer" | "link";
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly agreement: Agreement;
};

const events = {
  transfer: { type: "transfer.ordered", method: PaymentProvider.BankTransferToUSA },
  link: { type: "link.created", method: PaymentProvider.Stripe },
} as const;

/** The terms, and the one main action: an order to transfer money, or a link to pay with. Nothing is charged by it. */
export function AwaitedForm({ kind, planId, open, agreement }: Props) {
  const id = useId();
  const money = useMoney();
  const ClientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const { accepted: AcceptTerms, accept } = useTerms(agreement, events[kind].method, open.snapshot.context);
  // One key for this form: pressed twice, it is one order.
  const [PaymentKey] = useState(() => newRequestKey());
  const [orderTransfer] = useOrderTransferMutation();
  const [createLink] = useCreateLinkMutation();
  const Amount = amountDue(open.snapshot.context);
  const refusals = open.why((at) => ({
    ...events[kind],
    at,
    attemptId: "asked beforehand",
    amount: Amount,
    termsAccepted: AcceptTerms,
    holder: "matches",
  }));
  // The terms outlive this form, and the chart is their rule.
  const form = useForm({
    initialValues: {},
    send: async () => {
      const order = { TravelPlanId: planId, ClientId, PaymentKey, Amount, AcceptTerms };
      return kind === "transfer" ? orderTransfer(order) : createLink(order);
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <Typography variant="h2">
        <FormattedMessage id={`payment.${kind}.title`} />
      </Typography>
      {form.failure && (
        <Callout kind="error" announce>
          {serverText(form.failure) ?? <FormattedMessage id="payment.awaited.failed" />}
        </Callout>
      )}
      <TermsBox checked={AcceptTerms} onChange={accept} />
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={form.sending}
          disabled={refusals.length > 0}
          aria-describedby={refusals.length > 0 ? id : undefined}
        >
          <FormattedMessage id={`payment.${kind}.submit`} values={{ amount: money(Amount) }} />
        </Button>
        {refusals.length > 0 && (
          <Box component="ul" id={id} sx={{ m: 0, pl: 2.5, typography: "body2" }}>
            {refusals.map((refusal) => (
              <li key={`${refusal.code}-${refusal.facts.booking ?? ""}`}>
                <RefusalText refusal={refusal} />
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

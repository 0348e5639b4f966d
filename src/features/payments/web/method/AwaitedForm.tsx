import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { CallError } from "../../../../platform/web/callError";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import { selectClientId } from "../../../../platform/web/session/auth";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import type { PaymentProvider } from "../../../../shared/enumerations";
import type { MessageId } from "../../../../shared/messageId";
import { amountDue } from "../../../plan/checkout/checkout.context";
import type { PaymentOrder } from "../../methods/order.schemas";
import type { MethodFormProps } from "./method";
import { PayButton } from "./PayButton";
import { TermsBox, useTerms } from "./TermsBox";

type Props = Pick<MethodFormProps, "planId" | "open" | "agreement" | "fund"> & {
  /** The event that the call causes, by which its refusals are found. */
  readonly event: { type: "transfer.ordered" | "link.created"; method: PaymentProvider };
  readonly words: { title: MessageId; submit: MessageId; failed: MessageId };
  readonly send: (order: PaymentOrder) => PromiseLike<{ error?: CallError | SerializedError }>;
};

/** The terms and the main action: to order a transfer or a link. This charges nothing. */
export function AwaitedForm({ planId, open, agreement, fund, event, words, send }: Props) {
  const money = useMoney();
  const ClientId = useSelector(selectClientId);
  const { context } = open.snapshot;
  const terms = useTerms(agreement, { planId, method: event.method, context });
  const AcceptTerms = terms.accepted;
  // One key per form: pressing twice makes one order.
  const [PaymentKey] = useState(() => newRequestKey());
  const Amount = amountDue(context);
  const refusals = open.why((at) => ({
    ...event,
    at,
    attemptId: "asked beforehand",
    amount: Amount,
    termsAccepted: AcceptTerms,
    holder: "matches",
  }));
  // The terms are not a field of this form: the page keeps them, and the chart checks them.
  const form = useForm({
    initialValues: {},
    send: async () => send({ TravelPlanId: planId, ClientId, PaymentKey, Amount, AcceptTerms }),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <Typography variant="h2">
        <FormattedMessage id={words.title} />
      </Typography>
      {form.failure && (
        <CallFailed
          failed={words.failed}
          values={{ TravelPlanId: planId }}
          error={form.failure}
          unanswered="payment.awaited.failed"
        />
      )}
      {fund.balance !== null && fund.balance > 0 && (
        <Typography variant="body2">
          <FormattedMessage id="payment.fund.cardOnly" values={{ balance: money(fund.balance) }} />
        </Typography>
      )}
      <TermsBox terms={terms} />
      <PayButton
        label={<FormattedMessage id={words.submit} values={{ amount: money(Amount) }} />}
        busy={form.sending}
        refusals={refusals}
      />
    </Box>
  );
}

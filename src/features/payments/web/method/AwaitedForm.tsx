import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SerializedError } from "@reduxjs/toolkit";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { CallError } from "../../../../platform/web/callError";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../platform/web/messages";
import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import { selectClientId } from "../../../../platform/web/session/auth";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import type { PaymentProvider } from "../../../../shared/enumerations";
import { amountDue } from "../../../plan/checkout/checkout.context";
import type { MethodFormProps } from "./method";
import { TermsBox } from "./TermsBox";
import { useTerms } from "./useTerms";

/** The fields that the calls of all these methods share. */
type AwaitedOrder = {
  TravelPlanId: number;
  ClientId: number;
  PaymentKey: string;
  Amount: number;
  AcceptTerms: boolean;
};

type Props = Pick<MethodFormProps, "planId" | "open" | "agreement" | "fund"> & {
  /** The event that the call causes, by which its refusals are found. */
  readonly event: { type: "transfer.ordered" | "link.created"; method: PaymentProvider };
  readonly words: { title: MessageId; submit: MessageId; failed: MessageId };
  readonly send: (order: AwaitedOrder) => PromiseLike<{ error?: CallError | SerializedError }>;
};

/** The terms and the main action: to order a transfer or a link. This charges nothing. */
export function AwaitedForm({ planId, open, agreement, fund, event, words, send }: Props) {
  const id = useId();
  const money = useMoney();
  const ClientId = useSelector(selectClientId);
  const { accepted: AcceptTerms, accept } = useTerms(agreement, event.method, open.snapshot.context);
  // One key per form: pressing twice makes one order.
  const [PaymentKey] = useState(() => newRequestKey());
  const Amount = amountDue(open.snapshot.context);
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
          <FormattedMessage id={words.submit} values={{ amount: money(Amount) }} />
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

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { PaymentProvider } from "../../../shared/enumerations";
import type { WebState } from "../../../web/state";
import { CheckboxField } from "../../../web/ui/CheckboxField";
import { TextField } from "../../../web/ui/TextField";
import { amountDue } from "../checkout.context";
import type { CardFields as CardFieldsAnswer, CloverPayment } from "../checkout.schemas";
import { CardFields } from "./CardFields";
import { useCheckHolderNameQuery } from "./checkout.api";
import { PayButton } from "./PayButton";
import { policyLink } from "./policyLink";
import { useCardFrame } from "./useCardFrame";
import type { OpenCheckout } from "./useCheckout";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly provider: CardFieldsAnswer;
  readonly pay: (order: Omit<CloverPayment, "PaymentKey">) => Promise<void>;
};

/** Holder's name, the provider's card fields, the terms, and the one main action. */
export function CardForm({ planId, open, provider, pay }: Props) {
  const client = useSelector(({ auth }: WebState) => auth.client);
  const [holder, setHolder] = useState(client ? `${client.FirstName} ${client.LastName}` : "");
  // The name is judged when it is whole, not at every letter.
  const [finished, setFinished] = useState(holder.trim());
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const card = useCardFrame(provider.Origin);

  const ClientId = client?.clientId ?? 0;
  const { currentData: held } = useCheckHolderNameQuery({ ClientId, HolderName: finished }, { skip: finished === "" });

  const amount = amountDue(open.snapshot.context);
  const refusals = open.why((at) => ({
    type: "payment.started",
    at,
    attemptId: "asked beforehand",
    method: PaymentProvider.Clover,
    amount,
    termsAccepted,
    // A name that is only unclear may be sent: paying with it is what brings it before our staff.
    holder: held?.Match === "differs" ? "differs" : "matches",
  }));

  const submit = async () => {
    // The state of a second press in the same frame is not rendered yet: the ref is what makes a double click safe.
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    try {
      const token = await card.tokenize();
      if (!token) return;
      await pay({
        TravelPlanId: planId,
        ClientId,
        Token: token.token,
        Amount: amount,
        HolderName: holder.trim(),
        AcceptTerms: termsAccepted,
      });
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <div>
        <Typography variant="h2">
          <FormattedMessage id="payment.card.title" />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="payment.card.accepted" values={{ cards: provider.AcceptedCards.join(", ") }} />
        </Typography>
      </div>
      <TextField
        name="holder"
        label={<FormattedMessage id="payment.holder.label" />}
        hint={<FormattedMessage id="payment.holder.hint" />}
        value={holder}
        maxLength={120}
        autoComplete="cc-name"
        required
        onChange={(event) => setHolder(event.target.value)}
        onBlur={() => setFinished(holder.trim())}
      />
      <CardFields provider={provider} frame={card.frame} height={card.height} errors={card.errors} />
      <CheckboxField
        name="terms"
        label={
          <FormattedMessage
            id="payment.terms"
            values={{
              privacy: policyLink("/privacy-policy"),
              terms: policyLink("/general-terms"),
              cancellation: policyLink("/cancellation-policy"),
            }}
          />
        }
        checked={termsAccepted}
        onChange={(event) => setTermsAccepted(event.target.checked)}
      />
      <PayButton
        amount={amount}
        busy={busy}
        refusals={refusals}
        missing={[
          ...(holder.trim() === "" ? (["payment.missing.holder"] as const) : []),
          ...(card.height === 0 ? (["payment.missing.cardFields"] as const) : []),
        ]}
        onPay={submit}
      />
    </Box>
  );
}

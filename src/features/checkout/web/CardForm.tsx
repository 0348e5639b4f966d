import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { PaymentProvider } from "../../../shared/enumerations";
import type { WebState } from "../../../web/state";
import { CheckboxField } from "../../../web/ui/CheckboxField";
import { amountDue } from "../checkout.context";
import type { CardFields as CardFieldsAnswer, ClientCard, CloverPayment } from "../checkout.schemas";
import { CardFields } from "./CardFields";
import { FundField } from "./FundField";
import { HolderField } from "./HolderField";
import { ANOTHER, KeptCards } from "./KeptCards";
import { PayButton } from "./PayButton";
import { TermsBox } from "./TermsBox";
import { useCardFrame } from "./useCardFrame";
import type { OpenCheckout } from "./useCheckout";
import { useHolderCheck } from "./useHolderCheck";

type Order = Omit<CloverPayment, "PaymentKey">;

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly provider: CardFieldsAnswer;
  readonly cards: readonly ClientCard[];
  readonly pay: (order: Order) => Promise<void>;
};

/** A kept card, or the holder's name and the provider's card fields; the terms, and the one main action. */
export function CardForm({ planId, open, provider, cards, pay }: Props) {
  const client = useSelector(({ auth }: WebState) => auth.client);
  const [holder, setHolder] = useState(client ? `${client.FirstName} ${client.LastName}` : "");
  const [chosen, setChosen] = useState(cards[0]?.CardId ?? ANOTHER);
  const [keep, setKeep] = useState(false);
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const card = useCardFrame();
  const ClientId = client?.clientId ?? 0;
  const match = useHolderCheck(ClientId, holder);
  const kept = cards.find(({ CardId }) => CardId === chosen);
  const [fromFund, setFromFund] = useState(0);

  const amount = amountDue(open.snapshot.context);
  const byFundAlone = fromFund === amount;
  const needsCard = !kept && !byFundAlone;
  const refusals = open.why((at) => ({
    type: "payment.started",
    at,
    attemptId: "asked beforehand",
    method: PaymentProvider.Clover,
    amount,
    termsAccepted,
    // A name that is only unclear may be sent: paying with it is what brings it before our staff.
    holder: needsCard && match === "differs" ? "differs" : "matches",
  }));
  const missing = [
    ...(needsCard && holder.trim() === "" ? (["payment.missing.holder"] as const) : []),
    ...(needsCard && card.height === 0 ? (["payment.missing.cardFields"] as const) : []),
  ];

  /** The kept card, or what the provider makes of the fields; null: the fields are not right. */
  const source = async (): Promise<Pick<Order, "Token" | "CardId" | "KeepCard" | "HolderName"> | null> => {
    if (byFundAlone) return { HolderName: client ? `${client.FirstName} ${client.LastName}` : "" };
    if (kept) return { CardId: kept.CardId, HolderName: kept.HolderName };
    const token = await card.tokenize();
    if (token === null) return null;
    return { Token: token, HolderName: holder.trim(), ...(keep && { KeepCard: true }) };
  };

  const submit = async () => {
    // The state of a second press in the same frame is not rendered yet: the ref is what makes a double click safe.
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    try {
      const by = await source();
      const order = { TravelPlanId: planId, ClientId, Amount: amount, FundAmount: fromFund };
      if (by) await pay({ ...order, AcceptTerms: termsAccepted, ...by });
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
      <Typography variant="h2">
        <FormattedMessage id="payment.card.title" />
      </Typography>
      <FundField amount={amount} used={fromFund} onUse={setFromFund} />
      {!byFundAlone && cards.length > 0 && (
        <KeptCards cards={cards} chosen={kept ? chosen : ANOTHER} onChoose={setChosen} />
      )}
      {needsCard && (
        <>
          <HolderField value={holder} match={match} onChange={setHolder} />
          <CardFields apiKey={provider.ApiAccessKey} frame={card.frame} height={card.height} wrong={card.wrong} />
          <CheckboxField
            name="keep"
            label={<FormattedMessage id="payment.cards.keep" />}
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        </>
      )}
      <TermsBox checked={termsAccepted} onChange={setTermsAccepted} />
      <PayButton
        amount={byFundAlone ? amount : amount - fromFund}
        busy={busy}
        refusals={refusals}
        missing={missing}
        onPay={submit}
      />
    </Box>
  );
}

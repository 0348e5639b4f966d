import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { WebState } from "../../../platform/web/state";
import { CheckboxField } from "../../../platform/web/ui/CheckboxField";
import { isBlank } from "../../../shared/blank";
import { PaymentProvider } from "../../../shared/enumerations";
import { amountDue } from "../../plan/checkout/checkout.context";
import type { OpenCheckout } from "../../plan/web/checkout/useCheckout";
import type { ClientCard } from "../methods/clover/clover.schemas";
import { CardFields } from "./CardFields";
import { CoverableForm } from "./CoverableForm";
import { FundField } from "./FundField";
import { HolderField } from "./HolderField";
import { ANOTHER, KeptCards } from "./KeptCards";
import { PayButton } from "./PayButton";
import { TermsBox } from "./TermsBox";
import { useCardFrame } from "./useCardFrame";
import { useFundBalance } from "./useFundBalance";
import { useHolderCheck } from "./useHolderCheck";
import type { CardOrder, CloverOrder } from "./usePaymentAttempt";
import { type Agreement, useTerms } from "./useTerms";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly agreement: Agreement;
  readonly method: CardOrder["method"];
  /** The page of ours that holds the provider's fields; null while it is not known. */
  readonly fields: string | null;
  /** Null while it is not known whether there are any: what is asked for depends on it. */
  readonly cards: readonly ClientCard[] | null;
  readonly pay: (order: CardOrder) => Promise<void>;
};

/** A kept card, or the holder's name and the provider's card fields; the terms, and the one main action. */
export function CardForm({ planId, open, agreement, method, fields, cards: known, pay }: Props) {
  const cards = known ?? [];
  const client = useSelector(({ auth }: WebState) => auth.client);
  const [holder, setHolder] = useState(client ? `${client.FirstName} ${client.LastName}` : "");
  const [chosen, setChosen] = useState<string | null>(null);
  const [keep, setKeep] = useState(false);
  const { accepted: termsAccepted, accept } = useTerms(agreement, method, open.snapshot.context);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const card = useCardFrame();
  const ClientId = client?.clientId ?? 0;
  const match = useHolderCheck(ClientId, holder);
  const kept = cards.find(({ CardId }) => CardId === (chosen ?? cards[0]?.CardId));
  const fund = useFundBalance();
  const [fromFund, setFromFund] = useState(0);

  const amount = amountDue(open.snapshot.context);
  // Payeezy's call names a card also where the fund pays all of it.
  const keepsCards = method === PaymentProvider.Clover;
  const byFundAlone = keepsCards && fromFund === amount;
  const needsCard = !kept && !byFundAlone;
  const refusals = open.why((at) => ({
    type: "payment.started",
    at,
    attemptId: "asked beforehand",
    method,
    amount,
    termsAccepted,
    // A name that is only unclear may be sent: paying with it is what brings it before our staff.
    holder: needsCard && match === "differs" ? "differs" : "matches",
  }));
  const missing = [
    ...(needsCard && isBlank(holder) ? (["payment.missing.holder"] as const) : []),
    ...(needsCard && card.height === 0 ? (["payment.missing.cardFields"] as const) : []),
  ];

  /** What is paid with: the fund alone, a kept card, or what the provider makes of the fields; null: they are not right. */
  const orderOf = async (): Promise<CardOrder | null> => {
    const asked = { TravelPlanId: planId, ClientId, Amount: amount, FundAmount: fromFund, AcceptTerms: termsAccepted };
    const byClover = (by: Omit<CloverOrder, keyof typeof asked>): CardOrder => ({
      method: PaymentProvider.Clover,
      body: { ...asked, ...by },
    });
    if (byFundAlone) return byClover({ HolderName: client ? `${client.FirstName} ${client.LastName}` : "" });
    if (kept) return byClover({ CardId: kept.CardId, HolderName: kept.HolderName });
    const HolderName = holder.trim();
    const Token = await card.tokenize(HolderName);
    if (Token === null) return null;
    if (typeof Token === "string") return byClover({ Token, HolderName, ...(keep && { KeepCard: true }) });
    return { method: PaymentProvider.Payeezy, body: { ...asked, Token, HolderName } };
  };

  const submit = async () => {
    // The state of a second press in the same frame is not rendered yet: the ref is what makes a double click safe.
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    try {
      const order = await orderOf();
      if (order) await pay(order);
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  };

  return (
    <CoverableForm waits={known === null || fund === null}>
      <Typography variant="h2">
        <FormattedMessage id="payment.card.title" />
      </Typography>
      <FundField balance={fund ?? 0} amount={amount} used={fromFund} onUse={setFromFund} />
      {!byFundAlone && cards.length > 0 && (
        <KeptCards cards={cards} chosen={kept?.CardId ?? ANOTHER} onChoose={setChosen} />
      )}
      {needsCard && (
        <>
          <HolderField value={holder} match={match} onChange={setHolder} />
          <CardFields src={fields} frame={card.frame} height={card.height} wrong={card.wrong} />
          {keepsCards && (
            <CheckboxField
              name="keep"
              label={<FormattedMessage id="payment.cards.keep" />}
              checked={keep}
              onChange={(event) => setKeep(event.target.checked)}
            />
          )}
        </>
      )}
      <TermsBox checked={termsAccepted} onChange={accept} />
      <PayButton
        amount={fromFund === amount ? amount : amount - fromFund}
        busy={busy}
        refusals={refusals}
        missing={missing}
        onPay={submit}
      />
    </CoverableForm>
  );
}

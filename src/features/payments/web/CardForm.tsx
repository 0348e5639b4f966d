import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { object, string } from "yup";
import { useForm } from "../../../platform/web/forms/useForm";
import type { MessageId } from "../../../platform/web/messages";
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

/** `card`: a kept card's id, `ANOTHER`, or nothing while none was chosen. */
type CardValues = { fund: boolean; card: string; holder: string; keep: boolean };

/** A kept card, or the holder's name and the provider's card fields; the terms, and the one main action. */
export function CardForm({ planId, open, agreement, method, fields, cards: known, pay }: Props) {
  const cards = known ?? [];
  const client = useSelector(({ auth }: WebState) => auth.client);
  const { accepted: termsAccepted, accept } = useTerms(agreement, method, open.snapshot.context);
  const frame = useCardFrame();
  const ClientId = client?.clientId ?? 0;
  const clientName = client ? `${client.FirstName} ${client.LastName}` : "";
  const balance = useFundBalance();
  const amount = amountDue(open.snapshot.context);
  // Payeezy's call names a card also where the fund pays all of it.
  const keepsCards = method === PaymentProvider.Clover;

  const paidWith = ({ fund, card }: Pick<CardValues, "fund" | "card">) => {
    const fromFund = fund ? Math.min(balance ?? 0, amount) : 0;
    const kept = cards.find(({ CardId }) => CardId === (card || cards[0]?.CardId));
    const byFundAlone = keepsCards && fromFund === amount;
    return { fromFund, kept, byFundAlone, needsCard: !kept && !byFundAlone };
  };
  const schema = object({
    holder: string().test(
      "holder",
      "payment.missing.holder" satisfies MessageId,
      (holder = "", { parent }) => !paidWith(parent).needsCard || !isBlank(holder),
    ),
  });
  const form = useForm<CardValues>({
    initialValues: { fund: false, card: "", holder: clientName, keep: false },
    schema,
    shows: "onceSent",
    send: async () => {
      const order = await orderOf();
      if (order) await pay(order);
      return undefined;
    },
  });
  const { holder, keep } = form.values;
  const { fromFund, kept, byFundAlone, needsCard } = paidWith(form.values);
  const match = useHolderCheck(ClientId, holder);
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
  const noFields: MessageId[] = needsCard && frame.height === 0 ? ["payment.missing.cardFields"] : [];
  const missing = [...form.problems.map(({ id }) => id), ...noFields];

  /** What is paid with: the fund alone, a kept card, or what the provider makes of the fields; null: they are not right. */
  const orderOf = async (): Promise<CardOrder | null> => {
    const asked = { TravelPlanId: planId, ClientId, Amount: amount, FundAmount: fromFund, AcceptTerms: termsAccepted };
    const byClover = (by: Omit<CloverOrder, keyof typeof asked>): CardOrder => ({
      method: PaymentProvider.Clover,
      body: { ...asked, ...by },
    });
    if (byFundAlone) return byClover({ HolderName: clientName });
    if (kept) return byClover({ CardId: kept.CardId, HolderName: kept.HolderName });
    const HolderName = holder.trim();
    const Token = await frame.tokenize(HolderName);
    if (Token === null) return null;
    if (typeof Token === "string") return byClover({ Token, HolderName, ...(keep && { KeepCard: true }) });
    return { method: PaymentProvider.Payeezy, body: { ...asked, Token, HolderName } };
  };

  return (
    <CoverableForm waits={known === null || balance === null} onSubmit={form.submit}>
      <Typography variant="h2">
        <FormattedMessage id="payment.card.title" />
      </Typography>
      <FundField balance={balance ?? 0} amount={amount} field={form.checkbox("fund")} />
      {!byFundAlone && cards.length > 0 && (
        <KeptCards
          cards={cards}
          chosen={kept?.CardId ?? ANOTHER}
          onChoose={(card) => void form.formik.setFieldValue("card", card)}
        />
      )}
      {needsCard && (
        <>
          <HolderField field={form.field("holder")} match={match} />
          <CardFields src={fields} frame={frame.frame} height={frame.height} wrong={frame.wrong} />
          {keepsCards && (
            <CheckboxField {...form.checkbox("keep")} label={<FormattedMessage id="payment.cards.keep" />} />
          )}
        </>
      )}
      <TermsBox checked={termsAccepted} onChange={accept} />
      <PayButton
        amount={fromFund === amount ? amount : amount - fromFund}
        busy={form.sending}
        refusals={refusals}
        missing={missing}
      />
    </CoverableForm>
  );
}

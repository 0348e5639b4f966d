import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type FormEventHandler, type ReactNode, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { boolean, string } from "yup";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { schemaOf } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { selectClient } from "../../../../platform/web/session/auth";
import { visuallyHidden } from "../../../../platform/web/theme/visuallyHidden";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import type { PaymentProvider } from "../../../../shared/enumerations";
import type { MessageId } from "../../../../shared/messageId";
import { isBlank } from "../../../../shared/plainText";
import { fundParts } from "../../../fund/fund.rules";
import { amountDue } from "../../../plan/checkout/checkout.context";
import type { CardOrder } from "../../methods/order.schemas";
import type { ClientCard } from "../../payments.schemas";
import type { AskToPay } from "../attempt/usePaymentAttempt";
import type { MethodFormProps } from "../method/method";
import { PayButton } from "../method/PayButton";
import { TermsBox, useTerms } from "../method/TermsBox";
import { useGetAcceptedCardsQuery } from "../payments.api";
import { CardFields } from "./CardFields";
import { FundField } from "./FundField";
import { HolderField, useHolderCheck } from "./HolderField";
import { ANOTHER, type CardFailure, SavedCards } from "./SavedCards";
import { useCardFrame } from "./useCardFrame";

type Answer = ReturnType<AskToPay>;

type Props<Token> = MethodFormProps & {
  readonly method: PaymentProvider;
  /** The page with the provider's fields; null while it is not known. */
  readonly fields: string | null;
  /** Reads the provider's token from a message; null for anything else. */
  readonly readToken: (token: unknown) => Token | null;
  readonly byToken: (order: CardOrder, token: Token, keep: boolean) => Answer;
  /** Pays if the fund covers the whole amount. Undefined: a card is needed even then. */
  readonly byFundAlone?: (order: CardOrder) => Answer;
  /** The saved cards. Undefined: the provider saves none. */
  readonly saved?: CardsAtProvider;
};

type CardsAtProvider = {
  /** Null while loading: the form's fields depend on whether there are any. */
  readonly cards: readonly ClientCard[] | null;
  /** Resolves to the failure if it was not removed. */
  readonly remove: (cardId: string) => Promise<CardFailure | undefined>;
  readonly byCard: (order: CardOrder, cardId: string) => Answer;
};

/** `card`: a saved card's id, `ANOTHER`, or undefined while none is chosen. */
type CardValues = { card: string; holder: string; keep: boolean };

/** A saved card, or the holder's name and the provider's card fields; the terms, and the one main action. */
export function CardForm<Token>(props: Props<Token>) {
  const {
    planId,
    open,
    agreement,
    fund,
    forChange,
    method,
    fields,
    readToken,
    byToken,
    byFundAlone: payByFund,
    saved,
    pay,
  } = props;
  const cards = saved?.cards ?? [];
  const money = useMoney();
  const client = useSelector(selectClient);
  const terms = useTerms(agreement, { planId, method, context: open.snapshot.context, forChange });
  const termsAccepted = terms.accepted;
  const frame = useCardFrame(fields, readToken);
  const ClientId = client?.clientId ?? 0;
  const clientName = client ? `${client.FirstName} ${client.LastName}` : "";
  const amount = forChange ? forChange.difference + forChange.charge : amountDue(open.snapshot.context);
  const { fromFund, rest } = fundParts(amount, fund.wanted ? (fund.balance ?? 0) : 0);
  const byFundAlone = payByFund !== undefined && rest === 0;

  const paidWith = ({ card }: Pick<CardValues, "card">) => {
    const kept = cards.find(({ CardId }) => CardId === (card || cards[0]?.CardId));
    return { kept, needsCard: !kept && !byFundAlone };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is paid with depends on these.
  const schema = useMemo(
    () =>
      schemaOf<CardValues>()({
        card: string(),
        keep: boolean(),
        holder: string().test(
          "holder",
          "payment.missing.holder" satisfies MessageId,
          (holder = "", { parent }) => !paidWith(parent).needsCard || !isBlank(holder),
        ),
      }),
    [saved?.cards, byFundAlone],
  );
  const form = useForm<CardValues>({
    initialValues: { card: "", holder: clientName, keep: false },
    validationSchema: schema,
    shows: "onceSent",
    send: async () => {
      const request = await paymentRequest();
      if (request) await pay(request);
      return undefined;
    },
  });
  const { holder, keep } = form.values;
  const { kept, needsCard } = paidWith(form.values);
  const match = useHolderCheck(ClientId, holder);
  const refusals = open.why((at) => {
    const attempt = {
      at,
      attemptId: "asked beforehand",
      method,
      amount,
      termsAccepted,
      // An unclear name may be sent: paying with it is what starts the review by staff.
      holder: needsCard && match === "differs" ? ("differs" as const) : ("matches" as const),
    };
    if (!forChange) return { type: "payment.started", ...attempt };
    return { type: "supplement.started", ...attempt, bookingId: forChange.changeId, charge: forChange.charge };
  });
  const noFields: MessageId[] = needsCard && frame.height === 0 ? ["payment.missing.cardFields"] : [];
  const missing = [...form.problems.map(({ id }) => id), ...noFields];

  /**
   * The call to make: fund alone, saved card, or the fields' token; null: the provider reports errors in the fields.
   */
  const paymentRequest = async (): Promise<AskToPay | null> => {
    const orderOf = (PaymentKey: string, HolderName: string): CardOrder => ({
      TravelPlanId: planId,
      ClientId,
      BookingId: forChange?.changeId,
      PaymentKey,
      Amount: amount,
      FundAmount: fromFund,
      HolderName,
      AcceptTerms: termsAccepted,
    });
    if (payByFund && byFundAlone) return (key) => payByFund(orderOf(key, clientName));
    if (saved && kept) return (key) => saved.byCard(orderOf(key, kept.HolderName), kept.CardId);
    const name = holder.trim();
    const token = await frame.tokenize(name);
    return token === null ? null : (key) => byToken(orderOf(key, name), token, keep);
  };

  return (
    <FormProvider form={form}>
      <CoverableForm waits={saved?.cards === null || fund.balance === null} onSubmit={form.submit}>
        {/* Where a plan is paid on a phone, the chosen method is just above and says it. */}
        <Typography variant="h2" sx={(theme) => (forChange ? {} : { [theme.breakpoints.down("sm")]: visuallyHidden })}>
          <FormattedMessage id="payment.card.title" />
        </Typography>
        <FundField fund={fund} amount={amount} />
        {saved && !byFundAlone && cards.length > 0 && (
          <SavedCards
            cards={cards}
            chosen={kept?.CardId ?? ANOTHER}
            remove={saved.remove}
            onChoose={(card) => void form.formik.setFieldValue("card", card)}
          />
        )}
        {needsCard && (
          <>
            <CardFields src={fields} frame={frame.frame} height={frame.height} problem={frame.problem} />
            <form.Field as={HolderField} name="holder" match={match} />
            <AcceptedCards method={method} />
            {saved && (
              <form.Field
                as={CheckboxField}
                type="checkbox"
                name="keep"
                label={<FormattedMessage id="payment.cards.keep" />}
              />
            )}
          </>
        )}
        <TermsBox terms={terms} />
        <PayButton
          label={<FormattedMessage id="payment.payNow" values={{ amount: money(rest === 0 ? amount : rest) }} />}
          busy={form.sending}
          refusals={refusals}
          missing={missing}
        />
      </CoverableForm>
    </FormProvider>
  );
}

/** The brands that a method takes. The API layer shows a failure, which does not block the payment. */
function AcceptedCards({ method }: { readonly method: PaymentProvider }) {
  const intl = useIntl();
  const { data: cards = [] } = useGetAcceptedCardsQuery({ methodId: method });
  return (
    <Typography variant="body2" color="text.secondary" sx={{ minHeight: "1.5em" }}>
      <FormattedMessage id="payment.cards.work" />{" "}
      {cards.length > 0 && <FormattedMessage id="payment.card.accepted" values={{ cards: intl.formatList(cards) }} />}
    </Typography>
  );
}

type FormProps = {
  readonly waits: boolean;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
};

const covered = {
  "& > *": { visibility: "hidden" },
  "& > .MuiSkeleton-root": { visibility: "visible", position: "absolute", inset: 0, height: "100%" },
} as const;

/**
 * Covers a form with a skeleton until its data are loaded. The form keeps its own height, for every width and language.
 */
function CoverableForm({ waits, onSubmit, children }: FormProps) {
  return (
    <Box
      component="form"
      noValidate
      aria-busy={waits}
      inert={waits}
      onSubmit={onSubmit}
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 3,
        ...(waits && covered),
      }}
    >
      {waits && <Skeleton variant="rounded" />}
      {children}
    </Box>
  );
}

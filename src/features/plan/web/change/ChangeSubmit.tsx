import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { ChangeQuote } from "../../change/change.schemas";
import { SubmitBooking } from "../reserve/SubmitBooking";
import type { useBookingQuestion } from "../reserve/useBookingQuestion";
import type { AskedQuote } from "./askedQuote";

type Props = Pick<ComponentProps<typeof SubmitBooking>, "place" | "id" | "call" | "form"> & {
  readonly quote: AskedQuote;
  readonly question: ReturnType<typeof useBookingQuestion>;
};

/** The button of a change form, while the price of its content is known. (PLAN-40) */
export function ChangeSubmit({ quote, question, ...form }: Props) {
  return (
    <SubmitBooking {...form} failed="change.failed" reasonAlone busy={!quote.sure} question={question.question}>
      <Label quote={quote.quote} />
    </SubmitBooking>
  );
}

/** If the change costs more than was paid, with the extra amount. (PLAN-44) */
function Label({ quote }: { readonly quote: ChangeQuote | undefined }) {
  const money = useMoney();
  const atOnce = quote?.ConfirmsInstantly ?? true;
  if (quote?.More !== undefined && atOnce)
    return <FormattedMessage id="change.submitAndPay" values={{ amount: money(quote.More, quote.Now.CurrencyCode) }} />;
  return <FormattedMessage id="change.submit" values={{ atOnce: String(atOnce) }} />;
}

import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { number, object, string } from "yup";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { havanaInstant, isHavanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { MessageId } from "../../../../shared/messageId";
import { isBlank } from "../../../../shared/plainText";
import { hourOf } from "../../catalogue.cells";
import type { Quote } from "../../quote.schemas";
import { TimeField } from "../TimeField";

/** Fields side by side if there is room. */
export const Pair = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: "16px 20px",
  alignItems: "start",
});

/**
 * Shows a quote as long as the form has the values for which it was requested; none after a failure. Returns the
 * function that stores the answer for some values. (OPS-41)
 */
export function useQuoteOf(values: object, onQuote: (quote: Quote | null) => void) {
  const [answer, setAnswer] = useState<{ of: object; quote: Quote | undefined }>();
  const quote = (answer?.of === values && answer.quote) || null;
  useEffect(() => onQuote(quote), [quote, onQuote]);
  return (of: object, quote: Quote | undefined) => setAnswer({ of, quote });
}

/** The instant of the quote in Havana time; without a day: now. */
export type Asked = { AtDay: string; AtHour: string };
export const askedNow: Asked = { AtDay: "", AtHour: "00:00" };

/** The instant of the quote, epoch ms; null: now. */
export const instantOf = ({ AtDay, AtHour }: Asked): Instant | null =>
  isHavanaDate(AtDay) ? havanaInstant(AtDay, hourOf(AtHour) ?? "0000") : null;

const missing: MessageId = "field.date";
export const day = () => string().test("day", missing, (text = "") => isHavanaDate(text));

const noTime: MessageId = "field.time";
/** A time of the day; empty: midnight. */
export const hour = () => string().test("hour", noTime, (text = "") => isBlank(text) || hourOf(text) !== undefined);

/** A whole number from `least` to `most`; `wrong` is the error message. */
export const count = (least: number, most: number, wrong: MessageId) =>
  number().typeError(wrong).integer(wrong).min(least, wrong).max(most, wrong);

/** The schema of the fields that all quote forms share. */
export const askedSchema = object({
  AtHour: hour(),
  AtDay: string().test("day", missing, (text = "") => text === "" || isHavanaDate(text)),
});

const Field = fieldOf<Asked>();

/** The fields of `Asked`, in a form that has them. */
export function AskedFields() {
  return (
    <Pair>
      <Field
        as={DateField}
        name="AtDay"
        label={<FormattedMessage id="support.quote.at" />}
        hint={<FormattedMessage id="support.quote.atHint" />}
      />
      <Field as={TimeField} name="AtHour" label={<FormattedMessage id="support.quote.atHour" />} />
    </Pair>
  );
}

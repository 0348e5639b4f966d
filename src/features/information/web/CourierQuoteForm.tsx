import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { number, object } from "yup";
import { FormProvider } from "../../../platform/web/forms/FormField";
import { useForm } from "../../../platform/web/forms/useForm";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { ActionButton } from "../../../platform/web/ui/ActionButton";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { compareNames } from "../../../shared/compareNames";
import type { MessageId } from "../../../shared/messageId";
import { isBlank, plainNumber } from "../../../shared/plainText";
import { HEAVIEST_PARCEL } from "../courier.rules";
import type { CourierRates } from "../information.schemas";
import { useGetCourierQuoteQuery } from "./information.api";
import { useWeight } from "./useWeight";

const Form = styled("form")({
  display: "grid",
  gap: 16,
  maxWidth: "44rem",
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  "& > :last-child": { justifySelf: "start", gridColumn: "1 / -1" },
});

const GRAMS = 1_000;
/** Digits, with a decimal point or comma and perhaps the unit; NaN for anything else. */
function kilogramsIn(typed: string): number {
  const [, digits] = /^(\d+(?:[.,]\d+)?) ?(?:kg)?$/i.exec(plainNumber(typed)) ?? [];
  return digits ? Number(digits.replace(",", ".")) : Number.NaN;
}
const asked = (id: MessageId) => id;
const schema = object({
  provinceId: number().min(1, asked("information.courier.needsProvince")),
  kilograms: number()
    .transform((_, typed) => (isBlank(String(typed)) ? undefined : kilogramsIn(String(typed))))
    .typeError(asked("information.courier.noWeight"))
    .required(asked("information.courier.needsWeight"))
    .moreThan(0, asked("information.courier.needsWeight"))
    .max(HEAVIEST_PARCEL / GRAMS, asked("error.courier.weight")),
});

type Typed = { provinceId: string; kilograms: string };
type Asked = { provinceId: number; grams: number };

/** The price of one parcel, computed by the server; the form only reports missing fields. */
export function CourierQuoteForm({ provinces }: { readonly provinces: CourierRates["Provinces"] }) {
  const [sent, setSent] = useState<Typed | null>(null);
  const place = usePlaceName();
  const compare = compareNames(useLanguage());
  const choices = provinces.map(({ Id, Name }) => ({ Id, Name: place(Name) })).sort((a, b) => compare(a.Name, b.Name));
  const form = useForm({
    initialValues: { provinceId: "0", kilograms: "" },
    validationSchema: schema,
    shows: "onceSent",
    send: async (typed) => void setSent(typed),
  });
  const { provinceId, kilograms } = form.values;
  // The price is for the parcel that was asked about, not for what has been typed since.
  const isOfThese = sent?.provinceId === provinceId && sent.kilograms === kilograms;
  return (
    <>
      <FormProvider form={form}>
        <Form onSubmit={form.submit} noValidate>
          <form.Field
            as={SelectField}
            name="provinceId"
            label={<FormattedMessage id="information.courier.province" />}
            required
          >
            <option value={0}>
              <FormattedMessage id="information.courier.chooseProvince" />
            </option>
            {choices.map(({ Id, Name }) => (
              <option key={Id} value={Id}>
                {Name}
              </option>
            ))}
          </form.Field>
          <form.Field
            as={TextField}
            name="kilograms"
            inputMode="decimal"
            autoComplete="off"
            label={<FormattedMessage id="information.courier.weight" />}
            hint={<FormattedMessage id="information.courier.weight.hint" values={{ most: HEAVIEST_PARCEL / GRAMS }} />}
            required
          />
          <ActionButton type="submit">
            <FormattedMessage id="information.courier.ask" />
          </ActionButton>
        </Form>
      </FormProvider>
      <div aria-live="polite">{isOfThese ? <Quote {...questionOf(sent)} /> : null}</div>
    </>
  );
}

const questionOf = ({ provinceId, kilograms }: Typed): Asked => ({
  provinceId: Number(provinceId),
  grams: Math.max(1, Math.round(kilogramsIn(kilograms) * GRAMS)),
});

function Quote({ provinceId, grams }: Asked) {
  const money = useMoney();
  const weight = useWeight();
  const { currentData: quote, isError } = useGetCourierQuoteQuery(provinceId ? { provinceId, grams } : skipToken);
  if (isError)
    return (
      <Callout kind="error">
        <FormattedMessage id="error.communication" />
      </Callout>
    );
  if (!quote) return null;
  return (
    <Callout kind="info" title={money(quote.Price)}>
      <FormattedMessage
        id="information.courier.days"
        values={{ weight: weight(quote.UpToGrams), from: quote.DaysFrom, to: quote.DaysTo }}
      />
    </Callout>
  );
}

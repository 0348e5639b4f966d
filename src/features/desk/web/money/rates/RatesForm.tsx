import Box from "@mui/material/Box";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { object, type StringSchema, string } from "yup";
import { withValues } from "../../../../../platform/web/forms/problems";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { MessageId } from "../../../../../shared/messageId";
import {
  LEAST_PER_DOLLAR,
  MILLIONTHS,
  MOST_PER_DOLLAR,
  rateChange,
  readPerDollar,
  SHOWN_CURRENCIES,
  type ShownCurrency,
  UNUSUAL_CHANGE,
} from "../../../../currencies/currencies.rules";
import type { DeskRate, NewRates } from "../../../../currencies/currencies.schemas";
import { rateText } from "../../../../currencies/unitsText";
import { DeskForm } from "../../parts/DeskForm";
import { ReasonField } from "../../parts/ReasonField";
import { ConfirmRatesDialog } from "./ConfirmRatesDialog";
import { RateRow, type RateValues } from "./RateRow";
import { useSetExchangeRatesMutation } from "./rates.api";

type NewRate = NewRates["Rates"][number];
type OfEach<Value> = Record<ShownCurrency, Value>;

const ofEach = <Value,>(value: Value): OfEach<Value> => ({ CAD: value, EUR: value, GBP: value, MXN: value });

const wrong = withValues("support.rates.rate.wrong", {
  least: LEAST_PER_DOLLAR / MILLIONTHS,
  most: MOST_PER_DOLLAR / MILLIONTHS,
});
const noRate: MessageId = "support.rates.noRate";
const noReason: MessageId = "support.act.reasonMissing";

/** If all are empty, the first one has the error. */
const schema = (first: ShownCurrency) => {
  const rate: StringSchema = string().test(
    "rate",
    wrong,
    (typed = "") => typed === "" || readPerDollar(typed) !== null,
  );
  const any = rate.test("any", noRate, (_typed, { parent }) => SHOWN_CURRENCIES.some((one) => parent[one]));
  const rates = object(ofEach(rate)).shape({ [first]: any });
  return schemaOf<RateValues>()({ Rates: rates, Reason: filled(noReason) });
};

const empty = (): RateValues => ({ Rates: ofEach(""), Reason: "" });

const ratesOf = ({ Rates }: RateValues): NewRate[] =>
  SHOWN_CURRENCIES.flatMap((Currency) => {
    const PerDollar = readPerDollar(Rates[Currency]);
    return PerDollar === null ? [] : [{ Currency, PerDollar }];
  });

/** Sets today's rates in one go; those that differ much from the last are confirmed first. (PLAN-35) */
export function RatesForm({ rates }: { readonly rates: readonly DeskRate[] }) {
  const intl = useIntl();
  const [set, { error, isLoading }] = useSetExchangeRatesMutation();
  const [confirming, setConfirming] = useState<NewRates | null>(null);
  const [done, setDone] = useState<readonly NewRate[]>([]);
  const [first] = rates;
  const lastOf = (currency: ShownCurrency) => rates.find(({ Currency }) => Currency === currency)?.Latest ?? null;
  const isUnusual = ({ Currency, PerDollar }: NewRate) => {
    const last = lastOf(Currency);
    return last !== null && Math.abs(rateChange(last.PerDollar, PerDollar)) > UNUSUAL_CHANGE;
  };
  const form = useForm({
    initialValues: empty(),
    validationSchema: schema(first?.Currency ?? SHOWN_CURRENCIES[0]),
    prefix: "rates",
    shows: "onceSent",
    send: async (values) => {
      setDone([]);
      const next: NewRates = { Rates: ratesOf(values), Reason: values.Reason.trim() };
      if (!next.Rates.some(isUnusual)) return record(next);
      setConfirming(next);
      return undefined;
    },
  });
  const record = async (next: NewRates) => {
    const answer = await set(next);
    setConfirming(null);
    if (answer.error) return answer;
    form.formik.resetForm();
    setDone(next.Rates);
    return answer;
  };
  const texts = (of: readonly NewRate[]) =>
    intl.formatList(of.map(({ Currency, PerDollar }) => rateText(PerDollar, Currency)));
  return (
    <>
      <DeskForm
        form={form}
        error={error}
        wide
        actions={
          <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
            <FormattedMessage id="support.rates.set" />
          </BusyButton>
        }
      >
        <Box
          component="ul"
          sx={{
            listStyle: "none",
            p: 0,
            m: 0,
            display: "grid",
            gap: 2,
            "& > li + li": { borderTop: `1px solid ${token("sand")}`, pt: 2 },
          }}
        >
          {rates.map((rate) => (
            <li key={rate.Currency}>
              <RateRow
                rate={rate}
                typed={form.values.Rates[rate.Currency]}
                autoFocus={rate.Currency === first?.Currency}
              />
            </li>
          ))}
        </Box>
        <form.Field as={ReasonField} name="Reason" hint={<FormattedMessage id="support.rates.reasonHint" />} />
      </DeskForm>
      {done.length > 0 && (
        <Callout kind="success" announce>
          <FormattedMessage id="support.rates.done" values={{ rates: texts(done) }} />
        </Callout>
      )}
      {confirming && (
        <ConfirmRatesDialog
          rates={confirming.Rates.filter(isUnusual)}
          lastOf={(currency) => lastOf(currency)?.PerDollar ?? null}
          busy={isLoading}
          onConfirm={() => void record(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}

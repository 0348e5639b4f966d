import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../../platform/web/messages";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import type { TextFields } from "../../../../../shared/textFields";
import { approximateAmount, rateChange, readPerDollar, UNUSUAL_CHANGE } from "../../../../currencies/currencies.rules";
import type { DeskRate, NewRate } from "../../../../currencies/currencies.schemas";
import { rateText, unitsText } from "../../../../currencies/unitsText";
import { DeskForm } from "../../parts/DeskForm";
import { ReasonField } from "../../parts/ReasonField";
import { ConfirmDialog } from "../ConfirmDialog";
import { useSetExchangeRateMutation } from "./rates.api";

const wrong: MessageId = "support.rates.rate.wrong";
const noReason: MessageId = "support.act.reasonMissing";
const schema = schemaOf<{ Rate: string } & TextFields<NewRate, "Reason">>()({
  Rate: string().test("rate", wrong, (typed = "") => readPerDollar(typed) !== null),
  Reason: filled(noReason),
});

/** What the price that the hint converts is, in minor units. */
const EXAMPLE = 100_000;

/** Sets today's rate of a currency; one that differs much from the last is confirmed first. (PLAN-35) */
export function RateForm({ rate: { Currency, Latest } }: { readonly rate: DeskRate }) {
  const intl = useIntl();
  const money = useMoney();
  const [set, { error, isLoading }] = useSetExchangeRateMutation();
  const [confirming, setConfirming] = useState<NewRate | null>(null);
  const form = useForm({
    initialValues: { Rate: "", Reason: "" },
    validationSchema: schema,
    prefix: Currency,
    shows: "onceSent",
    send: async ({ Rate, Reason }) => {
      const PerDollar = readPerDollar(Rate);
      if (PerDollar === null) return undefined;
      const next: NewRate = { Currency, PerDollar, Reason: Reason.trim() };
      if (!Latest || Math.abs(rateChange(Latest.PerDollar, PerDollar)) <= UNUSUAL_CHANGE) return record(next);
      setConfirming(next);
      return undefined;
    },
  });
  const record = async (next: NewRate) => {
    const answer = await set(next);
    setConfirming(null);
    if (!answer.error) form.formik.resetForm();
    return answer;
  };
  const typed = readPerDollar(form.formik.values.Rate);
  const example = (perDollar: number) => ({
    dollars: money(EXAMPLE),
    about: unitsText(approximateAmount(EXAMPLE, perDollar), Currency),
  });
  return (
    <>
      <DeskForm
        form={form}
        error={error}
        actions={
          <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
            <FormattedMessage id="support.rates.set" />
          </BusyButton>
        }
      >
        <form.Field
          as={TextField}
          name="Rate"
          label={<FormattedMessage id="support.rates.rate" values={{ currency: Currency }} />}
          hint={
            typed === null ? (
              <FormattedMessage id="support.rates.rate.hint" />
            ) : (
              <FormattedMessage id="support.rates.rate.example" values={example(typed)} />
            )
          }
          inputMode="decimal"
          maxLength={9}
          autoComplete="off"
          required
        />
        <form.Field as={ReasonField} name="Reason" hint={<FormattedMessage id="support.rates.reasonHint" />} />
      </DeskForm>
      {confirming && Latest && (
        <ConfirmDialog
          title={
            <FormattedMessage
              id="support.rates.confirm.title"
              values={{ rate: rateText(confirming.PerDollar, Currency) }}
            />
          }
          action={
            <FormattedMessage
              id="support.rates.confirm.do"
              values={{ rate: rateText(confirming.PerDollar, Currency) }}
            />
          }
          busy={isLoading}
          onConfirm={() => void record(confirming)}
          onClose={() => setConfirming(null)}
        >
          <p>
            <FormattedMessage
              id="support.rates.confirm.text"
              values={{
                last: rateText(Latest.PerDollar, Currency),
                percent: intl.formatNumber(Math.abs(rateChange(Latest.PerDollar, confirming.PerDollar)), {
                  style: "percent",
                }),
                way: confirming.PerDollar > Latest.PerDollar ? "up" : "down",
                ...example(confirming.PerDollar),
              }}
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

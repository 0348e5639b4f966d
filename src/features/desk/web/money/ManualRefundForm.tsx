import Button from "@mui/material/Button";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { newRequestKey } from "../../../../platform/web/booking/newRequestKey";
import { wasRefused } from "../../../../platform/web/booking/wasRefused";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../platform/web/ui/Callout";
import { CheckboxField } from "../../../../platform/web/ui/CheckboxField";
import { RadioCards } from "../../../../platform/web/ui/RadioCards";
import { TextField } from "../../../../platform/web/ui/TextField";
import { isBlank } from "../../../../shared/blank";
import { fromUnits } from "../../../../shared/money";
import { useRefundByHandMutation } from "../../../refunds/web/refunds.api";
import { DeskForm } from "../DeskForm";

const empty = { booking: "", amount: "", reason: "", destination: "client", ends: false };

/** A refund of a part or all of a booking by hand, with a reason; the server holds it to what was captured. */
export function ManualRefundForm() {
  const [form, setForm] = useState(empty);
  const [tried, setTried] = useState(false);
  const key = useRef(newRequestKey());
  const [refund, { isLoading, error, data }] = useRefundByHandMutation();
  const money = useMoney();

  const BookingId = Number(form.booking);
  const Amount = fromUnits(Number(form.amount.replace(",", ".")));
  const wrong = {
    booking: !Number.isInteger(BookingId) || BookingId < 1,
    amount: !Number.isInteger(Amount) || Amount < 1,
    reason: isBlank(form.reason),
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isLoading || wrong.booking || wrong.amount || wrong.reason) return;
    const Destination = form.destination === "fund" ? ("fund" as const) : ("client" as const);
    const order = { Key: key.current, BookingId, Amount, Destination, EndsBooking: form.ends };
    const answer = await refund({ ...order, Reason: form.reason.trim() });
    if (!answer.error || wasRefused(answer.error)) key.current = newRequestKey();
    if (answer.error) return;
    setForm(empty);
    setTried(false);
  };

  const field = (name: "booking" | "amount" | "reason") => ({
    name: `manual-${name}`,
    label: <FormattedMessage id={`support.manualRefund.${name}`} />,
    error: tried && wrong[name] && <FormattedMessage id={`support.manualRefund.${name}.wrong`} />,
    value: form[name],
    required: true,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <DeskForm
      onSubmit={submit}
      error={error}
      actions={
        <Button type="submit" variant="contained" color="secondary" loading={isLoading}>
          <FormattedMessage id="support.manualRefund.submit" />
        </Button>
      }
    >
      <TextField {...field("booking")} inputMode="numeric" maxLength={10} />
      <TextField {...field("amount")} inputMode="decimal" maxLength={12} />
      <RadioCards
        name="manual-destination"
        label={<FormattedMessage id="refund.choice.legend" />}
        value={form.destination}
        choices={(["client", "fund"] as const).map((value) => ({
          value,
          title: <FormattedMessage id={`support.manualRefund.to.${value}`} />,
        }))}
        onChange={({ target }) => setForm({ ...form, destination: target.value })}
      />
      <CheckboxField
        name="manual-ends"
        label={<FormattedMessage id="support.manualRefund.ends" />}
        hint={<FormattedMessage id="support.manualRefund.ends.hint" />}
        checked={form.ends}
        onChange={({ target }) => setForm({ ...form, ends: target.checked })}
      />
      <TextField {...field("reason")} maxLength={300} />
      {data && !error && (
        <Callout kind="success" announce>
          <FormattedMessage
            id="support.manualRefund.done"
            values={{ amount: money(data.Amount), id: data.BookingId }}
          />
        </Callout>
      )}
    </DeskForm>
  );
}

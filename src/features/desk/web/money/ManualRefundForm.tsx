import Button from "@mui/material/Button";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { newRequestKey } from "../../../../platform/web/booking/newRequestKey";
import { wasRefused } from "../../../../platform/web/booking/wasRefused";
import { filled } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../platform/web/messages";
import { Callout } from "../../../../platform/web/ui/Callout";
import { CheckboxField } from "../../../../platform/web/ui/CheckboxField";
import { RadioCards } from "../../../../platform/web/ui/RadioCards";
import { TextField } from "../../../../platform/web/ui/TextField";
import { useRefundByHandMutation } from "../../../refunds/web/refunds.api";
import { DeskForm } from "../DeskForm";
import { amountIn, typedAmount } from "./typedAmount";

const schema = object({
  booking: string().test(
    "id",
    "support.manualRefund.booking.wrong" satisfies MessageId,
    (typed) => Number(typed) >= 1 && Number.isInteger(Number(typed)),
  ),
  amount: typedAmount("support.manualRefund.amount.wrong"),
  reason: filled("support.manualRefund.reason.wrong"),
});
const initialValues: {
  booking: string;
  amount: string;
  destination: "client" | "fund";
  ends: boolean;
  reason: string;
} = {
  booking: "",
  amount: "",
  destination: "client",
  ends: false,
  reason: "",
};

/** A refund of a part or all of a booking by hand, with a reason; the server holds it to what was captured. */
export function ManualRefundForm() {
  const key = useRef(newRequestKey());
  const [refund, { data }] = useRefundByHandMutation();
  const money = useMoney();
  const form = useForm({
    initialValues,
    schema,
    prefix: "manual",
    shows: "onceSent",
    send: async ({ booking, amount, destination, ends, reason }) => {
      const order = { Key: key.current, BookingId: Number(booking), Amount: amountIn(amount), EndsBooking: ends };
      const answer = await refund({ ...order, Destination: destination, Reason: reason.trim() });
      if (!answer.error || wasRefused(answer.error)) key.current = newRequestKey();
      if (!answer.error) form.formik.resetForm();
      return answer;
    },
  });
  const field = (name: "booking" | "amount" | "reason") => ({
    ...form.field(name),
    label: <FormattedMessage id={`support.manualRefund.${name}`} />,
    required: true,
    autoComplete: "off",
  });
  return (
    <DeskForm
      form={form}
      actions={
        <Button type="submit" variant="contained" color="secondary" loading={form.sending}>
          <FormattedMessage id="support.manualRefund.submit" />
        </Button>
      }
    >
      <TextField {...field("booking")} inputMode="numeric" maxLength={10} />
      <TextField {...field("amount")} inputMode="decimal" maxLength={12} />
      <RadioCards
        {...form.field("destination")}
        label={<FormattedMessage id="refund.choice.legend" />}
        choices={(["client", "fund"] as const).map((value) => ({
          value,
          title: <FormattedMessage id={`support.manualRefund.to.${value}`} />,
        }))}
      />
      <CheckboxField
        {...form.checkbox("ends")}
        label={<FormattedMessage id="support.manualRefund.ends" />}
        hint={<FormattedMessage id="support.manualRefund.ends.hint" />}
      />
      <TextField {...field("reason")} maxLength={300} />
      {data && (
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

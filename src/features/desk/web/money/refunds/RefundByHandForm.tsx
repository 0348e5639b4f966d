import Button from "@mui/material/Button";
import { useMemo, useRef, useState } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { object } from "yup";
import { filled } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { newRequestKey } from "../../../../../platform/web/requests/newRequestKey";
import { wasRefused } from "../../../../../platform/web/requests/wasRefused";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { RadioCards } from "../../../../../platform/web/ui/fields/RadioCards";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../../shared/longest";
import { type Destination, destinations } from "../../../../payments/refunds.enumerations";
import { legsOf } from "../../../../refunds/refunds.rules";
import type { ManualRefund, RefundByHand, RefundState } from "../../../../refunds/refunds.schemas";
import { useRefundByHandMutation } from "../../../../refunds/web/refunds.api";
import { DeskForm } from "../../parts/DeskForm";
import { amountIn, typedAmount } from "../typedAmount";
import { ConfirmRefundDialog } from "./ConfirmRefundDialog";
import { RefundPreview } from "./RefundPreview";

type Values = { amount: string; destination: Destination; ends: boolean; reason: string };

type Props = { readonly booking: RefundByHand; readonly onDone: (refund: RefundState) => void };

/** Amount, destination and reason of a booking's refund; previewed, and confirmed before any money moves. */
export function RefundByHandForm({ booking, onDone }: Props) {
  const { BookingId, Left, LeftFromFund, MayEnd } = booking;
  const money = useMoney();
  const key = useRef(newRequestKey());
  const [refund, { error, isLoading }] = useRefundByHandMutation();
  const [confirming, setConfirming] = useState<ManualRefund | null>(null);
  const schema = useMemo(
    () =>
      object({
        amount: typedAmount({
          wrong: "support.manualRefund.amount.wrong",
          most: Left,
          beyond: "support.manualRefund.amount.beyond",
          money,
        }),
        reason: filled("support.manualRefund.reason.wrong"),
      }),
    [Left, money],
  );
  const initialValues: Values = { amount: "", destination: "client", ends: false, reason: "" };
  const form = useForm({
    initialValues,
    validationSchema: schema,
    prefix: "refund",
    shows: "onceSent",
    send: async ({ amount, destination, ends, reason }) => {
      setConfirming({
        Key: key.current,
        BookingId,
        Amount: amountIn(amount),
        Destination: destination,
        EndsBooking: ends,
        Reason: reason.trim(),
      });
      return undefined;
    },
  });
  const confirm = async (order: ManualRefund) => {
    const answer = await refund(order);
    setConfirming(null);
    if (!answer.error || wasRefused(answer.error)) key.current = newRequestKey();
    if (answer.error) return;
    form.formik.resetForm();
    onDone(answer.data);
  };
  const { amount, destination, ends } = form.values;
  const typed = amountIn(amount);
  const legs =
    typed >= 1 && typed <= Left ? legsOf({ amount: Left, fromFund: LeftFromFund }, typed, destination) : null;
  return (
    <>
      <DeskForm
        form={form}
        error={error}
        actions={
          <Button type="submit" variant="contained" color="secondary">
            <FormattedMessage id="support.manualRefund.check" />
          </Button>
        }
      >
        <form.Field
          as={TextField}
          name="amount"
          label={<FormattedMessage id="support.manualRefund.amount" />}
          hint={<FormattedMessage id="support.manualRefund.amount.hint" values={{ limit: money(Left) }} />}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          required
        />
        <form.Field
          as={RadioCards}
          name="destination"
          label={<FormattedMessage id="support.manualRefund.to" />}
          choices={destinations.map((value) => ({
            value,
            title: <FormattedMessage id={`support.manualRefund.to.${value}`} />,
          }))}
        />
        <form.Field
          as={CheckboxField}
          type="checkbox"
          name="ends"
          disabled={!MayEnd}
          label={<FormattedMessage id="support.manualRefund.ends" />}
          hint={<FormattedMessage id={MayEnd ? "support.manualRefund.ends.hint" : "support.manualRefund.ends.over"} />}
        />
        <form.Field
          as={TextField}
          name="reason"
          label={<FormattedMessage id="support.manualRefund.reason" />}
          hint={
            <FormattedMessage
              id="support.refundDesk.reasonHint"
              values={{ language: <FormattedDisplayName type="language" value={booking.ClientLanguage} /> }}
            />
          }
          maxLength={LONGEST.reason}
          autoComplete="off"
          required
        />
        {legs && <RefundPreview booking={booking} legs={legs} ends={ends} />}
      </DeskForm>
      <ConfirmRefundDialog
        booking={booking}
        order={confirming}
        busy={isLoading}
        onConfirm={confirm}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}

import Button from "@mui/material/Button";
import { useMemo, useRef, useState } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { boolean, string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { newRequestKey } from "../../../../../platform/web/requests/newRequestKey";
import { wasRefused } from "../../../../../platform/web/requests/wasRefused";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { RadioCards } from "../../../../../platform/web/ui/fields/RadioCards";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { destinations } from "../../../../../shared/enumerations";
import { LONGEST } from "../../../../../shared/longest";
import type { TextFields } from "../../../../../shared/textFields";
import { legsOf } from "../../../../refunds/refunds.rules";
import type { ManualRefund, RefundByHand, RefundState } from "../../../../refunds/refunds.schemas";
import { useRefundByHandMutation } from "../../../../refunds/web/refunds.api";
import { DeskForm } from "../../parts/DeskForm";
import { ConfirmDialog } from "../ConfirmDialog";
import { amountIn, typedAmount } from "../typedAmount";
import { RefundPreview } from "./RefundPreview";

type Values = TextFields<ManualRefund, "Amount" | "Reason"> & Pick<ManualRefund, "Destination" | "EndsBooking">;

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
      schemaOf<Values>()({
        Destination: string(),
        EndsBooking: boolean(),
        Amount: typedAmount({
          wrong: "support.manualRefund.amount.wrong",
          most: Left,
          beyond: "support.manualRefund.amount.beyond",
          money,
        }),
        Reason: filled("support.manualRefund.reason.wrong"),
      }),
    [Left, money],
  );
  const initialValues: Values = { Amount: "", Destination: "client", EndsBooking: false, Reason: "" };
  const form = useForm({
    initialValues,
    validationSchema: schema,
    prefix: "refund",
    shows: "onceSent",
    send: async ({ Amount, Reason, Destination, EndsBooking }) => {
      setConfirming({
        Key: key.current,
        BookingId,
        Destination,
        EndsBooking,
        Amount: amountIn(Amount),
        Reason: Reason.trim(),
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
  const { Amount, Destination, EndsBooking } = form.values;
  const typed = amountIn(Amount);
  const legs =
    typed >= 1 && typed <= Left ? legsOf({ amount: Left, fromFund: LeftFromFund }, typed, Destination) : null;
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
          name="Amount"
          label={<FormattedMessage id="support.manualRefund.amount" />}
          hint={<FormattedMessage id="support.manualRefund.amount.hint" values={{ limit: money(Left) }} />}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          required
        />
        <form.Field
          as={RadioCards}
          name="Destination"
          label={<FormattedMessage id="support.manualRefund.to" />}
          choices={destinations.map((value) => ({
            value,
            title: <FormattedMessage id={`support.manualRefund.to.${value}`} />,
          }))}
        />
        <form.Field
          as={CheckboxField}
          type="checkbox"
          name="EndsBooking"
          disabled={!MayEnd}
          label={<FormattedMessage id="support.manualRefund.ends" />}
          hint={<FormattedMessage id={MayEnd ? "support.manualRefund.ends.hint" : "support.manualRefund.ends.over"} />}
        />
        <form.Field
          as={TextField}
          name="Reason"
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
        {legs && <RefundPreview booking={booking} legs={legs} ends={EndsBooking} />}
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

type ConfirmRefundDialogProps = {
  readonly booking: RefundByHand;
  /** The refund to confirm; null: none. */
  readonly order: ManualRefund | null;
  readonly busy: boolean;
  readonly onConfirm: (order: ManualRefund) => void;
  readonly onClose: () => void;
};

/** Repeats amount and recipient of a refund by hand. */
function ConfirmRefundDialog({ booking, order, busy, onConfirm, onClose }: ConfirmRefundDialogProps) {
  const money = useMoney();
  if (!order) return null;
  const { Amount, Destination, EndsBooking } = order;
  const values = {
    amount: money(Amount),
    client: booking.ClientName,
    booking: booking.BookingId,
    plan: booking.TravelPlanId,
    destination: Destination,
    ends: EndsBooking ? "yes" : "no",
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="support.manualRefund.confirm.title" values={values} />}
      action={<FormattedMessage id="support.manualRefund.submit" values={values} />}
      busy={busy}
      onConfirm={() => onConfirm(order)}
      onClose={onClose}
    >
      <FormattedMessage id="support.manualRefund.confirm.text" values={values} />
    </ConfirmDialog>
  );
}

import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import type { ManualRefund, RefundByHand } from "../../../../refunds/refunds.schemas";
import { ConfirmDialog } from "../ConfirmDialog";

type Props = {
  readonly booking: RefundByHand;
  /** The refund to confirm; null: none. */
  readonly order: ManualRefund | null;
  readonly busy: boolean;
  readonly onConfirm: (order: ManualRefund) => void;
  readonly onClose: () => void;
};

/** Repeats amount and recipient of a refund by hand. */
export function ConfirmRefundDialog({ booking, order, busy, onConfirm, onClose }: Props) {
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

import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { ManualRefund, RefundByHand } from "../../../refunds/refunds.schemas";

type Props = {
  readonly booking: RefundByHand;
  /** The refund to confirm; null: none. */
  readonly order: ManualRefund | null;
  readonly busy: boolean;
  readonly onConfirm: (order: ManualRefund) => void;
  readonly onClose: () => void;
};

/** Repeats amount and recipient before any money moves. */
export function ConfirmRefundDialog({ booking, order, busy, onConfirm, onClose }: Props) {
  const id = useId();
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
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="support.manualRefund.confirm.title" values={values} />
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>
          <FormattedMessage id="support.manualRefund.confirm.text" values={values} />
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: "8px 24px", px: 3, pb: 3 }}>
        <Button onClick={onClose} autoFocus>
          <FormattedMessage id="support.back" />
        </Button>
        <Button
          variant="contained"
          color="secondary"
          onClick={() => onConfirm(order)}
          loading={busy}
          sx={{ ml: "0 !important" }}
        >
          <FormattedMessage id="support.manualRefund.submit" values={values} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallDialog, DialogBack } from "../../../../platform/web/ui/CallDialog";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { onlyWaits } from "../../bookings/bookingStatus";
import type { Booking } from "../../plan.schemas";
import { useCancelBookingMutation } from "../plan.api";

const ofBooking = {
  title: "plan.cancel.title",
  text: "plan.cancel.text",
  keep: "plan.cancel.keep",
  confirm: "plan.cancel.confirm",
} as const;
const ofChange = {
  title: "plan.withdraw.title",
  text: "plan.withdraw.text",
  keep: "plan.withdraw.keep",
  confirm: "plan.withdraw.confirm",
} as const;

type Props = {
  readonly booking: Booking;
  /** Among the plan's bookings. (PLAN-45) */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/**
 * Asks before a booking is cancelled, and explains that it costs nothing because it is not paid yet. For a waiting
 * change it explains that the original booking stays. (PLAN-40, PLAN-44)
 */
export function CancelBookingDialog({ booking, name, open, onClose }: Props) {
  const [cancel, { isLoading, error, reset }] = useCancelBookingMutation();
  const id = useId();
  const words = onlyWaits(booking) ? ofChange : ofBooking;
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const answer = await cancel({ id: booking.BookingId, planId: booking.TravelPlanId });
    if (!answer.error) onClose();
  };
  return (
    <CallDialog open={open} onClose={close} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id={words.title} values={{ name }} />
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>
          <FormattedMessage id={words.text} />
        </Typography>
        {error && (
          <Box sx={{ mt: 2 }}>
            <CallFailed failed="error.plan.cancelFailed" values={{ id: booking.BookingId }} error={error} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: "8px 24px", px: 3, pb: 3 }}>
        <DialogBack onClick={close} autoFocus>
          <FormattedMessage id={words.keep} />
        </DialogBack>
        <BusyButton variant="contained" color="error" onClick={confirm} loading={isLoading} sx={{ ml: "0 !important" }}>
          <FormattedMessage id={words.confirm} />
        </BusyButton>
      </DialogActions>
    </CallDialog>
  );
}

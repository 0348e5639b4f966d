import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../platform/web/links";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { hasVoucher, isRefunded, onlyWaits } from "../../bookings/bookingStatus";
import { changePath, refundPath, voucherPath } from "../../plan.pages";
import type { Booking } from "../../plan.schemas";
import type { OpenCheckout } from "../checkout/useCheckout";
import type { PlanSlots } from "../PlanSlots";
import { useDeleteBookingMutation } from "../plan.api";
import { useProductOf } from "../products";
import { CancelBookingDialog } from "./CancelBookingDialog";

type Props = {
  readonly booking: Booking;
  /** Among the plan's bookings. */
  readonly name: string;
  readonly why: OpenCheckout["why"];
  readonly Refundable?: PlanSlots["Refundable"] | undefined;
  readonly Printable?: PlanSlots["Printable"] | undefined;
  /** The page leads to its voucher elsewhere. */
  readonly hasTrip: boolean;
  /** It can be changed now. (PLAN-40) */
  readonly mayChange: boolean;
  /** Its client has cancelled it, so other days may suit. */
  readonly wasCancelled: boolean;
};

/** The next action for a booking: show the voucher, name drivers, or remove an ended one. */
export function BookingActions({ booking, name, why, hasTrip, Printable, mayChange, wasCancelled }: Props) {
  const [remove, { isLoading }] = useDeleteBookingMutation();
  const { BookingId: bookingId, Status } = booking;
  const { otherDays: daysOf, drivers, ChangeForm } = useProductOf(booking);
  const otherDays = daysOf(booking);
  const toName = drivers?.(booking)?.unnamed ?? 0;
  const mayCancel = why((at) => ({ type: "booking.cancelled", at, bookingId })).length === 0;
  const mayRemove = why((at) => ({ type: "booking.removed", at, bookingId })).length === 0;
  const voucher = (
    <Button component={Link} to={voucherPath(bookingId)} variant="outlined">
      <FormattedMessage id="plan.booking.voucher" values={{ name }} />
    </Button>
  );
  return (
    <>
      {hasVoucher(booking) &&
        !hasTrip &&
        (Printable ? <Printable planId={booking.TravelPlanId}>{voucher}</Printable> : voucher)}
      {isRefunded(Status) && (
        <Button component={Link} to={refundPath(bookingId)} variant="outlined">
          <FormattedMessage id="plan.booking.seeRefund" />
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {mayChange && ChangeForm && toName > 0 && (
        <Button component={Link} to={changePath(bookingId)} variant="outlined">
          <FormattedMessage id="plan.booking.nameDrivers" values={{ count: toName }} />
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {wasCancelled && otherDays && (
        <Button component={Link} to={otherDays}>
          <FormattedMessage id="plan.booking.otherDays" />
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {mayRemove && !mayCancel && (
        <BusyButton onClick={() => remove({ id: bookingId, planId: booking.TravelPlanId })} loading={isLoading}>
          <FormattedMessage id="plan.booking.remove" />
          <span className="visually-hidden">: {name}</span>
        </BusyButton>
      )}
    </>
  );
}

/** The other actions for a booking: change it, cancel an open one, refund a paid one. */
export function LesserActions({ booking, name, why, Refundable, mayChange }: Props) {
  const [asking, setAsking] = useState(false);
  const { BookingId: bookingId } = booking;
  const { ChangeForm } = useProductOf(booking);
  const mayCancel = why((at) => ({ type: "booking.cancelled", at, bookingId })).length === 0;
  const mayRefund = why((at) => ({ type: "booking.refunded", at, bookingId })).length === 0;
  const refund = (
    <Button component={Link} to={refundPath(bookingId)}>
      <FormattedMessage id="plan.booking.refund" />
      <span className="visually-hidden">: {name}</span>
    </Button>
  );
  return (
    <>
      {mayChange && ChangeForm && (
        <Button component={Link} to={changePath(bookingId)}>
          <FormattedMessage id="plan.booking.change" />
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {mayRefund &&
        (Refundable ? (
          <Refundable planId={booking.TravelPlanId} bookingId={bookingId}>
            {refund}
          </Refundable>
        ) : (
          refund
        ))}
      {mayCancel && (
        <Button onClick={() => setAsking(true)}>
          <FormattedMessage id={onlyWaits(booking) ? "plan.booking.withdrawChange" : "plan.booking.cancel"} />
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {/* An open dialog stays mounted when the booking has just been cancelled. */}
      {(mayCancel || asking) && (
        <CancelBookingDialog booking={booking} name={name} open={asking} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

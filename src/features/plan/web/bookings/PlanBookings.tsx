import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { onlyWaits } from "../../bookings/bookingStatus";
import { whyUnchangeable } from "../../change/change.rules";
import {
  differenceOf,
  effectiveBookings,
  lostBookings,
  openBookings,
  type PlanBooking,
  supplementUnderWay,
} from "../../checkout/checkout.context";
import { replacementOf, wasCancelledByClient } from "../../checkout/checkout.selectors";
import { type CheckoutSnapshot, chargeOfPlan, whenPaidOnline } from "../../checkout/checkout.states";
import { differencePath } from "../../plan.pages";
import type { Booking } from "../../plan.schemas";
import { DeadlineLine } from "../checkout/deadline/DeadlineText";
import { changeToPay } from "../checkout/presentStep";
import type { OpenCheckout } from "../checkout/useCheckout";
import { PlanRefusal } from "../PlanRefusal";
import type { PlanSlots } from "../PlanSlots";
import { BookingActions, LesserActions } from "./BookingActions";
import { BookingCard } from "./BookingCard";
import { BookingPrice, BookingPriceDetails } from "./BookingPrice";
import { SimilarOffers } from "./LostBookings";
import { ReplacedBy } from "./ReplacedBy";
import { useBookingNames } from "./useBookingNames";

type Props = {
  readonly bookings: readonly Booking[];
  readonly open: OpenCheckout;
  /** Whether each lost booking shows the link to its alternatives. */
  readonly withSimilar: boolean;
  /** The page tells the trip day by day, with the facts and the voucher of each booking. */
  readonly hasTrip: boolean;
  /** The page shows the plan's total. */
  readonly hasTotal: boolean;
  readonly Refundable?: PlanSlots["Refundable"] | undefined;
  readonly Printable?: PlanSlots["Printable"] | undefined;
};

/** The plan's bookings in the chart's current state, each with what it waits for and its actions. */
export function PlanBookings({ bookings, open, withSimilar, hasTrip, hasTotal, Refundable, Printable }: Props) {
  const id = useId();
  const { snapshot, deadlines, now, checkout } = open;
  const openIds = new Set(openBookings(snapshot.context).map((booking) => booking.id));
  const effectiveIds = new Set(effectiveBookings(snapshot.context).map((booking) => booking.id));
  const lostIds = new Set(lostBookings(snapshot.context).map((booking) => booking.id));
  const isOver = ({ bookingId }: { bookingId: number }) => !openIds.has(bookingId) && !lostIds.has(bookingId);
  const byStart = [...snapshot.context.bookings].sort((one, other) => one.startsAt - other.startsAt);
  const all = byStart.flatMap(({ id: bookingId, status }) => {
    const booking = bookings.find((candidate) => candidate.BookingId === bookingId);
    return booking ? [{ booking, bookingId, status }] : [];
  });
  // Cancelled and replaced bookings are history, and come below the open ones.
  const shown = [...all.filter((one) => !isOver(one)), ...all.filter(isOver)];
  // Cancelling or removing a booking removes the pressed button, and the focus with it.
  const heading = useLostFocus<HTMLHeadingElement>(
    shown.map(({ bookingId, status }) => `${bookingId} ${status}`).join(),
  );
  const nameOf = useBookingNames(shown.map(({ booking }) => booking));
  const nameOfId = (bookingId: number | undefined) => {
    const one = shown.find((candidate) => candidate.bookingId === bookingId);
    return one ? nameOf(one.booking) : "";
  };
  if (shown.length === 0) return null;
  const isAlone = shown.length === 1;
  // Without a method's charge the price of the only open booking is the total, which says it once.
  const isTotal = hasTotal && openIds.size === 1 && chargeOfPlan(snapshot) === 0;
  const actionsOf = (booking: Booking) => ({
    booking,
    name: nameOf(booking),
    why: open.why,
    Refundable,
    hasTrip,
    Printable,
    mayChange: whyUnchangeable(snapshot, booking, now).length === 0,
    wasCancelled: booking.ReplacedBy === undefined && wasCancelledByClient(snapshot.context, booking.BookingId),
  });
  const notFree = (booking: Booking) => {
    const refusal = whyUnchangeable(snapshot, booking, now).find(({ code }) => code === "changeNotFree");
    return refusal && <PlanRefusal refusal={refusal} bookings={bookings} />;
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Typography id={id} variant="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id="plan.bookings.title" />
      </Typography>
      {snapshot.matches("paying") && !snapshot.hasTag("acceptsBookings") && <BoundByPayment snapshot={snapshot} />}
      {shown.map(({ booking, bookingId, status }) => {
        const deadline = deadlines.find((candidate) => candidate.bookingId === bookingId);
        // A waiting change is not paid, even if its plan is.
        const online = onlyWaits(booking) && snapshot.hasTag("paid") ? "later" : whenPaidOnline(snapshot);
        return (
          <BookingCard
            key={bookingId}
            booking={booking}
            status={status}
            change={changeOf(booking, { snapshot, nameOfId, Printable })}
            proposed={checkout.Proposed.includes(bookingId)}
            brief={hasTrip && effectiveIds.has(bookingId) ? "always" : !isAlone}
            price={openIds.has(bookingId) && !isTotal && <BookingPrice booking={booking} online={online} />}
            priceDetails={openIds.has(bookingId) && <BookingPriceDetails booking={booking} online={online} now={now} />}
            instead={withSimilar && lostIds.has(bookingId) && <SimilarOffers booking={booking} now={now} />}
            actions={
              <>
                <BookingActions {...actionsOf(booking)} />
                {/* A waiting change can only be withdrawn, and a single booking has room for all its actions. */}
                {(isAlone || onlyWaits(booking)) && <LesserActions {...actionsOf(booking)} />}
              </>
            }
            besides={!isAlone && !onlyWaits(booking) && <LesserActions {...actionsOf(booking)} />}
            unchangeable={notFree(booking)}
            waiting={
              deadline && (
                <Typography variant="body2">
                  <DeadlineLine deadline={deadline} now={now} />
                </Typography>
              )
            }
          />
        );
      })}
    </Box>
  );
}

type Relation = Pick<Props, "Printable"> & {
  readonly snapshot: CheckoutSnapshot;
  /** The name of one of the plan's bookings, told apart from the others. (PLAN-45) */
  readonly nameOfId: (id: number | undefined) => string;
};

/** The relation of two bookings if one replaces or has replaced the other. (PLAN-40) */
function changeOf(booking: Booking, { snapshot, nameOfId, Printable }: Relation): ReactNode {
  const { context } = snapshot;
  const { BookingId, SupplierName: supplier, ReplacedBy: to } = booking;
  const replacement = replacementOf(context, BookingId);
  switch (replacement?.kind) {
    case "toPay": {
      const { change } = replacement;
      return <ToPay change={change} name={nameOfId(change.replaces)} snapshot={snapshot} Printable={Printable} />;
    }
    case "asked":
      return (
        <FormattedMessage id="plan.booking.changeAsked" values={{ name: nameOfId(replacement.other), supplier }} />
      );
    case "staysUnpaid":
      return <FormattedMessage id="plan.booking.staysUnpaid" values={{ name: nameOfId(replacement.other) }} />;
    case "changeWaits":
      return <FormattedMessage id="plan.booking.changeWaits" values={{ supplier }} />;
    default:
      return to === undefined ? null : <ReplacedBy id={to} name={nameOfId(to)} />;
  }
}

type ToPayProps = Pick<Props, "Printable"> & {
  readonly change: PlanBooking;
  /** The booking that it is to replace. */
  readonly name: string;
  readonly snapshot: CheckoutSnapshot;
};

/**
 * An agreed change, and the link to pay its difference, unless a dispute holds it or that is the page's main action.
 * (PLAN-44)
 */
function ToPay({ change, name, snapshot, Printable }: ToPayProps) {
  const { context } = snapshot;
  const money = useMoney();
  const values = { name, amount: money(differenceOf(context, change)) };
  if (supplementUnderWay(context)?.bookingId === change.id)
    return <FormattedMessage id="plan.booking.differenceUnderWay" values={values} />;
  const toPay = <FormattedMessage id="plan.booking.toPay" values={values} />;
  if (changeToPay(snapshot)?.id === change.id) return toPay;
  const pay = (
    <MainLink to={differencePath(context.planId, change.id)}>
      <FormattedMessage id="plan.booking.payMore" values={values} />
    </MainLink>
  );
  return (
    <span style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      <span>{toPay}</span>
      {Printable ? <Printable planId={context.planId}>{pay}</Printable> : pay}
    </span>
  );
}

/** Why no booking can be cancelled while a payment is under way, and how to make it possible. */
function BoundByPayment({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const intl = useIntl();
  const isWithdrawable =
    snapshot.matches({ paying: "awaitingLink" }) || snapshot.matches({ paying: { awaitingTransfer: "ordered" } });
  return (
    <Typography variant="body2" color="text.secondary">
      <FormattedMessage
        id="plan.bookings.boundByPayment"
        values={{
          otherwise: String(isWithdrawable),
          button: intl.formatMessage({ id: "payment.awaited.otherwise" }),
        }}
      />
    </Typography>
  );
}

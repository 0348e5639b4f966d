import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../../platform/web/files/DownloadButton";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { Link } from "../../../../platform/web/links";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import { buildPath } from "../../../../shared/endpoint";
import type { HoldOnPapers } from "../../../payments/disputes/dispute.rules";
import { awaitsDifference, hasVoucher, isOpen, onlyWaits } from "../../../plan/bookings/bookingStatus";
import { refundsBookings, stepOfName } from "../../../plan/checkout/checkout.states";
import { differencePath, refundPath, signPath, voucherPath } from "../../../plan/plan.pages";
import { planDays, planDeposit } from "../../../plan/plan.rules";
import type { Booking, TravelPlan } from "../../../plan/plan.schemas";
import { BookingFacts } from "../../../plan/web/bookings/BookingFacts";
import { BookingStatusChip, shownStatus } from "../../../plan/web/bookings/BookingStatusChip";
import { bookingElementId, ReplacedBy } from "../../../plan/web/bookings/ReplacedBy";
import { useBookingNames } from "../../../plan/web/bookings/useBookingNames";
import type { PlanSlots } from "../../../plan/web/PlanSlots";
import { TotalPrice } from "../../../plan/web/price/TotalPrice";
import { papersContract } from "../../papers.contract";
import { HeldCallout } from "../HeldCallout";

const statuses = {
  sign: { id: "plan.paid.toSign", tone: "waiting" },
  print: { id: "plan.paid.signed", tone: "done" },
  ended: { id: "plan.paid.ended", tone: "neutral" },
} as const;

function statusOf({ SignUrl, State }: TravelPlan) {
  if (SignUrl !== null) return statuses.sign;
  return stepOfName(State) === "print" ? statuses.print : statuses.ended;
}

type Props = {
  readonly plan: TravelPlan;
  /** Why its papers are blocked: the payment is disputed; null: they are not; undefined: not known yet. */
  readonly held: HoldOnPapers | null | undefined;
  readonly refunds: ReactNode;
  readonly Refundable: PlanSlots["Refundable"];
};

/** A paid plan under its days: its bookings, what was paid, and what can be signed, printed or saved. */
export function PaidPlanCard({ plan, held, refunds, Refundable }: Props) {
  const id = useId();
  const { instant } = useHavanaTime();
  const range = useShortRange();
  const { TravelPlanId: planId, PaidAt, Bookings, CurrencyCode, PayNow, PayInCuba, State } = plan;
  const { from, to } = planDays(Bookings);
  const deposit = planDeposit(Bookings);
  const status = statusOf(plan);
  // Vouchers are numbered once the receipt is signed; the receipt stays, whatever happens to the plan.
  const isSigned = Bookings.some(({ VoucherNumber }) => VoucherNumber !== null);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between", alignItems: "start" }}>
        <div>
          <Typography id={id} variant="h2">
            {range(from, to)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <DottedLine>
              <FormattedMessage id="plan.paid.plan" values={{ plan: planId }} />
              {PaidAt !== null && <FormattedMessage id="receipt.paper.paidAt" values={{ when: instant(PaidAt) }} />}
            </DottedLine>
          </Typography>
        </div>
        <StatusChip tone={held ? "problem" : status.tone}>
          <FormattedMessage id={held ? `plan.paid.held.${held}` : status.id} />
        </StatusChip>
      </Box>
      {held && (
        <HeldCallout
          untitled
          hold={held}
          holds={stepOfName(State) === "sign" ? "receipt" : "voucher"}
          vouchers={Bookings.filter(hasVoucher).length}
        />
      )}
      <PaidBookings
        bookings={Bookings}
        unheld={held === null}
        Refundable={refundsBookings(State) ? Refundable : null}
      />
      {refunds}
      {PayNow > 0 && (
        <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={deposit} currency={CurrencyCode} online="paid" />
      )}
      {status === statuses.sign && held === null && (
        <Button
          component={Link}
          to={signPath(planId)}
          variant="contained"
          color="secondary"
          sx={{ justifySelf: "start" }}
        >
          <FormattedMessage id="checkout.action.sign" />
        </Button>
      )}
      {isSigned && (
        <DownloadButton
          path={buildPath(papersContract.getReceiptFile.path, { planId })}
          fileName={`malecon-receipt-${planId}.pdf`}
        >
          <FormattedMessage id="receipt.download" />
        </DownloadButton>
      )}
    </Card>
  );
}

function PaidBookingHead({ booking }: { readonly booking: Booking }) {
  const { Name, Status } = booking;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between" }}>
      <Typography variant="h3">{Name}</Typography>
      <BookingStatusChip status={shownStatus(Status, booking)} />
    </Box>
  );
}

type PaidBookingsProps = {
  readonly bookings: readonly Booking[];
  /** It is known that no dispute holds the vouchers, and paying a change, or made them void. (DESK-90) */
  readonly unheld: boolean;
  /** Null once no booking can be refunded: the plan is completed or cancelled. */
  readonly Refundable: PlanSlots["Refundable"] | null;
};

/** The bookings of a paid plan, each with its voucher if it has a valid one. */
function PaidBookings({ bookings, unheld, Refundable }: PaidBookingsProps) {
  const nameOf = useBookingNames(bookings);
  const nameOfId = (id: number) => {
    const booking = bookings.find(({ BookingId }) => BookingId === id);
    return booking ? nameOf(booking) : "";
  };
  // Replaced and refunded bookings are history, and come below the open ones.
  const isOver = ({ Status }: Booking) => !isOpen(Status);
  const shown = [...bookings.filter((booking) => !isOver(booking)), ...bookings.filter(isOver)];
  return (
    <Box
      component="ul"
      sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      {shown.map((booking) => (
        <Box
          component="li"
          key={booking.BookingId}
          id={bookingElementId(booking.BookingId)}
          tabIndex={-1}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 1.5,
            borderTop: 1,
            borderColor: "divider",
            pt: 2,
          }}
        >
          <PaidBookingHead booking={booking} />
          {booking.ReplacedBy === undefined ? (
            <BookingFacts booking={booking} />
          ) : (
            <Typography variant="body2">
              <ReplacedBy id={booking.ReplacedBy} name={nameOfId(booking.ReplacedBy)} />
            </Typography>
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "&:empty": { display: "none" } }}>
            {unheld && hasVoucher(booking) && (
              <Button component={Link} to={voucherPath(booking.BookingId)} variant="outlined">
                <FormattedMessage id="plan.booking.voucher" values={{ name: nameOf(booking) }} />
              </Button>
            )}
            {unheld && awaitsDifference(booking.Status) && (
              <Button
                component={Link}
                to={differencePath(booking.TravelPlanId, booking.BookingId)}
                variant="contained"
                color="secondary"
              >
                <FormattedMessage id="plan.booking.payDifference" />
                <span className="visually-hidden">: {nameOf(booking)}</span>
              </Button>
            )}
            {Refundable && isOpen(booking.Status) && !onlyWaits(booking) && (
              <Refundable planId={booking.TravelPlanId} bookingId={booking.BookingId}>
                <Button component={Link} to={refundPath(booking.BookingId)}>
                  <FormattedMessage id="plan.booking.refund" />
                  <span className="visually-hidden">: {nameOf(booking)}</span>
                </Button>
              </Refundable>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

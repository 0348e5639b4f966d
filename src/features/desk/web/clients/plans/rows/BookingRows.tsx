import MuiLink from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../../platform/web/links";
import { DottedLine } from "../../../../../../platform/web/ui/dotted/DottedLine";
import { VerbatimText } from "../../../../../../platform/web/ui/VerbatimText";
import type { Minor } from "../../../../../../shared/money";
import { isOpen, priceStatus } from "../../../../../plan/bookings/bookingStatus";
import type { Booking } from "../../../../../plan/plan.schemas";
import { partsInCuba } from "../../../../../plan/price/inCuba";
import { BookingStatusChip, shownStatus } from "../../../../../plan/web/bookings/BookingStatusChip";
import { useProductOf } from "../../../../../plan/web/products";
import { supportRefundsPath } from "../../../../desk.pages";
import type { PlanMoney } from "../../../../plans/plans.schemas";
import { DeskList } from "../../../parts/DeskList";
import { FoldedRow } from "../../../parts/FoldedRow";
import { ReasonAction } from "../../../parts/ReasonAction";
import { RowLine } from "../../../parts/RowLine";
import { RowNote } from "../../../parts/RowNote";
import { When } from "../../../parts/When";
import { ChangeCar } from "../../../services/bookings/ChangeCar";
import { placeOfBooking } from "../../../services/calendar/calendarAddress";

type Props = {
  readonly bookings: readonly Booking[];
  readonly proposed: readonly number[];
  /** The bookings that may get another car. */
  readonly carMayChange: readonly number[];
  /** Null before any money has come in. */
  readonly money: PlanMoney | null;
  /** One of the plan's payments has paid it. */
  readonly isPaid: boolean;
};

/** The plan's bookings: service, status, price and references. */
export function BookingRows({ bookings, proposed, carMayChange, money, isPaid }: Props) {
  return (
    <DeskList
      items={bookings}
      keyOf={({ BookingId }) => BookingId}
      none={<FormattedMessage id="support.bookings.none" />}
    >
      {(booking) => (
        <BookingRow
          booking={booking}
          proposed={proposed.includes(booking.BookingId)}
          carMayChange={carMayChange.includes(booking.BookingId)}
          back={money?.Bookings.find(({ BookingId }) => BookingId === booking.BookingId)?.Back ?? 0}
          isPaid={isPaid}
        />
      )}
    </DeskList>
  );
}

type RowProps = {
  readonly booking: Booking;
  readonly proposed: boolean;
  readonly carMayChange: boolean;
  readonly back: Minor;
  readonly isPaid: boolean;
};

function BookingRow({ booking, proposed, carMayChange, back, isPaid }: RowProps) {
  const money = useMoney();
  const { BookingId, Name, SupplierName, Status, StartsAt, EndsAt, PayNow } = booking;
  const { SupplierReference, VoucherNumber, DeclineReason, ReplacedBy } = booking;
  const drivers = useProductOf(booking).drivers?.(booking)?.names ?? [];
  const price = priceStatus(Status, isPaid);
  return (
    <FoldedRow
      line={
        <RowLine>
          <strong>
            <DottedLine>
              {Name}
              <FormattedMessage id="support.booking" values={{ id: BookingId }} />
            </DottedLine>
          </strong>
          <BookingStatusChip status={shownStatus(Status, booking)} />
        </RowLine>
      }
    >
      <p>
        <DottedLine>
          <FormattedMessage id="support.bookings.price" values={{ amount: money(PayNow), price }} />
          {partsInCuba(booking).map(({ kind, amount }) => (
            <FormattedMessage
              key={kind}
              id={`support.bookings.inCuba.${kind}`}
              values={{ amount: money(amount), price }}
            />
          ))}
          {back > 0 && (
            <FormattedMessage
              id="support.bookings.back"
              values={{ amount: money(back), left: money(PayNow - back), whole: back >= PayNow ? "yes" : "no" }}
            />
          )}
        </DottedLine>
      </p>
      <RowNote>
        <When at={StartsAt} /> – <When at={EndsAt} />
      </RowNote>
      {drivers.length > 0 && (
        <RowNote>
          <FormattedMessage
            id="support.bookings.drivers"
            values={{ count: drivers.length, names: drivers.join(", ") }}
          />
        </RowNote>
      )}
      <RowNote>
        <DottedLine>
          {SupplierName}
          {SupplierReference}
          {VoucherNumber}
        </DottedLine>
      </RowNote>
      <p>
        <DottedLine>
          <MuiLink component={Link} to={placeOfBooking(BookingId)}>
            <FormattedMessage id="support.calendar.toCalendar" />
          </MuiLink>
          {price === "paid" && isOpen(Status) && back < PayNow && (
            <MuiLink component={Link} to={supportRefundsPath({ booking: BookingId })}>
              <FormattedMessage id="support.bookings.refund" />
            </MuiLink>
          )}
        </DottedLine>
      </p>
      {ReplacedBy !== undefined && (
        <RowNote>
          <FormattedMessage id="support.bookings.replacedBy" values={{ id: ReplacedBy }} />
        </RowNote>
      )}
      {carMayChange && <ChangeCar bookingId={BookingId} />}
      {proposed && (
        <>
          <p>
            <FormattedMessage id="support.bookings.proposed" />
          </p>
          <ReasonAction act={{ kind: "withdraw", id: BookingId }} />
        </>
      )}
      {DeclineReason !== null && (
        <p>
          <FormattedMessage
            id="plan.booking.declineReason"
            values={{ reason: <VerbatimText>{DeclineReason}</VerbatimText> }}
          />
        </p>
      )}
    </FoldedRow>
  );
}

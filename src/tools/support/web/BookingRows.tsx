import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import type { Booking } from "../../../features/plan/plan.schemas";
import { BookingStatusChip, standingOf } from "../../../features/plan/web/BookingStatusChip";
import { useMoney } from "../../../web/intl/useMoney";
import { DeskList } from "./DeskList";
import { RowNote } from "./RowNote";
import { When } from "./When";

/** The plan's bookings: what, how it stands, for how much and under which references. */
export function BookingRows({ bookings }: { readonly bookings: readonly Booking[] }) {
  return (
    <DeskList
      items={bookings}
      keyOf={({ BookingId }) => BookingId}
      none={<FormattedMessage id="support.bookings.none" />}
    >
      {(booking) => <BookingRow booking={booking} />}
    </DeskList>
  );
}

function BookingRow({ booking }: { readonly booking: Booking }) {
  const money = useMoney();
  const { BookingId, Name, SupplierName, Status, StartsAt, EndsAt, PayNow, PayInCuba } = booking;
  const { SupplierReference, VoucherNumber, DeclineReason } = booking;
  const standing = standingOf(Status);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <strong>
          {Name} · <FormattedMessage id="support.booking" values={{ id: BookingId }} />
        </strong>
        {standing ? <BookingStatusChip status={standing} /> : Status}
      </Box>
      <p>
        <FormattedMessage id="support.bookings.amounts" values={{ now: money(PayNow), inCuba: money(PayInCuba) }} />
      </p>
      <RowNote>
        <When at={StartsAt} /> – <When at={EndsAt} />
      </RowNote>
      <RowNote>{[SupplierName, SupplierReference, VoucherNumber].filter(Boolean).join(" · ")}</RowNote>
      {DeclineReason !== null && (
        <p>
          <FormattedMessage id="plan.booking.declineReason" values={{ reason: DeclineReason }} />
        </p>
      )}
    </>
  );
}

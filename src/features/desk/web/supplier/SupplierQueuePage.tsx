import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { DeskQueue } from "../DeskQueue";
import { deskRow } from "../shell/deskRows";
import { SupplierBookingCard } from "./SupplierBookingCard";
import { useGetSupplierQueueQuery } from "./supplier.api";

const Cards = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  maxWidth: "44rem",
});

/** /support/bookings for suppliers' people: their bookings that wait for an answer, most urgent first. (DESK-30) */
export function SupplierQueuePage() {
  const query = useGetSupplierQueueQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  // An answered booking leaves the list at once; the next queue confirms it.
  const [answered, setAnswered] = useState<readonly number[]>([]);
  useLostFocus(answered.length);
  const waiting = query.data?.Bookings.filter(({ BookingId }) => !answered.includes(BookingId));
  const count = waiting?.length ?? 0;
  return (
    <DeskQueue
      name="supplier"
      query={query}
      lead={count > 0 && <FormattedMessage id="support.desk.lead" values={{ count }} />}
      height={260}
    >
      {({ Now }) =>
        waiting?.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="support.desk.empty.title" />}
            action={
              <TextLink to="/support/day">
                <FormattedMessage id="support.supplier.toDays" />
              </TextLink>
            }
          >
            <FormattedMessage id="support.supplier.emptyText" />
          </EmptyState>
        ) : (
          <Cards>
            {waiting?.map((booking) => (
              <li key={booking.BookingId} {...deskRow(`booking-${booking.BookingId}`)}>
                <SupplierBookingCard
                  booking={booking}
                  now={Now}
                  onAnswered={() => setAnswered((ids) => [...ids, booking.BookingId])}
                />
              </li>
            ))}
          </Cards>
        )
      }
    </DeskQueue>
  );
}

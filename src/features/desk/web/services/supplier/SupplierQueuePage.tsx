import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { supportDayPath } from "../../../desk.pages";
import type { SupplierBooking } from "../../../supplier/supplier.schemas";
import { DeskQueue } from "../../parts/DeskQueue";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { SupplierBookingCard } from "./SupplierBookingCard";
import { useGetSupplierQueueQuery } from "./supplier.api";

const rowOf = ({ BookingId }: SupplierBooking) => `booking-${BookingId}`;

/** /support/bookings for suppliers' people: their bookings that wait for an answer, most urgent first. (DESK-30) */
export function SupplierQueuePage() {
  const query = useGetSupplierQueueQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const queue = useQueue(query.data?.Bookings, rowOf);
  const { count } = queue;
  return (
    <DeskQueue
      name="supplier"
      query={query}
      lead={count > 0 && <FormattedMessage id="support.desk.lead" values={{ count }} />}
      height={260}
    >
      {({ Now }) => (
        <>
          <QueueRows queue={queue} maxWidth="44rem">
            {(booking) => <SupplierBookingCard booking={booking} now={Now} />}
          </QueueRows>
          {count === 0 && (
            <EmptyState
              title={<FormattedMessage id="support.desk.empty.title" />}
              action={
                <TextLink to={supportDayPath()}>
                  <FormattedMessage id="support.supplier.toDays" />
                </TextLink>
              }
            >
              <FormattedMessage id="support.supplier.emptyText" />
            </EmptyState>
          )}
        </>
      )}
    </DeskQueue>
  );
}

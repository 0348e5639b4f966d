import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { DeskFailed } from "../DeskFailed";
import { DeskSkeleton } from "../DeskSkeleton";
import { useRowOfAddress } from "../inbox/useRowOfAddress";
import { deskRow } from "../shell/deskRows";
import { useGetDeskQueueQuery } from "../support.api";
import { ConfirmSeveral } from "./ConfirmSeveral";
import { QueuedBookingCard } from "./QueuedBookingCard";

/** /support/bookings: bookings that wait for an answer, most urgent first. */
export default function DeskPage() {
  const lang = useSelector(selectLanguage);
  const { data, isError, error, refetch } = useGetDeskQueueQuery({ lang }, { refetchOnMountOrArgChange: true });
  // An answered booking leaves the list at once; the next queue confirms it.
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [several, setSeveral] = useState(false);
  useLostFocus(answered.length);
  useRowOfAddress(data !== undefined);
  const waiting = data?.Bookings.filter(({ Booking }) => !answered.includes(Booking.BookingId));
  const count = waiting?.length ?? 0;
  return (
    <PageFrame
      title={<FormattedMessage id="support.desk.title" />}
      lead={count > 0 && <FormattedMessage id="support.desk.lead" values={{ count }} />}
    >
      {!data &&
        (isError ? (
          <DeskFailed title={<FormattedMessage id="support.desk.failed" />} retry={refetch} error={error} />
        ) : (
          <DeskSkeleton label={<FormattedMessage id="support.desk.loading" />} heights={[220, 220]} />
        ))}
      {waiting?.length === 0 && (
        <EmptyState title={<FormattedMessage id="support.desk.empty.title" />}>
          <FormattedMessage id="support.desk.empty.text" />
        </EmptyState>
      )}
      {waiting && waiting.length > 1 && !several && (
        <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setSeveral(true)}>
          <FormattedMessage id="support.bookings.several" />
        </Button>
      )}
      {waiting && several && (
        <ConfirmSeveral
          waiting={waiting}
          onConfirmed={(ids) => setAnswered((old) => [...old, ...ids])}
          onClose={() => setSeveral(false)}
        />
      )}
      <Box
        component="ul"
        sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
      >
        {data &&
          waiting?.map((queued) => (
            <li key={queued.Booking.BookingId} {...deskRow(`booking-${queued.Booking.BookingId}`)}>
              <QueuedBookingCard
                queued={queued}
                now={data.Now}
                onAnswered={() => setAnswered((ids) => [...ids, queued.Booking.BookingId])}
              />
            </li>
          ))}
      </Box>
    </PageFrame>
  );
}

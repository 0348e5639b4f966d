import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import type { QueuedBooking } from "../../../support.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { ThumbBar } from "../../parts/ThumbBar";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { openAnswer } from "../../shell/deskRows";
import { useGetDeskQueueQuery } from "../../shell/support.api";
import { ConfirmSeveral } from "./ConfirmSeveral";
import { QueuedBookingCard } from "./QueuedBookingCard";
import { SeveralBookings } from "./SeveralBookings";

const mayConfirm = ({ Unreadable, Proposed }: QueuedBooking) => !Unreadable && !Proposed;
const bookingValues = ({ Booking }: QueuedBooking) => ({ name: Booking.Name, id: Booking.BookingId });
const rowOf = ({ Booking }: QueuedBooking) => `booking-${Booking.BookingId}`;

/** The forms for several. */
type Several = "confirm" | "answer";

/** /support/bookings: bookings that wait for an answer, most urgent first. */
export default function DeskPage() {
  const lang = useSelector(selectLanguage);
  const { data, isError, error, refetch } = useGetDeskQueueQuery({ lang }, { refetchOnMountOrArgChange: true });
  const queue = useQueue(data?.Bookings, rowOf);
  const [several, setSeveral] = useState<Several | null>(null);
  const [opened, setOpened] = useState<Several>("confirm");
  const open = (form: Several) => {
    setOpened(form);
    setSeveral(form);
  };
  const opener = useLostFocus<HTMLButtonElement>(several !== null);
  useRowOfAddress(data !== undefined);
  const { count } = queue;
  // The most urgent one, while nothing is being answered.
  const first = several || queue.rows.some(({ isHeld }) => isHeld) ? undefined : queue.newest.find(mayConfirm);
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
      {data && count > 1 && !several && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
          <Button ref={opened === "confirm" ? opener : undefined} variant="outlined" onClick={() => open("confirm")}>
            <FormattedMessage id="support.bookings.several" />
          </Button>
          <Button ref={opened === "answer" ? opener : undefined} variant="outlined" onClick={() => open("answer")}>
            <FormattedMessage id="support.several.bookings" />
          </Button>
        </Box>
      )}
      {data && several === "answer" && (
        <SeveralBookings
          waiting={queue.newest}
          onDeclined={(declined) => queue.leave(declined.map(rowOf), null)}
          onClose={() => setSeveral(null)}
        />
      )}
      {data && several === "confirm" && (
        <ConfirmSeveral
          waiting={queue.newest}
          onConfirmed={(confirmed) => queue.leave(confirmed.map(rowOf), null)}
          onClose={() => setSeveral(null)}
        />
      )}
      {data && <QueueRows queue={queue}>{(queued) => <QueuedBookingCard queued={queued} now={data.Now} />}</QueueRows>}
      {first && (
        <ThumbBar about={<FormattedMessage id="support.several.booking" values={bookingValues(first)} />}>
          <Button
            variant="contained"
            color="secondary"
            onClick={() => openAnswer(document.getElementById(rowOf(first)))}
          >
            <FormattedMessage id="support.answer.confirm" />
          </Button>
        </ThumbBar>
      )}
      {data && count === 0 && (
        <EmptyState title={<FormattedMessage id="support.desk.empty.title" />} action={<NextInInbox />}>
          <FormattedMessage id="support.desk.empty.text" />
        </EmptyState>
      )}
    </PageFrame>
  );
}

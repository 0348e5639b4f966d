import { FormattedMessage } from "react-intl";
import type { Booking } from "../../../../features/plan/plan.schemas";
import { lodgingsPath } from "../../../../features/plan/products.pages";
import { BookedCard } from "../../../../features/plan/web/bookings/BookedCard";
import { BookedPage, NoBooking, useBookingOfAddress } from "../../../../features/plan/web/reserve/BookedPage";
import { isNotFound } from "../../../../platform/web/callError";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { FactList } from "../../../../platform/web/ui/FactList";
import { VerbatimText } from "../../../../platform/web/ui/VerbatimText";
import { bookedLodging } from "../../bookedLodging";
import type { BookedLodging } from "../../bookedLodging.schemas";
import { carOnDaysPath } from "../../lodging.paths";
import { BookedLodgingPicture } from "../booked/BookedLodgingPicture";
import { useGetLodgingBookingQuery } from "../lodging.api";
import { useGuestsText } from "../search/form/useLodgingStayText";

const words = {
  waits: "lodging.confirm.stepConfirm",
  confirmed: "lodging.confirm.stepConfirmed",
} as const;

/** /book-lodging-confirm?booking={id}: what was booked, and what happens next by when. */
export default function LodgingBookConfirmPage() {
  const id = useBookingOfAddress();
  const answer = useGetLodgingBookingQuery({ id: id ?? 0 }, { skip: id === null, ...pollingOptions() });
  if (id === null || isNotFound(answer.error))
    return <NoBooking to={lodgingsPath()} search={<FormattedMessage id="lodging.search.submit" />} />;
  return (
    <BookedPage
      id={id}
      answer={answer}
      words={words}
      onward={(booking) => {
        const stay = bookedLodging(booking);
        return stay && { to: carOnDaysPath(stay), label: "book.confirm.findCar" };
      }}
    >
      {(booking) => <LodgingBooked booking={booking} />}
    </BookedPage>
  );
}

/** A stay that has just been booked. */
function LodgingBooked({ booking }: { readonly booking: Booking }) {
  const stay = bookedLodging(booking);
  return (
    stay && (
      <BookedCard booking={booking} picture={<BookedLodgingPicture lodging={stay} />}>
        <StayFacts lodging={stay} />
      </BookedCard>
    )
  );
}

function StayFacts({ lodging }: { readonly lodging: BookedLodging }) {
  const { room } = useStayWords();
  const { day, hour } = useHavanaTime();
  const { CheckIn, CheckInHour, CheckOut, CheckOutHour, RoomClassCode, MealsPlanCode, Rooms, Travelers, Requests } =
    lodging;
  const guests = useGuestsText(Rooms, RoomClassCode);
  const main = Travelers.find(({ IsMainUser }) => IsMainUser);
  return (
    <FactList
      facts={[
        {
          id: "in",
          term: <FormattedMessage id="lodging.search.checkIn" />,
          detail: <FormattedMessage id="lodging.book.from" values={{ day: day(CheckIn), hour: hour(CheckInHour) }} />,
        },
        {
          id: "out",
          term: <FormattedMessage id="lodging.search.checkOut" />,
          detail: (
            <FormattedMessage id="lodging.book.until" values={{ day: day(CheckOut), hour: hour(CheckOutHour) }} />
          ),
        },
        {
          id: "room",
          term: <FormattedMessage id="lodging.roomClass.booked" values={{ room: RoomClassCode }} />,
          detail: room(RoomClassCode, MealsPlanCode),
        },
        { id: "guests", term: <FormattedMessage id="lodging.confirm.guests" />, detail: guests },
        ...(main
          ? [
              {
                id: "main",
                term: <FormattedMessage id="lodging.travelers.main" />,
                detail: `${main.Name} ${main.LastName}`,
              },
            ]
          : []),
        ...(Requests
          ? [
              {
                id: "requests",
                term: <FormattedMessage id="plan.booking.requests" />,
                detail: <VerbatimText>{Requests}</VerbatimText>,
              },
            ]
          : []),
      ]}
    />
  );
}

import { FormattedMessage } from "react-intl";
import { lodgingsPath } from "../../../../features/plan/products.pages";
import { BookedPage } from "../../../../features/plan/web/reserve/BookedPage";
import { NoBooking } from "../../../../features/plan/web/reserve/NoBooking";
import { useBookingOfAddress } from "../../../../features/plan/web/reserve/useBookingOfAddress";
import { isNotFound } from "../../../../platform/web/callError";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { bookedLodging } from "../../bookedLodging";
import { carOnDaysPath } from "../../lodging.paths";
import { useGetLodgingBookingQuery } from "../lodging.api";
import { LodgingBooked } from "./LodgingBooked";

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

import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { BookedPage } from "../../../web/booking/BookedPage";
import { NoBooking } from "../../../web/booking/NoBooking";
import { useBookingOfAddress } from "../../../web/booking/useBookingOfAddress";
import { isNotFound } from "../../../web/callError";
import type { WebState } from "../../../web/state";
import { CarBooked } from "./CarBooked";
import { useGetCarBookingQuery } from "./car.api";

const words = {
  title: "car.confirm.title",
  waits: "car.confirm.stepConfirm",
  confirmed: "car.confirm.stepConfirmed",
} as const;

/** /book-car-confirm?booking={id}: what was booked, and what happens next by when. */
export default function CarBookConfirmPage() {
  const id = useBookingOfAddress();
  const lang = useSelector(({ language }: WebState) => language.current);
  const answer = useGetCarBookingQuery({ id: id ?? 0, lang }, { skip: id === null });
  if (id === null || isNotFound(answer.error))
    return <NoBooking to="/search-car" search={<FormattedMessage id="car.search.submit" />} />;
  return (
    <BookedPage id={id} answer={answer} words={words}>
      {(booking) => <CarBooked booking={booking} />}
    </BookedPage>
  );
}

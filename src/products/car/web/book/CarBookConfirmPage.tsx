import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { carsPath } from "../../../../features/plan/products.pages";
import { BookedPage } from "../../../../features/plan/web/reserve/BookedPage";
import { NoBooking } from "../../../../features/plan/web/reserve/NoBooking";
import { useBookingOfAddress } from "../../../../features/plan/web/reserve/useBookingOfAddress";
import { isNotFound } from "../../../../platform/web/callError";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { bookedCar } from "../../bookedCar";
import { lodgingOnDaysPath } from "../../car.paths";
import { useGetCarBookingQuery } from "../car.api";
import { CarBooked } from "./CarBooked";

const words = {
  waits: "car.confirm.stepConfirm",
  confirmed: "car.confirm.stepConfirmed",
} as const;

/** /book-car-confirm?booking={id}: what was booked, and what happens next by when. */
export default function CarBookConfirmPage() {
  const id = useBookingOfAddress();
  const lang = useSelector(selectLanguage);
  const answer = useGetCarBookingQuery({ id: id ?? 0, lang }, { skip: id === null, ...pollingOptions() });
  if (id === null || isNotFound(answer.error))
    return <NoBooking to={carsPath()} search={<FormattedMessage id="car.search.submit" />} />;
  return (
    <BookedPage
      id={id}
      answer={answer}
      words={words}
      onward={(booking) => {
        const car = bookedCar(booking);
        return car && { to: lodgingOnDaysPath(car), label: "plan.warning.findLodging" };
      }}
    >
      {(booking) => <CarBooked booking={booking} />}
    </BookedPage>
  );
}

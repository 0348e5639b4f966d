import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Booking } from "../../../../features/plan/plan.schemas";
import { carsPath } from "../../../../features/plan/products.pages";
import { BookedCard } from "../../../../features/plan/web/bookings/BookedCard";
import { FactLines } from "../../../../features/plan/web/bookings/FactLines";
import { BookedPage, NoBooking, useBookingOfAddress } from "../../../../features/plan/web/reserve/BookedPage";
import { isNotFound } from "../../../../platform/web/callError";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { FactList } from "../../../../platform/web/ui/FactList";
import { bookedCar } from "../../bookedCar";
import { lodgingOnDaysPath } from "../../car.paths";
import { CarDays, CarDrivers } from "../booked/BookedCarFacts";
import { CarPicture } from "../CarPicture";
import { useGetCarBookingQuery } from "../car.api";

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

/** A car that has just been booked. */
function CarBooked({ booking }: { readonly booking: Booking }) {
  const place = useOfficeName();
  const { day, hour } = useHavanaTime();
  const car = bookedCar(booking);
  if (!car) return null;
  const at = (date: string, time: string) => (
    <FormattedMessage id="car.confirm.at" values={{ day: day(date), hour: hour(time) }} />
  );
  return (
    <BookedCard
      booking={booking}
      picture={<CarPicture className={car.ClassName} modelName={car.ModelName} photo={car.Photo} />}
    >
      <FactList
        facts={[
          { id: "from", term: <FormattedMessage id="car.confirm.pickUp" />, detail: at(car.PickUp, car.StartHour) },
          { id: "fromOffice", term: <FormattedMessage id="car.book.pickUpOffice" />, detail: place(car.PickUpOffice) },
          {
            id: "to",
            term: <FormattedMessage id="car.confirm.dropOff" />,
            detail: <FactLines note={<CarDays car={car} />}>{at(car.DropOff, car.EndHour)}</FactLines>,
          },
          { id: "toOffice", term: <FormattedMessage id="car.book.dropOffOffice" />, detail: place(car.DropOffOffice) },
          { id: "supplier", term: <FormattedMessage id="car.supplier" />, detail: booking.SupplierName },
          {
            id: "driver",
            term: <FormattedMessage id="car.confirm.driver" />,
            detail: <CarDrivers car={car} />,
          },
        ]}
      />
    </BookedCard>
  );
}

import { FormattedMessage } from "react-intl";
import type { Booking } from "../../../../features/plan/plan.schemas";
import { BookedCard } from "../../../../features/plan/web/bookings/BookedCard";
import { FactLines } from "../../../../features/plan/web/bookings/FactLines";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { FactList } from "../../../../platform/web/ui/FactList";
import { bookedCar } from "../../bookedCar";
import { CarDays, CarDrivers } from "../booked/BookedCarFacts";
import { CarPicture } from "../CarPicture";

/** A car that has just been booked. */
export function CarBooked({ booking }: { readonly booking: Booking }) {
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

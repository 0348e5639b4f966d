import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { FactLines } from "../../../../features/plan/web/bookings/FactLines";
import { isLongName } from "../../../../features/plan/web/bookings/longName";
import { PeriodFacts } from "../../../../features/plan/web/bookings/PeriodFacts";
import { HavanaTime } from "../../../../features/plan/web/HavanaTime";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { OpeningHours } from "../../../../platform/web/ui/OpeningHours";
import type { OfficeHours } from "../../../../shared/officeOpening.schemas";
import type { WebProduct } from "../../../product.web";
import { bookedCar } from "../../bookedCar";
import type { BookedCar } from "../../bookedCar.schemas";

/** When and where a booked car is picked up and returned, and who drives. */
export const BookedCarFacts: WebProduct["Facts"] = ({ booking }) => {
  const say = useOfficeName();
  const car = bookedCar(booking);
  if (!car) return <PeriodFacts booking={booking} />;
  return <FactList layout="grid" facts={carFacts(car, say)} />;
};

function carFacts(car: BookedCar, say: (name: string) => string): Fact[] {
  const placeText = (office: string, zone: string) =>
    office.includes(zone) ? say(office) : `${say(office)}, ${say(zone)}`;
  return [
    {
      id: "pickUp",
      term: <FormattedMessage id="plan.booking.pickUp" />,
      detail: (
        <FactLines
          note={
            <OfficeNote
              place={placeText(car.PickUpOffice, car.PickUpZone)}
              meeting={car.PickUpMeeting}
              hours={car.PickUpHours}
            />
          }
        >
          <HavanaTime day={car.PickUp} hour={car.StartHour} />
        </FactLines>
      ),
    },
    {
      id: "dropOff",
      term: <FormattedMessage id="plan.booking.dropOff" />,
      detail: (
        <FactLines
          note={
            <>
              <CarDays car={car} />
              <OfficeNote place={placeText(car.DropOffOffice, car.DropOffZone)} hours={car.DropOffHours} />
            </>
          }
        >
          <HavanaTime day={car.DropOff} hour={car.EndHour} />
        </FactLines>
      ),
    },
    {
      id: "driver",
      term: <FormattedMessage id="plan.booking.driver" />,
      detail: <CarDrivers car={car} />,
      wide: car.ExtraDrivers > 0 || isLongName(car.DriverName),
    },
    ...(car.FlightNumber === null
      ? []
      : [{ id: "flight", term: <FormattedMessage id="plan.booking.flight" />, detail: car.FlightNumber }]),
  ];
}

/** For how many days a car is booked, in a line of its own. */
export function CarDays({ car }: { readonly car: Pick<BookedCar, "Days"> }) {
  return (
    <Box component="span" sx={{ display: "block" }}>
      <FormattedMessage id="plan.booking.days" values={{ days: car.Days }} />
    </Box>
  );
}

/** The driver, the extras, the named extra drivers, and what they bring to the rental desk. (CAR-67) */
export function CarDrivers({ car }: { readonly car: BookedCar }) {
  const { DriverName, ExtraDrivers: extraDrivers, ExtraDriverNames: names = [], ChildSeats: childSeats } = car;
  if (extraDrivers === 0 && childSeats === 0) return DriverName;
  return (
    <FactLines
      note={
        <>
          <FormattedMessage id="plan.booking.extras" values={{ extraDrivers, childSeats }} />
          {extraDrivers > 0 && (
            <>
              <br />
              {names.length > 0 && (
                <>
                  {names.join(", ")}
                  <br />
                </>
              )}
              <FormattedMessage id="plan.booking.extraDrivers" values={{ count: extraDrivers }} />
            </>
          )}
        </>
      }
    >
      {DriverName}
    </FactLines>
  );
}

type OfficeProps = { readonly place: string; readonly meeting?: string | undefined; readonly hours: OfficeHours[] };

/** The office's address, the meeting point in it, and its opening hours: flights may be late, and returns early. */
function OfficeNote({ place, meeting, hours }: OfficeProps) {
  return (
    <>
      {place}
      {meeting && (
        <Box component="span" sx={{ display: "block" }}>
          <FormattedMessage id="plan.booking.meeting" values={{ meeting }} />
        </Box>
      )}
      <OpeningHours opening={{ Hours: hours }} />
    </>
  );
}

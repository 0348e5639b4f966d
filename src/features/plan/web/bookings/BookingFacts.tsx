import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { OpeningHours } from "../../../../platform/web/ui/OpeningHours";
import type { OfficeHours } from "../../../../shared/officeOpening.schemas";
import { type BookedCar, bookedCar, bookedLodging } from "../../bookedDetails";
import type { Booking } from "../../plan.schemas";
import { stayPlace } from "../../stayPlace";
import { HavanaTime } from "../HavanaTime";
import { FactLines } from "./FactLines";
import { isLongName } from "./longName";
import { type ShownStay, stayFacts } from "./stayFacts";

/** The facts of a booking that are shown here; a supplier's people see no more. */
type ShownBooking = Pick<Booking, "StartsAt" | "EndsAt"> & {
  readonly car: BookedCar | null;
  readonly lodging: ShownStay | null;
};

type Props = {
  readonly service: ShownBooking;
  /** With the names in Cuba, as staff and suppliers know them. */
  readonly inCuba?: boolean;
};

const asItIs = (name: string) => name;

/** When and where a booked service begins and ends, and who drives or sleeps there. */
export function BookingFacts({ booking, inCuba = false }: { readonly booking: Booking; readonly inCuba?: boolean }) {
  const { StartsAt, EndsAt } = booking;
  const service = { StartsAt, EndsAt, car: bookedCar(booking), lodging: bookedLodging(booking) };
  return <ServiceFacts service={service} inCuba={inCuba} />;
}

/** The same of what is known of a booking. */
export function ServiceFacts({ service: { car, lodging, StartsAt, EndsAt }, inCuba = false }: Props) {
  const { instant } = useHavanaTime();
  const { room } = useStayWords();
  const said = useOfficeName();
  const place = inCuba ? asItIs : said;
  if (lodging) {
    const words = room(lodging.RoomClassCode, lodging.MealsPlanCode);
    return <FactList layout="grid" facts={stayFacts(lodging, words, stayPlace(lodging, place))} />;
  }
  const period = [
    { id: "starts", term: <FormattedMessage id="plan.booking.starts" />, detail: instant(StartsAt) },
    { id: "ends", term: <FormattedMessage id="plan.booking.ends" />, detail: instant(EndsAt) },
  ];
  return <FactList layout="grid" facts={car ? carFacts(car, place) : period} />;
}

function carFacts(car: BookedCar, say: (name: string) => string): Fact[] {
  const placeText = (office: string, zone: string) =>
    office.includes(zone) ? say(office) : `${say(office)}, ${say(zone)}`;
  return [
    {
      id: "pickUp",
      term: <FormattedMessage id="plan.booking.pickUp" />,
      detail: (
        <FactLines note={<OfficeNote place={placeText(car.PickUpOffice, car.PickUpZone)} hours={car.PickUpHours} />}>
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
      wide: isLongName(car.DriverName),
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

/** Who drives, the extras, and what extra drivers bring: they are named at the rental desk. (CAR-63) */
export function CarDrivers({ car }: { readonly car: BookedCar }) {
  const { DriverName, ExtraDrivers: extraDrivers, ChildSeats: childSeats } = car;
  if (extraDrivers === 0 && childSeats === 0) return DriverName;
  return (
    <FactLines
      note={
        <>
          <FormattedMessage id="plan.booking.extras" values={{ extraDrivers, childSeats }} />
          {extraDrivers > 0 && (
            <>
              <br />
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

/** Where the office is and when it is open: flights may be late, and returns early. */
function OfficeNote({ place, hours }: { readonly place: string; readonly hours: OfficeHours[] }) {
  return (
    <>
      {place}
      <OpeningHours opening={{ Hours: hours }} />
    </>
  );
}

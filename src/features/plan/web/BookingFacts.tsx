import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { type Fact, FactList } from "../../../web/ui/FactList";
import type { BookedCar, Booking } from "../plan.schemas";
import { HavanaTime } from "./HavanaTime";

/** When and where a booked service begins and ends, and who drives. */
export function BookingFacts({ booking: { Car, StartsAt, EndsAt } }: { readonly booking: Booking }) {
  const { instant } = useHavanaTime();
  const period = [
    { id: "starts", term: <FormattedMessage id="plan.booking.starts" />, detail: instant(StartsAt) },
    { id: "ends", term: <FormattedMessage id="plan.booking.ends" />, detail: instant(EndsAt) },
  ];
  return <FactList layout="grid" facts={Car ? carFacts(Car) : period} />;
}

function carFacts(car: BookedCar): Fact[] {
  const { Days: days, ExtraDrivers: extraDrivers, ChildSeats: childSeats } = car;
  return [
    {
      id: "pickUp",
      term: <FormattedMessage id="plan.booking.pickUp" />,
      detail: (
        <Lines note={placeText(car.PickUpOffice, car.PickUpZone)}>
          <HavanaTime day={car.PickUp} hour={car.StartHour} />
        </Lines>
      ),
    },
    {
      id: "dropOff",
      term: <FormattedMessage id="plan.booking.dropOff" />,
      detail: (
        <Lines note={placeText(car.DropOffOffice, car.DropOffZone)}>
          <HavanaTime day={car.DropOff} hour={car.EndHour} />
        </Lines>
      ),
    },
    {
      id: "driver",
      term: <FormattedMessage id="plan.booking.driver" />,
      detail: (
        <Lines note={<FormattedMessage id="plan.booking.car" values={{ days, extraDrivers, childSeats }} />}>
          {car.DriverName}
        </Lines>
      ),
    },
  ];
}

function placeText(office: string, zone: string): string {
  return office.includes(zone) ? office : `${office}, ${zone}`;
}

function Lines({ note, children }: { readonly note: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Typography variant="body2" color="text.secondary">
        {note}
      </Typography>
    </>
  );
}

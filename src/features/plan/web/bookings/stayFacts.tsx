import { FormattedMessage } from "react-intl";
import type { Fact } from "../../../../platform/web/ui/FactList";
import { TheirWords } from "../../../../platform/web/ui/TheirWords";
import { sum } from "../../../../shared/money";
import type { BookedLodging, BookedRoom, Traveler } from "../../bookedDetails";
import { HavanaTime } from "../HavanaTime";
import { FactLines } from "./FactLines";
import { isLongName } from "./longName";

type Place = "ZoneName" | "ProvinceName" | "RoomClassCode" | "MealsPlanCode";
type Period = "CheckIn" | "CheckInHour" | "CheckOut" | "CheckOutHour" | "Nights";

/** The facts of a stay that are shown. */
export type ShownStay = Pick<BookedLodging, Place | Period> & {
  /** Not in what a supplier's people see. */
  readonly Street?: string | null;
  readonly Requests?: string | null;
  readonly Rooms: readonly Pick<BookedRoom, "adultsAmount" | "childrenAmount">[];
  readonly Travelers: readonly Pick<Traveler, "Name" | "LastName" | "IsMainUser">[];
};

/**
 * When a booked stay begins and ends, where, who sleeps there, and what they asked for; `room` is its room and meals in words, `place` its
 * place.
 */
export function stayFacts(lodging: ShownStay, room: string, place: string): Fact[] {
  const { CheckIn, CheckInHour, CheckOut, CheckOutHour, Nights, Rooms, Travelers, Requests } = lodging;
  const nights = { nights: Nights, rooms: Rooms.length, room: lodging.RoomClassCode };
  const main = Travelers.find(({ IsMainUser }) => IsMainUser);
  const name = main && `${main.Name} ${main.LastName}`;
  const adults = sum(Rooms.map(({ adultsAmount }) => adultsAmount));
  const children = sum(Rooms.map(({ childrenAmount }) => childrenAmount));
  return [
    {
      id: "checkIn",
      term: <FormattedMessage id="plan.booking.checkIn" />,
      detail: (
        <FactLines note={place}>
          <HavanaTime day={CheckIn} hour={CheckInHour} />
        </FactLines>
      ),
    },
    {
      id: "checkOut",
      term: <FormattedMessage id="plan.booking.checkOut" />,
      detail: (
        <FactLines note={<FormattedMessage id="plan.booking.nights" values={nights} />}>
          <HavanaTime day={CheckOut} hour={CheckOutHour} />
        </FactLines>
      ),
    },
    {
      id: "guests",
      term: <FormattedMessage id="plan.booking.guests" />,
      detail: (
        <FactLines note={room}>
          <FormattedMessage
            id="plan.booking.travelers"
            values={{
              adults,
              children,
              named: String(main !== undefined),
              name,
            }}
          />
        </FactLines>
      ),
      wide: isLongName(name ?? ""),
    },
    ...(Requests
      ? [
          {
            id: "requests",
            term: <FormattedMessage id="plan.booking.requests" />,
            detail: <TheirWords>{Requests}</TheirWords>,
            wide: true,
          },
        ]
      : []),
  ];
}

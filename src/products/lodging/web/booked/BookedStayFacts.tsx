import { FormattedMessage } from "react-intl";
import { FactLines } from "../../../../features/plan/web/bookings/FactLines";
import { isLongName } from "../../../../features/plan/web/bookings/longName";
import { PeriodFacts } from "../../../../features/plan/web/bookings/PeriodFacts";
import { HavanaTime } from "../../../../features/plan/web/HavanaTime";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { VerbatimText } from "../../../../platform/web/ui/VerbatimText";
import { sum } from "../../../../shared/money";
import type { WebProduct } from "../../../product.web";
import { bookedLodging } from "../../bookedLodging";
import type { BookedLodging, BookedRoom, Traveler } from "../../bookedLodging.schemas";
import { stayPlace } from "../../stayPlace";

type Place = "ZoneName" | "ProvinceName" | "RoomClassCode" | "MealsPlanCode";
type Period = "CheckIn" | "CheckInHour" | "CheckOut" | "CheckOutHour" | "Nights";

/** The facts of a stay to show; a supplier's people see no more than these. */
type ShownStay = Pick<BookedLodging, Place | Period> & {
  /** Hidden from a supplier's people. */
  readonly Street?: string | null;
  readonly Requests?: string | null;
  readonly Rooms: readonly Pick<BookedRoom, "adultsAmount" | "childrenAmount">[];
  readonly Travelers: readonly Pick<Traveler, "Name" | "LastName" | "IsMainUser">[];
};

/** When a booked stay begins and ends, where, who sleeps there, and their requests. */
export const BookedStayFacts: WebProduct["Facts"] = ({ booking }) => {
  const { room } = useStayWords();
  const say = useOfficeName();
  const stay = bookedLodging(booking);
  if (!stay) return <PeriodFacts booking={booking} />;
  const words = room(stay.RoomClassCode, stay.MealsPlanCode);
  return <FactList layout="grid" facts={stayFacts(stay, words, stayPlace(stay, say))} />;
};

/** `room` is its room and meals in words. */
function stayFacts(lodging: ShownStay, room: string, place: string): Fact[] {
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
            detail: <VerbatimText>{Requests}</VerbatimText>,
            wide: true,
          },
        ]
      : []),
  ];
}

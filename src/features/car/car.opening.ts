import { addDays, type HavanaDate, type HavanaHour } from "../../shared/havana";
import type { Stay } from "./car.rules";
import type { CarSearch, CarZone, OfficeOpening } from "./car.schemas";

type Opening = OfficeOpening | undefined;
/** Of the offices of a rental. */
export type Openings = { pickUp: Opening; dropOff: Opening };

export type OpeningProblem = {
  code: "officeClosed" | "outsideHours";
  field: "PickUp" | "DropOff" | "StartHour" | "EndHour";
  end: "PickUp" | "DropOff";
  /** When the office is open on that day: `08:00–12:00, 14:00–18:00`. */
  hours?: string;
};

/** From 1, Monday, to 7, Sunday. */
const weekdayOf = (day: HavanaDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Whether an office neither hands over nor takes back cars of a company (0: of any) on a day. (OPS-71) */
export function isClosedOn(opening: Opening, day: HavanaDate, supplierId = 0): boolean {
  if (!opening) return false;
  const { Hours: hours, Closed: closed } = opening;
  const isOff = closed.some(
    (one) => one.From <= day && day <= one.To && (one.SupplierId === 0 || one.SupplierId === supplierId),
  );
  return isOff || (hours.length > 0 && !hours.some(({ Weekday }) => Weekday === weekdayOf(day)));
}

/**
 * Why cars of a company (0: of any) cannot be handed over or taken back then, and what of the stay is to blame; null where
 * they can. Both hours of an office count as open. (OPS-71)
 */
export function openingProblem(stay: Stay, { pickUp, dropOff }: Openings, supplierId = 0): OpeningProblem | null {
  return (
    problemAt(pickUp, stay.pickUp, stay.startHour, supplierId, { end: "PickUp", hour: "StartHour" }) ??
    problemAt(dropOff, stay.dropOff, stay.endHour, supplierId, { end: "DropOff", hour: "EndHour" })
  );
}

function problemAt(
  opening: Opening,
  day: HavanaDate,
  at: string,
  supplierId: number,
  { end, hour }: { end: OpeningProblem["end"]; hour: OpeningProblem["field"] },
): OpeningProblem | null {
  if (isClosedOn(opening, day, supplierId)) return { code: "officeClosed", field: end, end };
  if (!opening || opening.Hours.length === 0) return null;
  const ofDay = opening.Hours.filter(({ Weekday }) => Weekday === weekdayOf(day));
  if (ofDay.some(({ Opens, Closes }) => Opens <= at && at <= Closes)) return null;
  const hours = ofDay.map(({ Opens, Closes }) => `${clock(Opens)}–${clock(Closes)}`).join(", ");
  return { code: "outsideHours", field: hour, end, hours };
}

/** How far ahead an open day is looked for. */
const MOST_DAYS_CLOSED = 60;

/**
 * The stay, or where its offices are closed then the next one that they are open for: both days move by as much, and the
 * return on to its next open day. Hours stay where they are or become the next half hour that is open. (CAR-60)
 */
export function openStay(stay: Stay, { pickUp, dropOff }: Openings): Stay {
  const begin = openFrom(pickUp, stay.pickUp, stay.startHour);
  const end = openFrom(dropOff, addDays(stay.dropOff, begin.days), stay.endHour);
  return { pickUp: begin.day, startHour: begin.hour, dropOff: end.day, endHour: end.hour };
}

/** The first day from `day` on that is open, with its hour; what was asked for where there is none. */
function openFrom(opening: Opening, day: HavanaDate, hour: HavanaHour) {
  for (let days = 0; days < MOST_DAYS_CLOSED; days += 1) {
    const next = addDays(day, days);
    const open = isClosedOn(opening, next) ? null : openHour(opening, next, hour);
    if (open) return { day: next, hour: open, days };
  }
  return { day, hour, days: 0 };
}

/** The half hour that is open next to an hour of a day, a later one first; null where no half hour of it is. */
function openHour(opening: Opening, day: HavanaDate, hour: HavanaHour): HavanaHour | null {
  if (!opening || opening.Hours.length === 0) return hour;
  const isOpen = (at: HavanaHour) =>
    opening.Hours.some(({ Weekday, Opens, Closes }) => Weekday === weekdayOf(day) && Opens <= at && at <= Closes);
  if (isOpen(hour)) return hour;
  const open = halfHours.filter(isOpen);
  return open.find((at) => at > hour) ?? open.at(-1) ?? null;
}

/** The hours that a car can be asked for at. */
export const halfHours: readonly HavanaHour[] = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, "0")}${index % 2 === 0 ? "00" : "30"}`;
});

const clock = (hour: string) => `${hour.slice(0, 2)}:${hour.slice(2)}`;

type Asked = Pick<CarSearch, "IdZone" | "IdPickUpOffice" | "IdDropOffZone" | "IdDropOffOffice">;

/** When the offices that a search means are open, as the server takes them to be meant. (CAR-15) */
export function openingsOf(
  zones: readonly CarZone[],
  { IdZone, IdPickUpOffice = 0, IdDropOffZone = 0, IdDropOffOffice = 0 }: Asked,
): Openings {
  const openingOf = (zoneId: number, id: number) =>
    zones.find(({ Id }) => Id === zoneId)?.Offices.find(({ Id }) => id === 0 || Id === id)?.Opening;
  const pickUp = openingOf(IdZone, IdPickUpOffice);
  if (IdDropOffZone === 0 && IdDropOffOffice !== 0) {
    const anywhere = zones.flatMap(({ Offices }) => Offices).find(({ Id }) => Id === IdDropOffOffice);
    return { pickUp, dropOff: anywhere?.Opening };
  }
  const isReturnedThere = IdDropOffZone === 0 || (IdDropOffZone === IdZone && IdDropOffOffice === 0);
  return { pickUp, dropOff: isReturnedThere ? pickUp : openingOf(IdDropOffZone, IdDropOffOffice) };
}

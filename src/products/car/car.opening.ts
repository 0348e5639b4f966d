import { addDays, clockTime, type HavanaDate, type HavanaHour } from "../../shared/havana";
import type { OfficeOpening } from "../../shared/officeOpening.schemas";
import type { Stay } from "./car.rules";
import type { CarSearch, CarZone } from "./car.schemas";

type Opening = OfficeOpening | undefined;
/** The opening hours of a rental's two offices. */
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

/** Whether an office is closed for a company's cars (0: any company's) on a day. (OPS-71) */
export function isClosedOn(opening: Opening, day: HavanaDate, supplierId = 0): boolean {
  if (!opening) return false;
  const { Hours: hours, Closed: closed } = opening;
  const isOff = closed.some(
    (one) => one.From <= day && day <= one.To && (one.SupplierId === 0 || one.SupplierId === supplierId),
  );
  return isOff || (hours.length > 0 && !hours.some(({ Weekday }) => Weekday === weekdayOf(day)));
}

/**
 * Why a company's cars (0: any company's) cannot be picked up or returned then, and which field is wrong; null if they
 * can. Opening and closing time both count as open. (OPS-71)
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
  const hours = ofDay.map(({ Opens, Closes }) => `${clockTime(Opens)}–${clockTime(Closes)}`).join(", ");
  return { code: "outsideHours", field: hour, end, hours };
}

/** The days ahead in which an open day for pick-up is searched. */
export const MOST_DAYS_CLOSED = 60;
/** Days by which a return may move until its office is open. */
const MOST_DAYS_LONGER = 7;

/**
 * The stay, moved if its offices are closed then: both days by the same number, and the return further to an open day,
 * by a week at most. Hours stay, or become the nearest open half hour. If none is found within two months, the stay is
 * returned unchanged. (CAR-60)
 */
export function openStay(stay: Stay, { pickUp, dropOff }: Openings): Stay {
  for (let by = 0; by < MOST_DAYS_CLOSED; by += 1) {
    const day = addDays(stay.pickUp, by);
    const startHour = openHour(pickUp, day, stay.startHour);
    const end = startHour && openReturn(dropOff, addDays(stay.dropOff, by), stay.endHour);
    if (end) return { pickUp: day, startHour, ...end };
  }
  return stay;
}

/** The first day from `day` on, within a week, on which the office is open for a return, with its hour. */
function openReturn(opening: Opening, day: HavanaDate, hour: HavanaHour): Pick<Stay, "dropOff" | "endHour"> | null {
  for (let days = 0; days <= MOST_DAYS_LONGER; days += 1) {
    const dropOff = addDays(day, days);
    const endHour = openHour(opening, dropOff, hour);
    if (endHour) return { dropOff, endHour };
  }
  return null;
}

/** The open half hour nearest to an hour of a day, a later one first; null if there is none. */
function openHour(opening: Opening, day: HavanaDate, hour: HavanaHour): HavanaHour | null {
  if (isClosedOn(opening, day)) return null;
  if (!opening || opening.Hours.length === 0) return hour;
  const isOpen = (at: HavanaHour) =>
    opening.Hours.some(({ Weekday, Opens, Closes }) => Weekday === weekdayOf(day) && Opens <= at && at <= Closes);
  if (isOpen(hour)) return hour;
  const open = halfHours.filter(isOpen);
  return open.find((at) => at > hour) ?? open.at(-1) ?? null;
}

/** The hours that can be chosen. */
export const halfHours: readonly HavanaHour[] = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, "0")}${index % 2 === 0 ? "00" : "30"}`;
});

type Asked = Pick<CarSearch, "IdZone" | "IdPickUpOffice" | "IdDropOffZone" | "IdDropOffOffice">;

/** The opening hours of the offices that a search means, by the same rule as the server's. (CAR-15) */
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

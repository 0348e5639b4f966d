import { addDays, clockTime, type HavanaDate, type HavanaHour } from "../../shared/havana";
import type { OfficeOpening } from "../../shared/officeOpening.schemas";
import type { Stay } from "./car.rules";
import type { CarSearch, CarZone } from "./car.schemas";

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
  const hours = ofDay.map(({ Opens, Closes }) => `${clockTime(Opens)}–${clockTime(Closes)}`).join(", ");
  return { code: "outsideHours", field: hour, end, hours };
}

/** How far ahead a day is looked for on which an office hands over a car. */
export const MOST_DAYS_CLOSED = 60;
/** By how many days a rental may become longer than was asked for, until its office takes the car back. */
const MOST_DAYS_LONGER = 7;

/**
 * The stay, or where its offices are closed then the next one that they are open for: both days move by as much, and the
 * return on to an open day, a week at most. Hours stay where they are or become the next half hour that is open. Where there
 * is none within two months it is the stay that was asked for. (CAR-60)
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

/** The first day from `day` on, within a week, on which a car is taken back, with its hour. */
function openReturn(opening: Opening, day: HavanaDate, hour: HavanaHour): Pick<Stay, "dropOff" | "endHour"> | null {
  for (let days = 0; days <= MOST_DAYS_LONGER; days += 1) {
    const dropOff = addDays(day, days);
    const endHour = openHour(opening, dropOff, hour);
    if (endHour) return { dropOff, endHour };
  }
  return null;
}

/** The half hour that is open next to an hour of a day, a later one first; null where no half hour of it is. */
function openHour(opening: Opening, day: HavanaDate, hour: HavanaHour): HavanaHour | null {
  if (isClosedOn(opening, day)) return null;
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

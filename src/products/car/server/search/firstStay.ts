import type { HavanaDate } from "../../../../shared/havana";
import { upcoming } from "../../../../shared/officeOpening";
import type { OfficeOpening } from "../../../../shared/officeOpening.schemas";
import type { CarCatalogue } from "../../car.catalogue";
import { type Openings, openingProblem, openStay } from "../../car.opening";
import type { FirstStay } from "../../car.schemas";
import { defaultCarSearch } from "../../search/car.search-url";
import { stayOf } from "../car.problems";

/**
 * The days and hours that a search begins with: those of CAR-12, or the next ones on which the offices are open.
 * (CAR-60)
 */
export function firstStay(openings: Openings, today: HavanaDate): FirstStay {
  const { pickUp, startHour, dropOff, endHour } = openStay(stayOf(defaultCarSearch(today).search), openings);
  return { PickUp: pickUp, StartHour: startHour, DropOff: dropOff, EndHour: endHour };
}

/** The same for a zone, by the opening hours of its first office, which a search means by default. (CAR-15) */
export function firstStayIn({ offices }: Pick<CarCatalogue, "offices">, zoneId: number, today: HavanaDate): FirstStay {
  const opening = offices.find((office) => office.zoneId === zoneId)?.opening;
  return firstStay({ pickUp: opening, dropOff: opening }, today);
}

/** An office's opening hours in API answers, without past days. (OPS-71, CAR-60) */
export function openingOnWire(opening: OfficeOpening, today: HavanaDate) {
  const Opening = upcoming(opening, today);
  const usual = stayOf(defaultCarSearch(today).search);
  const openings = { pickUp: Opening, dropOff: Opening };
  return openingProblem(usual, openings) ? { Opening, First: firstStay(openings, today) } : { Opening };
}

import { DRIVER_AGE } from "../../shared/constants";
import { IdentityDocumentType } from "../../shared/enumerations";
import { addDays, addMonths, daysBetween, type HavanaDate } from "../../shared/havana";
import {
  type DrivenCar,
  licenceAgeRefusal,
  neededUntil,
  passportPeriodRefusal,
  type Trip,
  yearsAsked,
} from "./documents.rules";
import { driverAgeProblem } from "./driver.rules";

export const measuredRules = [
  "passportValid",
  "licenceValid",
  "licenceHeld",
  "driverMinimumAge",
  "driverMaximumAge",
] as const;

/**
 * A rule for a paper: the day that it requires, the day that the paper has, and by how many days the paper misses it
 * (0: it does not). `of`: the months or years of the rule.
 */
export type Measure = {
  readonly rule: (typeof measuredRules)[number];
  /** The booking whose car it is about; null: the whole trip. */
  readonly bookingId: number | null;
  readonly of: number;
  readonly needed: HavanaDate;
  readonly has: HavanaDate;
  readonly missing: number;
};

type Paper = {
  readonly type: number;
  readonly issuedOn: HavanaDate | null;
  readonly expiresOn: HavanaDate;
  readonly birthDate: HavanaDate | null;
  readonly countryIso: string;
  /** Months for which passports of its country must still be valid. */
  readonly months: number;
};

/**
 * The requirements of DOC-2, DOC-3, DOC-4 and CAR-1 of a document for its trip, each measured. `cars`: those that its
 * holder drives. `isDrivers`: it belongs to another driver, whose passport is only for the rentals.
 */
export function measuresOf(
  paper: Paper,
  trip: Pick<Trip, "firstDay" | "lastDay">,
  cars: readonly DrivenCar[],
  isDrivers: boolean,
): Measure[] {
  const ofPaper =
    paper.type === IdentityDocumentType.Passport
      ? passportMeasures(paper, trip, cars, isDrivers)
      : licenceMeasures(paper, trip, cars);
  return [...ofPaper, ...cars.flatMap((car) => ageMeasures(paper, car))];
}

/** Days by which the rule's own function says that a paper misses it: at least one if it does, else none. */
const missed = (isRefused: boolean, days: number): number => (isRefused ? Math.max(1, days) : 0);

function passportMeasures(
  { expiresOn, months }: Paper,
  trip: Pick<Trip, "firstDay" | "lastDay">,
  cars: readonly DrivenCar[],
  isDrivers: boolean,
): Measure[] {
  const times = isDrivers
    ? cars.map(({ bookingId, pickUp, dropOff }) => ({ bookingId, firstDay: pickUp, lastDay: dropOff }))
    : [{ bookingId: null, ...trip }];
  return times.flatMap(({ bookingId, ...days }) => {
    const needed = neededDay(IdentityDocumentType.Passport, days, [], months);
    if (needed === undefined) return [];
    const isRefused = passportPeriodRefusal({ expiresOn, months }, days) !== null;
    const missing = missed(isRefused, daysBetween(expiresOn, needed));
    return [{ rule: "passportValid", bookingId, of: months, needed, has: expiresOn, missing }];
  });
}

function licenceMeasures(
  { issuedOn, expiresOn, countryIso }: Paper,
  trip: Pick<Trip, "firstDay" | "lastDay">,
  cars: readonly DrivenCar[],
): Measure[] {
  const needed = neededDay(IdentityDocumentType.DriverLicense, trip, cars);
  if (needed === undefined) return [];
  const valid: Measure = {
    rule: "licenceValid",
    bookingId: null,
    of: 0,
    needed,
    has: expiresOn,
    missing: missed(expiresOn < needed, daysBetween(expiresOn, needed)),
  };
  if (issuedOn === null) return [valid];
  const held = cars.flatMap((car): Measure[] => {
    const years = yearsAsked(countryIso, car.minLicenceYears);
    if (years === 0) return [];
    const since = addMonths(car.pickUp, -12 * years);
    const isRefused = licenceAgeRefusal({ issuedOn, countryIso, expiresOn: car.dropOff }, [car]) !== null;
    const missing = missed(isRefused, daysBetween(since, issuedOn));
    return [{ rule: "licenceHeld", bookingId: car.bookingId, of: years, needed: since, has: issuedOn, missing }];
  });
  return [valid, ...held];
}

/** By the date of birth on the paper; on one without it, by what was typed with the booking. */
function ageMeasures({ birthDate }: Paper, car: DrivenCar): Measure[] {
  const has = birthDate ?? car.driver.birthDate;
  const problem = driverAgeProblem(has, car);
  const { minimum, maximum } = DRIVER_AGE;
  const latest = addMonths(car.pickUp, -12 * minimum);
  const earliest = addDays(addMonths(car.dropOff, -12 * (maximum + 1)), 1);
  const { bookingId } = car;
  return [
    {
      rule: "driverMinimumAge",
      bookingId,
      of: minimum,
      needed: latest,
      has,
      missing: missed(problem === "driverTooYoung", daysBetween(latest, has)),
    },
    {
      rule: "driverMaximumAge",
      bookingId,
      of: maximum,
      needed: earliest,
      has,
      missing: missed(problem === "driverTooOld", daysBetween(has, earliest)),
    },
  ];
}

const neededDay = (
  type: number,
  days: Pick<Trip, "firstDay" | "lastDay">,
  cars: readonly DrivenCar[],
  months?: number,
): HavanaDate | undefined => neededUntil(days, cars, months).find((one) => one.type === type)?.day;

import type { Figures } from "../../features/information/figures.rules";
import { EXTENSION_HOURS, HOLD_HOURS, REVIEW_BUSINESS_DAYS } from "../../features/plan/checkout/checkout.deadlines";
import { KEEP_DOCUMENTS_DAYS } from "../../features/privacy/privacy.rules";
import type { CarCatalogue } from "../../products/car/car.catalogue";
import { MAXIMUM_RENTAL_DAYS, SURCHARGE_AGES } from "../../products/car/car.rules";
import type { LodgingCatalogue } from "../../products/lodging/lodging.catalogue";
import { ADULT_FROM_AGE, BED_FROM_AGE, EXTRA_ADULT_SHARE } from "../../products/lodging/lodging.pricing";
import {
  CONFIRM_WITHIN_HOURS,
  DRIVER_AGE,
  FUND_VALID_YEARS,
  MINIMUM_RENTAL_DAYS,
  PAY_WITHIN_HOURS,
  REFUND_SHOWN_WITHIN_DAYS,
  SIGN_WITHIN_HOURS,
} from "../../shared/constants";
import { clockTime, type HavanaHour } from "../../shared/havana";
import { wayBetween } from "../../shared/roads/byRoad";
import { shownKilometres, shownMinutes } from "../../shared/roads/roadDistance";

type Catalogues = {
  cars: Pick<CarCatalogue, "classes" | "rates">;
  lodging: Pick<LodgingCatalogue, "properties" | "cancellation" | "freeCancellationDays">;
};

const hourOf = (hour: HavanaHour | undefined) => (hour === undefined ? null : clockTime(hour));

/** The ways of the road guide, between places of the table of roads. (ROAD-1) */
const guideWays = {
  wayHavanaVaradero: ["LHA", "VAR"],
  wayHavanaVinales: ["LHA", "VIN"],
  wayHavanaTrinidad: ["LHA", "TRI"],
  wayVaraderoTrinidad: ["VAR", "TRI"],
  wayTrinidadCayoCoco: ["TRI", "CCO"],
  wayTrinidadCamaguey: ["TRI", "CMW"],
  wayCamagueySantiago: ["CMW", "SCU"],
  waySantiagoBaracoa: ["SCU", "BAR"],
} as const;

const wayFigures = () =>
  Object.fromEntries(
    Object.entries(guideWays).map(([name, [from, to]]) => {
      const { kilometres, minutes } = wayBetween(from, to);
      const shown = shownMinutes(minutes);
      const rest = shown % 60 === 0 ? "" : ` ${shown % 60}`;
      return [name, `${shownKilometres(kilometres)} km, ${Math.floor(shown / 60)} h${rest}`];
    }),
  );

/** Used when no car class requires more. */
const USUAL_LICENCE_YEARS = 2;

/**
 * The figures in FAQ and policies, from the rules and rates that they describe; null where there is no such rule or
 * rate. (INFO-2)
 */
export function figuresOfTexts({ cars, lodging }: Catalogues): Figures {
  const ofClasses = [...cars.classes.values()].map(({ minLicenceYears }) => minLicenceYears);
  const licenceYears = ofClasses.length > 0 ? ofClasses : [USUAL_LICENCE_YEARS];
  const checkIns = [...lodging.properties.values()].map(({ checkInHour }) => checkInHour).sort();
  const [, lodgingPartDays = null] = lodging.cancellation.map(({ toDays }) => toDays);
  return {
    ...wayFigures(),
    minimumAge: DRIVER_AGE.minimum,
    maximumAge: DRIVER_AGE.maximum,
    ...SURCHARGE_AGES,
    surchargePercent: cars.rates.charges.ageSurchargePercent,
    licenceYears: Math.min(...licenceYears),
    sportLicenceYears: Math.max(...licenceYears),
    minimumRentalDays: MINIMUM_RENTAL_DAYS,
    maximumRentalDays: MAXIMUM_RENTAL_DAYS,
    confirmHours: CONFIRM_WITHIN_HOURS,
    extensionHours: EXTENSION_HOURS,
    payHours: PAY_WITHIN_HOURS,
    holdHours: HOLD_HOURS,
    signHours: SIGN_WITHIN_HOURS,
    reviewDays: REVIEW_BUSINESS_DAYS,
    fundYears: FUND_VALID_YEARS,
    refundDays: REFUND_SHOWN_WITHIN_DAYS,
    documentDays: KEEP_DOCUMENTS_DAYS,
    carFreeDays: cars.rates.freeCancellationDays,
    lodgingFreeDays: lodging.freeCancellationDays,
    lodgingPartHours: lodgingPartDays === null ? null : lodgingPartDays * 24,
    infantAge: BED_FROM_AGE - 1,
    childFrom: BED_FROM_AGE,
    childTo: ADULT_FROM_AGE - 1,
    extraAdultPercent: Math.round((1 - EXTRA_ADULT_SHARE) * 100),
    earliestCheckIn: hourOf(checkIns[0]),
    latestCheckIn: hourOf(checkIns.at(-1)),
  };
}

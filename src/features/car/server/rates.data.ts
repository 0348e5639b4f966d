import { CancelPolicyCode, ProductType } from "../../../shared/enumerations";

/** Length tiers: from this many rental days on, the daily rate is multiplied by this many thousandths. (CAR-6) */
export const tierData: [fromDays: number, perMille: number][] = [
  [1, 1000],
  [7, 950],
  [14, 910],
];

/**
 * Minor units, of kilometres and days where the name says so; the surcharge in per cent of the waiver. (CAR-8, CAR-9)
 */
export const chargeData = {
  airportPickUp: 2000,
  childSeatPerDay: 300,
  oneWayPerKm: 12,
  oneWayMinimum: 1000,
  oneWayMaximum: 13_000,
  ageSurchargePercent: 50,
};

/**
 * What cancelling costs. Cars: more than 10 days before pick-up nothing, then one day, everything for a no-show.
 * Lodging: nothing up to 7 days before, one night up to 48 hours before, then everything. (REFUND-3)
 */
export const cancellationData = [
  { productType: ProductType.CarRent, code: CancelPolicyCode.RF, fromDays: null, toDays: 10, percent: 0 },
  { productType: ProductType.CarRent, code: CancelPolicyCode.NP, fromDays: 10, toDays: 0, units: 1 },
  { productType: ProductType.CarRent, code: CancelPolicyCode.NB, fromDays: 0, toDays: 0, percent: 100, noShow: true },
  { productType: ProductType.Lodging, code: CancelPolicyCode.RF, fromDays: null, toDays: 7, percent: 0 },
  { productType: ProductType.Lodging, code: CancelPolicyCode.NP, fromDays: 7, toDays: 2, units: 1 },
  { productType: ProductType.Lodging, code: CancelPolicyCode.NB, fromDays: 2, toDays: 0, percent: 100 },
  { productType: ProductType.Lodging, code: CancelPolicyCode.NB, fromDays: 0, toDays: 0, percent: 100, noShow: true },
];

/** How many days ahead a service may begin. (CAR-11) */
export const reservePeriodData = [
  { productType: ProductType.CarRent, minimumDays: 2, maximumDays: 365 },
  { productType: ProductType.Lodging, minimumDays: 3, maximumDays: 365 },
];

/** Business constants and limits of WIRE-21, PLAN-9, PLAN-12, PLAN-17, FUND-1, CAR-12, LODGE-1. */

export const SITE_ID = 11 as const;
export const DEFAULT_COUNTRY_ID = 34;
export const USA_COUNTRY_ID = 167;
/** @alias */
export const LODGING_COUNTRY_ID = DEFAULT_COUNTRY_ID;
/** Whether a country of services is ours, or any (0). Another one has no offers. (WIRE-31) */
export const isSoldIn = (countryId: number): boolean => countryId === 0 || countryId === DEFAULT_COUNTRY_ID;
export const DEFAULT_LANGUAGE = "en";
/** The language that rental desks and hotel receptions in Cuba read. */
export const LANGUAGE_OF_CUBA = "es";

/** Years of age on the day of pick-up and of drop-off. */
export const DRIVER_AGE = { minimum: 21, maximum: 75 } as const;
/** The highest age that a search or quote takes; the rule decides who may drive. (CAR-1) */
export const HIGHEST_AGE = 150;

/** Bytes of a file that is sent to us. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

export const MAX_VISIBLE_ALERTS = 3;
/** Milliseconds after which the footer of the home page appears. */
export const FOOTER_DELAY = 2_000;

export const LODGING_OFFERS_PER_PAGE = 10;
export const CAR_OFFERS_PER_PAGE = 20;
/** The greatest number of a page of results. */
export const MOST_PAGES = 10_000;

/** Days ahead, hours as the wire writes them. */
export const DEFAULT_CAR_SEARCH = {
  pickUpInDays: 7,
  dropOffInDays: 10,
  startHour: "0900",
  endHour: "0900",
  zoneId: 2,
  currency: "USD",
} as const;

export const DEFAULT_LODGING_SEARCH = { checkInInDays: 14, checkOutInDays: 17, adults: 2, children: 0 } as const;

export const NEWS_DAYS = 10;

/** Hours. */
export const SIGN_WITHIN_HOURS = 24;
export const PAY_WITHIN_HOURS = 48;
export const CONFIRM_WITHIN_HOURS = 72;
/** The same by the step that they limit, for texts. */
export const stepHours = { confirm: CONFIRM_WITHIN_HOURS, pay: PAY_WITHIN_HOURS, sign: SIGN_WITHIN_HOURS } as const;
export const FUND_VALID_YEARS = 2;
/** REFUND-15: banks show a refund within this many days of our sending it. */
export const REFUND_SHOWN_WITHIN_DAYS = 10;

/** CAR-5: a rental lasts at least this many days of 24 hours. */
export const MINIMUM_RENTAL_DAYS = 3;
/** A client may keep a car for an hour longer, free of charge (CAR-5): no turnover between two rentals is shorter. */
export const LEAST_TURNOVER_HOURS = 1;

/** The greatest amount of money that may be entered as moved, in minor units: a larger one is a typing error. */
export const MOST_MOVED = 1_000_000_000;

/** Letters and digits: PAY-28. A shorter bank reference would hardly distinguish two transfers. */
export const SHORTEST_BANK_REFERENCE = 4;
/** The most letters and digits that are stored. */
export const LONGEST_BANK_REFERENCE = 60;

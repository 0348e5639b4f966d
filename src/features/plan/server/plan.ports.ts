import type { SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { ProductType } from "../../../shared/enumerations";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { Trip } from "../../documents/documents.rules";
import type { SupplierNews } from "../checkout/checkout.effects";
import type { Booking } from "../plan.schemas";
import type { PlannedServices } from "../plan.warnings";
import type { Service, ServiceKind } from "../sameService.rules";
import type { ServiceOnSite } from "../serviceOnSite";
import type { UnitFit } from "../unitFits";

export const actorKinds = ["client", "staff", "system", "provider"] as const;
/** Who made something happen. */
export type Actor = { kind: (typeof actorKinds)[number]; id: number | null };

/**
 * Which papers bookings are read with: none, the passports of guests, or those of drivers too. They are for the client
 * alone. (DOC-13, CAR-62)
 */
export type Papers = "withoutPassports" | "withPassports" | "withAllPapers";

/** What a product has stored of a booking. */
export type BookedParts<Details = unknown> = {
  /** What calls show as the booking's `Details`, in the product's own schema. */
  details: Details;
  /** What it is called: a model, a house. */
  name: string;
  /** Who provides it, where that is not the booking's rental company. */
  supplier: string | null;
};

/** Whose papers are checked for bookings. */
export type CheckedPapers = Pick<Trip, "cars" | "guests">;

/** What an email says of a booked service; the place is the code of a zone. */
export type MailedService = {
  zone: string;
  /** To be named in a sentence after "your": "Kia Rio in Varadero". */
  named: string;
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
};

/** A free unit that a booking may have instead of its own. */
export type OtherUnit = {
  readonly unitId: number;
  readonly plate: string | null;
  readonly modelId: number;
  readonly modelName: string;
  readonly className: string;
  readonly fit: UnitFit;
};

/** What a booking has, the rest of its time, and what may replace it, best first. */
export type OtherUnits = {
  readonly booked: {
    readonly unitId: number;
    readonly modelId: number;
    readonly modelName: string;
    readonly supplierName: string;
    readonly officeName: string;
  };
  readonly period: { readonly startsAt: Instant; readonly endsAt: Instant };
  /** Until when a unit that its client has already is away; null: the service has not begun. */
  readonly driven: { readonly endsAt: Instant } | null;
  readonly units: readonly OtherUnit[];
};

/**
 * Moves bookings to other units. `block` is given the unit that its client has already: it stays out of sale. Throw
 * `plan.bookingUnknown`, and `move` `car.unitTaken`. (DESK-104)
 */
export type UnitChanges = {
  readonly list: (tx: Tx, bookingId: number, at: Instant) => Promise<OtherUnits>;
  readonly move: (
    tx: Tx,
    bookingId: number,
    unitId: number,
    at: Instant,
    block: () => Promise<number>,
  ) => Promise<{ from: OtherUnits["booked"]; to: OtherUnit }>;
};

/**
 * What the plan needs of each product that is sold; the composition passes them in. Ids of other products' bookings are
 * ignored. What is asked of a `Booking` is pure, and null where its details are lost.
 */
export type PlanProduct = {
  readonly type: ProductType;
  /** Which words name it in messages. */
  readonly kind: ServiceKind;
  /** The field of a booking that has its details too, for programs that know no `Details`. */
  readonly detailsField: string;
  /** Releases what bookings hold. */
  readonly release: (tx: Tx, bookingIds: readonly number[]) => Promise<void>;
  /** Those of these bookings that hold something of their own. */
  readonly holding: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
  /** Reserves again what ended bookings had, or an equivalent. Resolves to the ids for which that was possible. */
  readonly reclaim: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
  /**
   * What was booked of it by the bookings of a condition on `bookings`, by booking id. Its queries are sent together:
   * all products are read in one round trip.
   */
  readonly booked: (db: Tx, which: SQL | undefined, papers: Papers) => Promise<ReadonlyMap<number, BookedParts>>;
  /**
   * Who provides a booking, where that is not its rental company: an expression on `bookings`, for figures that the
   * database counts. Null: the company always does.
   */
  readonly provider: SQL<string | null> | null;
  /** The cars that are driven and the guests whose passports are checked for bookings. (DOC-3) */
  readonly checkedPapers: (tx: Tx, bookingIds: readonly number[]) => Promise<Partial<CheckedPapers>>;
  /** The number plates of the vehicles that bookings hold, by booking; without those that have none entered. (DESK-102) */
  readonly platesOf?: (db: Tx, bookingIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** Whom a booking is for, and in which place, to find the same one booked twice. (PLAN-38) */
  readonly served: (booking: Booking) => Pick<Service, "placeId" | "people"> | null;
  /** What the warnings of a plan compare. (PLAN-25) */
  readonly planned: (booking: Booking) => Partial<PlannedServices> | null;
  /** What those on the spot read of a booking. (DESK-11, DESK-31) */
  readonly onSite: (booking: Booking) => ServiceOnSite | null;
  /**
   * What its supplier reads while it decides: no passports, no flight; null where the details are lost. (DESK-31)
   */
  readonly supplied: (booking: Booking) => object | null;
  /** When those who drive were born, by booking: Havana dates. Absent where nobody drives. */
  readonly driversBorn?: (db: Tx, bookingIds: readonly number[]) => Promise<ReadonlyMap<number, HavanaDate>>;
  /** How staff give a booking another unit; absent where bookings hold none. */
  readonly unitChanges?: UnitChanges;
  /** Title and rows of a booking in an email. No names of people, as staff get these emails too. (MAIL-5) */
  readonly mailed: (booking: Booking, language: Language) => MailedService | null;
};

/** What the checkout needs from each product. */
export type Inventory = Pick<PlanProduct, "release" | "holding" | "reclaim">;

/** Notifies suppliers about their bookings. (DESK-80) */
export type NotifySuppliers = (tx: Tx, news: readonly SupplierNews[], at: Instant) => Promise<void>;

/** What the plan needs to know of its client's documents; provided by the composition. */
export type PlanChecks = {
  /** The day until which the passport must be valid for a trip; null if it is, or if no passport is known. */
  passportNeededUntil: (
    tx: Tx,
    clientId: number,
    trip: { firstDay: HavanaDate; lastDay: HavanaDate },
  ) => Promise<HavanaDate | null>;
};

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
import type { Service, ServiceKind } from "../service/sameService.rules";
import type { ServiceOnSite } from "../service/serviceOnSite";
import type { UnitFit } from "../service/unitFits";

export const actorKinds = ["client", "staff", "system", "provider"] as const;
/** The actor of an event. */
export type Actor = { kind: (typeof actorKinds)[number]; id: number | null };

/**
 * Which papers are read with bookings: none, the passports of guests, or those of drivers too. They are for the client
 * alone. (DOC-13, CAR-62)
 */
export type Papers = "withoutPassports" | "withPassports" | "withAllPapers";

/** A booking's data as its product stores them. */
export type BookedParts<Details = unknown> = {
  /** The booking's `Details` in calls, in the product's own schema. */
  details: Details;
  /** Its name: a model, a house. */
  name: string;
  /** The supplier, if it is not the booking's rental company. */
  supplier: string | null;
};

/** The people whose papers are checked for bookings. */
export type CheckedPapers = Pick<Trip, "cars" | "guests">;

/** An email's facts about a booked service; the place is the code of a zone. */
export type MailedService = {
  zone: string;
  /** The name for a sentence after "your": "Kia Rio in Varadero". */
  named: string;
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
};

/** A free unit that a booking may get instead of its own. */
export type OtherUnit = {
  readonly unitId: number;
  readonly plate: string | null;
  readonly modelId: number;
  readonly modelName: string;
  readonly className: string;
  readonly fit: UnitFit;
};

/** A booking's unit, the rest of its time, and possible replacements, best first. */
export type OtherUnits = {
  readonly booked: {
    readonly unitId: number;
    readonly modelId: number;
    readonly modelName: string;
    readonly supplierName: string;
    readonly officeName: string;
  };
  readonly period: { readonly startsAt: Instant; readonly endsAt: Instant };
  /** Until when the unit that the client already has is away; null: the service has not begun. */
  readonly driven: { readonly endsAt: Instant } | null;
  readonly units: readonly OtherUnit[];
};

/**
 * Moves bookings to other units. `block` gets the unit that the client already has: it stays out of sale. Both throw
 * `plan.bookingUnknown`, `move` also `car.unitTaken`. (DESK-104)
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
 * What the plan needs from each product; the composition passes them in. Ids of other products' bookings are ignored.
 * Functions of a `Booking` are pure, and return null if its details are lost.
 */
export type PlanProduct = {
  readonly type: ProductType;
  /** The words for it in messages. */
  readonly kind: ServiceKind;
  /** The field of a booking that repeats its details, for programs older than `Details`. */
  readonly detailsField: string;
  /** Releases the inventory of bookings. */
  readonly release: (tx: Tx, bookingIds: readonly number[]) => Promise<void>;
  /** The bookings among these that have a reservation of their own. */
  readonly holding: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
  /**
   * Reserves the inventory of ended bookings again, or an equivalent. Resolves to the ids for which that was possible.
   */
  readonly reclaim: (tx: Tx, bookingIds: readonly number[]) => Promise<number[]>;
  /**
   * The product's data of the bookings that match a condition on `bookings`, by booking id. Its queries are sent
   * together, so all products are read in one round trip.
   */
  readonly booked: (db: Tx, which: SQL | undefined, papers: Papers) => Promise<ReadonlyMap<number, BookedParts>>;
  /**
   * An SQL expression on `bookings` for the supplier of a booking, if it is not the rental company; for counts in the
   * database. Null: the supplier is always the company.
   */
  readonly provider: SQL<string | null> | null;
  /** The cars that are driven and the guests whose passports are checked for bookings. (DOC-3) */
  readonly checkedPapers: (tx: Tx, bookingIds: readonly number[]) => Promise<Partial<CheckedPapers>>;
  /**
   * The number plates of the vehicles that bookings hold, by booking; bookings without a plate are absent. (DESK-102)
   */
  readonly platesOf?: (db: Tx, bookingIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The people and the place of a booking, to find one that is booked twice. (PLAN-38) */
  readonly served: (booking: Booking) => Pick<Service, "placeId" | "people"> | null;
  /** The data that a plan's warnings compare. (PLAN-25) */
  readonly planned: (booking: Booking) => Partial<PlannedServices> | null;
  /** A booking as staff on the spot see it. (DESK-11, DESK-31) */
  readonly onSite: (booking: Booking) => ServiceOnSite | null;
  /**
   * A booking as its supplier sees it while deciding: no passports, no flight; null if the details are lost. (DESK-31)
   */
  readonly supplied: (booking: Booking) => object | null;
  /** The birth dates of drivers, by booking: Havana dates. Absent if nobody drives. */
  readonly driversBorn?: (db: Tx, bookingIds: readonly number[]) => Promise<ReadonlyMap<number, HavanaDate>>;
  /** How staff give a booking another unit; absent if bookings have no units. */
  readonly unitChanges?: UnitChanges;
  /** Title and rows of a booking in an email. No names of people, as staff get these emails too. (MAIL-5) */
  readonly mailed: (booking: Booking, language: Language) => MailedService | null;
};

/** What the checkout needs from each product. */
export type Inventory = Pick<PlanProduct, "release" | "holding" | "reclaim">;

/** Notifies suppliers about their bookings. (DESK-80) */
export type NotifySuppliers = (tx: Tx, news: readonly SupplierNews[], at: Instant) => Promise<void>;

/** The plan's port to its client's documents; filled by the composition. */
export type PlanChecks = {
  /** The day until which the passport must be valid for a trip; null if it is, or if no passport is known. */
  passportNeededUntil: (
    tx: Tx,
    clientId: number,
    trip: { firstDay: HavanaDate; lastDay: HavanaDate },
  ) => Promise<HavanaDate | null>;
};

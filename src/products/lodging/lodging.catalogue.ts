import type { CoverPhoto } from "../../features/photos/photos.schemas";
import type { CancellationRule } from "../../features/plan/cancellation/cancellation.rules";
import type { ReserveDays } from "../../features/plan/reserve/reserve.rules";
import type { Building, PropertyKind } from "../../shared/lodgingCodes";
import type { OfficeOpening } from "../../shared/officeOpening.schemas";
import type { BedKind, ServiceCode } from "./lodging.enumerations";
import type { ChildRate, NightRates, Season } from "./lodging.pricing";

export type Beds = { kind: BedKind; count: number };

/** The rooms of one class in a property, with the rates of each meal plan. */
export type RoomType = {
  id: number;
  classId: number;
  units: number;
  maxAdults: number;
  /** Without children under 3 who sleep in cots. */
  maxGuests: number;
  /** How many children under 3 a room has cots for. */
  cots: number;
  /** The number of guests of a rate. */
  coversGuests: number;
  bedrooms: number | null;
  /** The room's size in whole square metres, and its beds; null where unknown. */
  squareMetres: number | null;
  beds: readonly Beds[] | null;
  plans: readonly { mealsPlanId: number; rates: NightRates }[];
  /**
   * Days before arrival at which the property withdraws unsold rooms; later requests need its confirmation. (OPS-72)
   */
  releaseDays?: number | null;
  /** Child rates, ordered by age; absent: the default of LODGE-5. (OPS-73) */
  childRates?: readonly ChildRate[] | undefined;
  photo?: CoverPhoto | undefined;
};

type RentalOffice = {
  id: number;
  name: string;
  airport: boolean;
  latitude: number;
  longitude: number;
  opening?: OfficeOpening | undefined;
};

export type LodgingZone = {
  id: number;
  code: string;
  name: string;
  provinceId: number;
  provinceName: string;
  latitude: number;
  longitude: number;
  offices: readonly RentalOffice[];
};

export type Property = {
  id: number;
  name: string;
  kind: PropertyKind;
  categoryId: number;
  stars: number | null;
  chain: { id: number; name: string } | null;
  locationId: number;
  building: Building;
  /** The quarter, beach or cay in which it is, as it is called in Cuba. */
  area: string | null;
  latitude: number;
  longitude: number;
  zone: LodgingZone;
  checkInHour: string;
  checkOutHour: string;
  /** Street and number, as one line. */
  street: string | null;
  phone: string | null;
  confirmsInstantly: boolean;
  /** A description in each language; null if nobody has written one. */
  aboutEn: string | null;
  aboutEs: string | null;
  roomTypes: readonly RoomType[];
  services: readonly ServiceCode[];
  photo?: CoverPhoto | undefined;
};

/** The catalogue in memory for search and pricing: it changes rarely. Amounts in minor units. */
export type LodgingCatalogue = {
  /** The properties on sale, by id. */
  properties: ReadonlyMap<number, Property>;
  zones: ReadonlyMap<number, LodgingZone>;
  provinces: ReadonlyMap<number, { id: number; code: string; name: string }>;
  seasons: readonly Season[];
  cancellation: readonly CancellationRule[];
  /** Cancelling is free until this many days before arrival; null: never. */
  freeCancellationDays: number | null;
  reserve: ReserveDays;
};

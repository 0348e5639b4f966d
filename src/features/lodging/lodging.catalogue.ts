import type { OfficeOpening } from "../../shared/officeOpening.schemas";
import type { CoverPhoto } from "../photos/photos.schemas";
import type { CancellationRule } from "../plan/cancellation.rules";
import type { BedKind, Building } from "./lodging.enumerations";
import type { ChildRate, NightRates, Season } from "./lodging.pricing";
import type { ReserveDays } from "./lodging.rules";

/** So many beds of a kind. */
export type Beds = { kind: BedKind; count: number };

/** Rooms of one class of a house, with what each meal plan makes them cost. */
export type RoomType = {
  id: number;
  classId: number;
  units: number;
  maxAdults: number;
  /** Without children under 3. */
  maxGuests: number;
  /** How many guests a rate is for. */
  coversGuests: number;
  bedrooms: number | null;
  /** The room's size in whole square metres, and its beds; null where unknown. */
  squareMetres: number | null;
  beds: readonly Beds[] | null;
  plans: readonly { mealsPlanId: number; rates: NightRates }[];
  /** The house withdraws unsold rooms so many days before arrival; from then on it has to be asked. (OPS-72) */
  releaseDays?: number | null;
  /** What children pay by their age, in its order; left out: as LODGE-5 has it. (OPS-73) */
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

export type House = {
  id: number;
  name: string;
  kind: "hotel" | "villa";
  categoryId: number;
  stars: number | null;
  chain: { id: number; name: string } | null;
  locationId: number;
  building: Building;
  latitude: number;
  longitude: number;
  zone: LodgingZone;
  checkInHour: string;
  checkOutHour: string;
  phone: string | null;
  confirmsInstantly: boolean;
  roomTypes: readonly RoomType[];
  photo?: CoverPhoto | undefined;
};

/** The catalogue as the search and the pricing need it: what changes rarely, in memory. Amounts in minor units. */
export type LodgingCatalogue = {
  /** Those that are sold, by id. */
  houses: ReadonlyMap<number, House>;
  zones: ReadonlyMap<number, LodgingZone>;
  provinces: ReadonlyMap<number, { id: number; code: string; name: string }>;
  seasons: readonly Season[];
  cancellation: readonly CancellationRule[];
  reserve: ReserveDays;
};

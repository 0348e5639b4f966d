import type { CoverPhoto } from "../../features/photos/photos.schemas";
import type { ReserveDays } from "../../features/plan/reserve/reserve.rules";
import type { CarEquipment } from "../../shared/carEquipment";
import type { OfficeOpening } from "../../shared/officeOpening.schemas";
import type { Rates } from "./price/car.pricing";

/** The catalogue in memory for search and pricing, by id: it changes rarely. Amounts in minor units. */
export type CarCatalogue = {
  zones: ReadonlyMap<
    number,
    { id: number; code: string; name: string; provinceId: number; latitude: number; longitude: number }
  >;
  offices: readonly {
    id: number;
    code: string;
    name: string;
    zoneId: number;
    airport: boolean;
    /** Left out: always open. */
    opening?: OfficeOpening | undefined;
  }[];
  suppliers: ReadonlyMap<
    number,
    {
      id: number;
      name: string;
      confirmsInstantly: boolean;
      emergencyPhone: string | null;
      extraDriverPerDay: number | null;
      extraDriverFlat: number | null;
      /** The least hours between two rentals of a car, the hour of grace included. (CAR-64) */
      turnoverHours: number;
      /** Kilometres by road that a car is driven home in a day. */
      driveKmPerDay: number;
      /** A car that was left at another office stays there instead of being driven home. */
      carsStay: boolean;
    }
  >;
  classes: ReadonlyMap<
    number,
    {
      id: number;
      code: string;
      transmission: number;
      seats: number;
      bags: number;
      perDay: number;
      waiverPerDay: number;
      deposit: number;
      fullTank: number | null;
      kmLimit: number | null;
      minLicenceYears: number;
    }
  >;
  models: ReadonlyMap<
    number,
    {
      id: number;
      name: string;
      classId: number;
      /** The oldest model year that is rented out; null: not known. */
      year: number | null;
      equipment: readonly CarEquipment[];
      photo?: CoverPhoto | undefined;
    }
  >;
  /** Road kilometres of the one-way rentals that a supplier allows between zones, by `oneWayKey`. */
  oneWay: ReadonlyMap<string, number>;
  rates: Rates;
  reserve: ReserveDays;
  /** Whether any car is away from its home office. */
  carsRoam: boolean;
};

export type Office = CarCatalogue["offices"][number];

export const oneWayKey = (supplierId: number, fromZoneId: number, toZoneId: number) =>
  `${supplierId}/${fromZoneId}/${toZoneId}`;

/** The places where a rental begins and ends. */
export type Places = { pickUpOffice: Office; dropOffOffice: Office };

/** The zones in which a rental begins and ends. */
export const zonesOf = ({ pickUpOffice, dropOffOffice }: Places) => ({
  fromZoneId: pickUpOffice.zoneId,
  toZoneId: dropOffOffice.zoneId,
});

/**
 * Road kilometres of a one-way rental; null when the car is returned in the same zone, undefined when this supplier
 * does not allow it.
 */
export function oneWayKm(
  { oneWay }: CarCatalogue,
  supplierId: number,
  { pickUpOffice, dropOffOffice }: Places,
): number | null | undefined {
  if (pickUpOffice.zoneId === dropOffOffice.zoneId) return null;
  return oneWay.get(oneWayKey(supplierId, pickUpOffice.zoneId, dropOffOffice.zoneId));
}

/** The zones to which a supplier (0: any) accepts a car of a zone back; that zone comes first. */
export function dropOffZoneIds({ oneWay, suppliers, zones }: CarCatalogue, supplierId: number, zoneId: number) {
  const ids = supplierId === 0 ? [...suppliers.keys()] : [supplierId];
  return [...zones.keys()]
    .filter((to) => to === zoneId || ids.some((id) => oneWay.has(oneWayKey(id, zoneId, to))))
    .sort((a, b) => Number(b === zoneId) - Number(a === zoneId) || a - b);
}

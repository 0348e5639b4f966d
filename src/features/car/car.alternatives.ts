import { Transmission } from "../../shared/enumerations";

type CarClass = { perDay: number; seats: number; bags: number; transmission: number; minLicenceYears: number };

/**
 * Whether a car may stand in for one that its supplier cannot give (DESK-5): of a class that costs as much a day or
 * more, as roomy, driven as easily, and open to the same licence.
 */
export function isNoWorse(booked: CarClass, other: CarClass): boolean {
  return (
    other.perDay >= booked.perDay &&
    other.seats >= booked.seats &&
    other.bags >= booked.bags &&
    !(booked.transmission === Transmission.Automatic && other.transmission === Transmission.Manual) &&
    other.minLicenceYears <= booked.minLicenceYears
  );
}

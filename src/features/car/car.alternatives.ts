import { Transmission } from "../../shared/enumerations";

type CarClass = { perDay: number; seats: number; bags: number; transmission: number; minLicenceYears: number };

/**
 * Whether a car may replace one that its supplier cannot provide (DESK-5): its class costs at least as much a day, is
 * as roomy, as easy to drive, and needs no longer-held licence.
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

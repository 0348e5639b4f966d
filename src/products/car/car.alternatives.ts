import type { UnitFit } from "../../features/plan/service/unitFits";
import { Transmission } from "../../shared/enumerations";

type CarClass = { perDay: number; seats: number; bags: number; transmission: number; minLicenceYears: number };

/** How a car compares with the booked one; null: it is worse. (DESK-104) */
export function fitOf(
  booked: { modelId: number; carClass: CarClass & { id: number } },
  other: { modelId: number; carClass: CarClass & { id: number } },
): UnitFit | null {
  if (other.modelId === booked.modelId) return "model";
  if (other.carClass.id === booked.carClass.id) return "class";
  return isNoWorse(booked.carClass, other.carClass) ? "better" : null;
}

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

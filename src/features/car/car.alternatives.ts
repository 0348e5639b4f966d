import { Transmission } from "../../shared/enumerations";
import type { CarPrice } from "./car.pricing";

type CarClass = { perDay: number; seats: number; bags: number; transmission: number; minLicenceYears: number };

/**
 * Whether a car may stand in for one that its supplier cannot give: of a class that costs as much a day or more, as
 * roomy, driven as easily, and open to the same licence.
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

/** What the client pays now for an alternative, minor units: never more than what was booked. */
export function proposedPrice(booked: { payNow: number }, price: CarPrice): Pick<CarPrice, "payNow" | "priceLines"> {
  if (price.payNow <= booked.payNow) return { payNow: price.payNow, priceLines: price.priceLines };
  return { payNow: booked.payNow, priceLines: [{ Code: "agreed", Amount: booked.payNow, Facts: {} }] };
}

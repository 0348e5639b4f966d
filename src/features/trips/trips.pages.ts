import type { Pages } from "../../shared/page";

export const tripsPages = {
  roadTrip: { paths: ["/road-trip/:tripId"], listed: true },
} as const satisfies Pages;

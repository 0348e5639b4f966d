import { type Pages, pagePath } from "../../shared/page";

export const tripsPages = {
  roadTrip: { paths: ["/road-trip/:tripId"], listed: true, query: ["start", "adults"], restoresDraft: true },
} as const satisfies Pages;

export const roadTripPath = (tripId: number) => pagePath(tripsPages.roadTrip.paths[0], { tripId });

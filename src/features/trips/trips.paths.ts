export function roadTripPath(tripId: number): string {
  return `/road-trip/${tripId}`;
}

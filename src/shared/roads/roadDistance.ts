/** Kilometres as they are shown: 0 below 2 km, whole up to 20, then rounded to five. */
export function shownKilometres(kilometres: number): number {
  if (kilometres < 2) return 0;
  return kilometres <= 20 ? Math.round(kilometres) : Math.round(kilometres / 5) * 5;
}

/** Minutes as they are shown: rounded to five below an hour, at least five; then to quarters of an hour. */
export function shownMinutes(minutes: number): number {
  const step = minutes < 57.5 ? 5 : 15;
  return Math.max(5, Math.round(minutes / step) * step);
}

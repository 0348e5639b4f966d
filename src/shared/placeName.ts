/**
 * The message for the name of a rental office that is named after what is there, "Aeropuerto Holguín", with the rest of
 * its name; null for a name of its own. (WEB-42)
 */
export function officeName(name: string) {
  const [, ofAirport, terminal = "none"] = /^Aeropuerto (.+?)(?: T(\d))?$/.exec(name) ?? [];
  if (ofAirport) return { id: "place.airport", of: ofAirport, terminal } as const;
  const [, ofCentre] = /^(.+) centro$/.exec(name) ?? [];
  return ofCentre ? ({ id: "place.centre", of: ofCentre, terminal } as const) : null;
}

/** A zone's or province's name in the reader's language: a message where that differs from `name`, the name in Cuba. */
export function placeName(name: string) {
  return { id: `place.${name}`, otherwise: name };
}

/**
 * The message for the name of a rental office that is named after what is there, "Aeropuerto Holguín", with the rest of
 * its name; null for a name of its own. (WEB-42)
 */
export function officeName(name: string) {
  const parts = /^(?:Aeropuerto (.+?)(?: T(\d))?|(.+) centro)$/.exec(name);
  const [, airport, terminal = "none", centre = ""] = parts ?? [];
  return parts && ({ id: airport ? "place.airport" : "place.centre", of: airport ?? centre, terminal } as const);
}

/** A zone's or province's name in the reader's language: a message where that differs from `name`, the name in Cuba. */
export function placeName(name: string) {
  return { id: `place.${name}`, otherwise: name };
}

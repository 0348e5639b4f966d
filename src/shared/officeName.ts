/** How messages name an office at an airport or in the centre of a town; null: its name is used as it is. */
export function officeName(name: string) {
  const [, airport, centre] = /^(?:Aeropuerto (.+)|(.+) centro)$/.exec(name) ?? [];
  if (airport) return { id: "office.airport", place: airport } as const;
  return centre ? ({ id: "office.centre", place: centre } as const) : null;
}

/** How messages name an office that is called after an airport or the centre of a town; null: its name stays as it is. */
export function officeName(name: string) {
  const [, airport, centre] = /^(?:Aeropuerto (.+)|(.+) centro)$/.exec(name) ?? [];
  if (airport) return { id: "office.airport", place: airport } as const;
  return centre ? ({ id: "office.centre", place: centre } as const) : null;
}

/** The name of a zone or province as a reader says it: a message where it differs from the name in Cuba, `name`. */
export function placeName(name: string) {
  return { id: `place.${name}`, otherwise: name };
}

/** A zone's or province's name in the reader's language: a message if it differs from `name`, the name in Cuba. */
export function placeName(name: string) {
  return { id: `place.${name}`, otherwise: name };
}

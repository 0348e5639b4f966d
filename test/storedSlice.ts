/** A slice of the browser's store as redux-persist keeps it: each of its fields as JSON text. */
export const storedSlice = (slice: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(slice).map(([field, value]) => [field, JSON.stringify(value)])));

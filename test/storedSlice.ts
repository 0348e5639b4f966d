/** A slice of the browser's store in redux-persist's form: each of its fields as JSON text. */
export const storedSlice = (slice: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(slice).map(([field, value]) => [field, JSON.stringify(value)])));

/** The longest name, in characters, that a column of a booking's facts shows in two lines on a phone. */
const LONGEST = 28;

/** Whether a name gets a separate row, because it would wrap over many lines in a column. */
export const isLongName = (name: string): boolean => name.length > LONGEST;

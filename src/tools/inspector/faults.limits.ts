/** The most faults that can be set for a provider, as its stand-in takes them. */
export const MOST_FAULTS = 20;

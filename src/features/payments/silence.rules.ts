/** How often a provider is asked again before its silence is a matter for people: by then it has been silent for a minute. */
const SILENT_AFTER = 6;

/** Whether a provider has been asked so often without an answer that staff are notified. (DESK-50) */
export const isSilentForLong = (asked: number): boolean => asked >= SILENT_AFTER;

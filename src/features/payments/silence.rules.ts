/** Questions without an answer before staff are notified: the provider has then been silent for about a minute. */
const SILENT_AFTER = 6;

/** Whether staff are notified of a provider's silence after so many questions. (DESK-50) */
export const isSilentForLong = (questionCount: number): boolean => questionCount >= SILENT_AFTER;

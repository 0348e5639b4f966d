import { MINUTE } from "../../shared/instant";

/** Milliseconds: the longest pause between two questions about an attempt, a refund or a link. (PAY-11) */
export const LONGEST_WAIT = 5 * MINUTE;

/** Questions without an answer before staff are notified: the provider has then been silent for about a minute. */
const SILENT_AFTER = 6;

/** Whether staff are notified of a provider's silence after so many questions. (DESK-50) */
export const isSilentForLong = (questionCount: number): boolean => questionCount >= SILENT_AFTER;

import { DAY, type Instant, MINUTE, SECOND } from "../../shared/instant";

/** Milliseconds for which a code is valid. */
export const CODE_TIME = 10 * MINUTE;
/** Wrong tries after which a code is void. */
export const CODE_TRIES = 5;
/** Milliseconds between two codes to one client, and by WhatsApp to one number. */
export const BETWEEN_CODES = 60 * SECOND;
/** Codes to one client in any 24 hours, and by WhatsApp to one number. */
export const CODES_A_DAY = 5;

export const codeChannels = ["whatsapp", "mail"] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** Where WhatsApp sends no codes: Cuba, Iran, North Korea, Syria, and the mobile numbers of Crimea. */
const unreached = ["+53", "+98", "+850", "+963", "+7978"];

/** True when a number (E.164) can get our WhatsApp messages; otherwise its code goes by email. */
export function isReachedByWhatsApp(phone: string): boolean {
  return !unreached.some((prefix) => phone.startsWith(prefix));
}

export type MaySend = { may: true } | { may: false; why: "tooSoon" | "usedUp"; from: Instant };

/** Whether another code may be sent. `sentAt`: when earlier ones were sent to the client or number, newest first. */
export function judgeSending(sentAt: readonly Instant[], now: Instant): MaySend {
  const recent = sentAt.filter((at) => at > now - DAY);
  const last = recent[0];
  const oldestCounted = recent[CODES_A_DAY - 1];
  if (oldestCounted !== undefined) return { may: false, why: "usedUp", from: oldestCounted + DAY };
  if (last !== undefined && now < last + BETWEEN_CODES)
    return { may: false, why: "tooSoon", from: last + BETWEEN_CODES };
  return { may: true };
}

export type SentCode = { sentAt: Instant; tries: number; usedAt: Instant | null };

/** True while a code can still be given. */
export function isAlive({ sentAt, tries, usedAt }: SentCode, now: Instant): boolean {
  return usedAt === null && tries < CODE_TRIES && now < sentAt + CODE_TIME;
}

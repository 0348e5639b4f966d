import { isBlank } from "../../shared/blank";
import { fullYears, type HavanaDate, isHavanaDate } from "../../shared/havana";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "../../shared/instant";
import type { Refusal } from "../../shared/refusals";

/** Milliseconds that an activation link works. (ACC-1) */
export const ACTIVATION_TIME = 7 * DAY;
/** Milliseconds for which the six digits of the email are valid. (ACC-15) */
export const ACTIVATION_CODE_TIME = HOUR;
/** Wrong activation codes that one email address takes within this many milliseconds, whoever types them. (ACC-15) */
export const ACTIVATION_CODE_TRIES = { most: 10, within: DAY } as const;
/** Milliseconds after an activation in which its link still signs in: for an answer that got lost. (ACC-15) */
export const ACTIVATED_JUST_NOW = 10 * MINUTE;
/** Milliseconds that a mailed temporary password works. (ACC-5) */
export const TEMPORARY_PASSWORD_TIME = HOUR;
/** Milliseconds that the link of an invitation to the staff works. (DESK-18) */
export const INVITATION_TIME = 3 * DAY;
/** Wrong codes of a second factor that an account takes within this many milliseconds, from wherever. (DESK-20) */
export const SECOND_FACTOR_TRIES = { most: 20, within: 15 * MINUTE } as const;
/** Codes that stand in for a second factor, each once. */
export const RECOVERY_CODES = 10;
/** Passkeys that one of the staff may have. (SAFE-40) */
export const PASSKEYS_AT_MOST = 20;
/** Milliseconds within which a passkey has to answer a challenge. (SAFE-41) */
export const PASSKEY_TIME = 5 * MINUTE;
/** Milliseconds that a session lasts after its last use. */
export const SESSION_TIME = 30 * DAY;
/** Milliseconds in which a refresh token that was just used answers with the same successor again: two tabs. */
export const REFRESH_GRACE = 10 * SECOND;
/** Wrong passwords that one address of a caller may give for one email address within this many milliseconds. (SESSION-9) */
export const GUESSES = { most: 10, within: 15 * MINUTE } as const;
/** Wrong passwords for one email address from everywhere after which it counts as attacked. (SESSION-9) */
export const WRONG_FROM_EVERYWHERE = { most: 100, within: 15 * MINUTE } as const;
/** What one address of a caller may then still give. */
export const GUESSES_UNDER_ATTACK = { most: 2, within: 15 * MINUTE } as const;
/**
 * Emails of one kind that people who are not signed in can cause to one address within this many milliseconds. (SESSION-9)
 */
export const UNASKED_MAILS = { most: 5, within: HOUR } as const;

/** Email addresses are kept and compared trimmed and in lower case. (ACC-8) */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** Mailed passwords have a form of their own, so that nobody needs to try one as anything else. */
const temporaryShape = /^tmp(-[0-9a-z]{4}){3}$/;

/** True for what only password recovery makes. Such a password is never a client's own. */
export function looksTemporary(password: string): boolean {
  return temporaryShape.test(password.trim());
}

/**
 * True for passwords that are tried first: in the list (lower case), with or without what people put at the end of it;
 * one sign repeated; a run of the keyboard's or the alphabet's signs; the account's own e-mail; a temporary password.
 * (ACC-4)
 */
export function isCommonPassword(password: string, email: string, list: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  const [mailbox = ""] = normaliseEmail(email).split("@");
  const candidates = [lower, lower.replace(/[\d\W_]+$/, ""), lower.replace(/[\W_]+$/, "")];
  if (candidates.some((candidate) => list.has(candidate))) return true;
  if (lower === normaliseEmail(email) || candidates.includes(mailbox)) return true;
  return new Set(lower).size < 3 || isRun(lower) || looksTemporary(password);
}

const runs = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

function isRun(text: string): boolean {
  const reversed = [...text].reverse().join("");
  return runs.some((run) => run.includes(text) || run.includes(reversed));
}

/** A date of birth that somebody alive can have. */
export function isBirthDate(date: HavanaDate, today: HavanaDate): boolean {
  return isHavanaDate(date) && date < today && fullYears(date, today) < 120;
}

export type ProfileFacts = {
  firstName: string;
  lastName: string;
  birthDate: HavanaDate | null;
  countryId: number | null;
  phone: string | null;
};

/**
 * Why a profile is not enough to pay and to sign; null when it is (ACC-7). The fact `missing` names what
 * it lacks, as the message chooses by it: `phone`, `namesBirthDate`. Names of signs that nobody sees are none.
 */
export function incompleteProfile({ firstName, lastName, birthDate, countryId, phone }: ProfileFacts): Refusal | null {
  const parts = { names: !isBlank(firstName) && !isBlank(lastName), birthDate, country: countryId, phone };
  const [first, ...others] = Object.entries(parts).flatMap(([name, given]) => (given ? [] : [name]));
  if (first === undefined) return null;
  const missing = [first, ...others.map((name) => name.charAt(0).toUpperCase() + name.slice(1))].join("");
  return { code: "profileIncomplete", facts: { missing } };
}

export type SessionFacts = { expiresAt: Instant; rotatedAt: Instant | null; revokedAt: Instant | null };

/**
 * What a refresh token that is shown means: `rotate` it; `repeat` the answer it just got, to another tab that asked at
 * the same moment; `over`; or `reused`, long after its successor was handed out: somebody has a copy.
 */
export function judgeRefresh(
  { expiresAt, rotatedAt, revokedAt }: SessionFacts,
  now: Instant,
): "rotate" | "repeat" | "over" | "reused" {
  if (revokedAt !== null || now >= expiresAt) return "over";
  if (rotatedAt === null) return "rotate";
  return now - rotatedAt <= REFRESH_GRACE ? "repeat" : "reused";
}

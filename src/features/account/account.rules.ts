import { withoutAccents } from "../../shared/accents";
import { plainEmail } from "../../shared/contacts";
import { fullYears, type HavanaDate, isHavanaDate } from "../../shared/havana";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "../../shared/instant";
import { isPrintable } from "../../shared/paperLetters";
import { isBlank, lettersAndDigits, plainCode } from "../../shared/plainText";
import type { Refusal } from "../../shared/refusals";

/** Milliseconds for which an activation link is valid. (ACC-1) */
export const ACTIVATION_TIME = 7 * DAY;
/** Milliseconds for which the six digits of the email are valid. (ACC-15) */
export const ACTIVATION_CODE_TIME = HOUR;
/** Wrong activation codes allowed for one email address in this period, whoever types them. (ACC-15) */
export const ACTIVATION_CODE_TRIES = { most: 10, within: DAY } as const;
/** Milliseconds after an activation in which its link still signs in, in case the answer was lost. (ACC-15) */
export const ACTIVATED_JUST_NOW = 10 * MINUTE;
/** The fewest characters of a password. (ACC-4) */
export const PASSWORD_LENGTH = 8;
/** The most characters of each part of a client's address. */
export const LONGEST_ADDRESS = { address: 160, city: 80, postalCode: 16 } as const;
/** The most characters of a phone number, with its signs. */
export const LONGEST_PHONE = 32;
/** The most characters of a passkey's name. */
export const LONGEST_PASSKEY_NAME = 60;
/** Milliseconds for which a mailed temporary password is valid. (ACC-5) */
export const TEMPORARY_PASSWORD_TIME = HOUR;
/** Milliseconds for which the link of an invitation to the staff is valid. (DESK-18) */
export const INVITATION_TIME = 3 * DAY;
/** Wrong second-factor codes allowed for one account in this period, from anywhere. (DESK-20) */
export const SECOND_FACTOR_TRIES = { most: 20, within: 15 * MINUTE } as const;
/** Recovery codes per account; each replaces the second factor once. */
export const RECOVERY_CODES = 10;
/** Passkeys that one account may have. (SAFE-40) */
export const PASSKEYS_AT_MOST = 20;
/** Milliseconds within which a passkey has to answer a challenge. (SAFE-41) */
export const PASSKEY_TIME = 5 * MINUTE;
/** Milliseconds for which a client's session lasts after its last use. */
export const SESSION_TIME = 30 * DAY;
/**
 * Milliseconds for which a session of staff lasts after its last use. The last use is up to a token's 15 minutes later
 * than the last renewal. (SAFE-61)
 */
export const STAFF_SESSION_IDLE = 30 * MINUTE;
const TOKEN_TIME = 15 * MINUTE;
/** Milliseconds for which a session of staff lasts, however much it is used. (SAFE-61) */
export const STAFF_SESSION_TIME = 12 * HOUR;
/** Milliseconds for which an ended session is still stored. (SESSION-5) */
export const ENDED_SESSION_KEPT = 7 * DAY;
/**
 * Milliseconds after signing in with a password in which setting up a second factor does not ask for it again.
 * (SAFE-40)
 */
export const FRESH_SIGN_IN = 10 * MINUTE;
/**
 * Milliseconds in which a used refresh token gets the same successor again, because two tabs may ask at the same time.
 */
export const REFRESH_GRACE = 10 * SECOND;
/** Wrong passwords that one IP address may give for one email address in this period. (SESSION-9) */
export const GUESSES = { most: 10, within: 15 * MINUTE } as const;
/** Wrong passwords for one email address, from all IP addresses, after which it counts as attacked. (SESSION-9) */
export const WRONG_FROM_EVERYWHERE = { most: 100, within: 15 * MINUTE } as const;
/** Wrong passwords that one IP address may still give for an attacked email address. */
export const GUESSES_UNDER_ATTACK = { most: 2, within: 15 * MINUTE } as const;
/** Milliseconds for which the code that is mailed to a new address is valid. (ACC-24) */
export const EMAIL_CODE_TIME = 30 * MINUTE;
/** Changes of the email address that one client may begin in this period. (ACC-24) */
export const EMAIL_CHANGES = { most: 5, within: DAY } as const;
/** Wrong codes of a new address that one client may type in this period. (ACC-24) */
export const EMAIL_CODE_TRIES = { most: 5, within: HOUR } as const;
/** Emails of one kind that callers who are not signed in can cause to one email address in this period. (SESSION-9) */
export const UNASKED_MAILS = { most: 5, within: HOUR } as const;
/** Milliseconds until the page of the code offers to send another email. (ACC-19) */
const BETWEEN_MAILS = 60 * SECOND;

/** When another email may be asked for, after those sent at these instants; the last is the newest. (ACC-19) */
export function nextMailAt(sentAt: readonly Instant[]): Instant {
  const afterLast = (sentAt.at(-1) ?? Number.NEGATIVE_INFINITY) + BETWEEN_MAILS;
  const afterMost = (sentAt.at(-UNASKED_MAILS.most) ?? Number.NEGATIVE_INFINITY) + UNASKED_MAILS.within;
  return Math.max(afterLast, afterMost);
}

/** Email addresses are stored and compared in lower case, without blanks and signs pasted around them. (ACC-8) */
export function normaliseEmail(email: string): string {
  return plainEmail(email).toLowerCase();
}

/** An address shown by its first letter and domain: its owner recognises it, and others learn little. (ACC-24) */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`;
}

/** Mailed passwords have a form of their own, so that no other password has to be compared with them. */
const temporaryShape = /^tmp(-[0-9a-z]{4}){3}$/;

/** True for the form of temporary passwords, which a client may not choose as a password. */
export function looksTemporary(password: string): boolean {
  return temporaryShape.test(plainCode(password));
}

/**
 * True for passwords that attackers try first: in the list (lower case), with or without a usual ending; one repeated
 * character; a run of the keyboard or the alphabet; the account's email address; the form of a temporary password; a name
 * of the shop, if what is left without it is short or common. (ACC-4)
 */
export function isCommonPassword(password: string, email: string, { list, shopNames }: EasyToGuess): boolean {
  const lower = password.toLowerCase();
  const [mailbox = ""] = normaliseEmail(email).split("@");
  const candidates = [lower, lower.replace(/[\d\W_]+$/, ""), lower.replace(/[\W_]+$/, "")];
  if (candidates.some((candidate) => list.has(candidate))) return true;
  if (lower === normaliseEmail(email) || candidates.includes(mailbox)) return true;
  if (new Set(lower).size < 3 || isRun(lower) || looksTemporary(password)) return true;
  const plain = plainName(password);
  return shopNames
    .map(plainName)
    .filter((name) => name.length >= SHORTEST_NAME && plain.includes(name))
    .map((name) => plain.replaceAll(name, ""))
    .some((rest) => rest.length < PASSWORD_LENGTH || isCommonPassword(rest, email, { list, shopNames: [] }));
}

/** Strings that guesses often contain: a list in lower case, and the shop's names. */
type EasyToGuess = { list: ReadonlySet<string>; shopNames: readonly string[] };

/** Shorter shop names are not checked, because they occur in ordinary words. */
const SHORTEST_NAME = 4;

/** A name for comparisons: without accents, blanks and punctuation, in lower case. */
const plainName = (written: string) => lettersAndDigits(withoutAccents(written));

const runs = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

function isRun(text: string): boolean {
  const reversed = [...text].reverse().join("");
  return runs.some((run) => run.includes(text) || run.includes(reversed));
}

/** Whether a living person can have this date of birth. */
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
 * Why a profile is not enough to pay and to sign; null when it is (ACC-7). The fact `missing` names what it lacks and
 * selects the message: `phone`, `namesBirthDate`. Names of invisible characters count as missing; `letters` is missing
 * from an otherwise complete profile whose names papers cannot show (PAPER-11).
 */
export function incompleteProfile({ firstName, lastName, birthDate, countryId, phone }: ProfileFacts): Refusal | null {
  const given = { names: !isBlank(firstName) && !isBlank(lastName), birthDate, country: countryId, phone };
  const missing = profileParts.filter((part) => !given[part]);
  if (missing.length > 0) return lacking(missing);
  return isPrintable(`${firstName} ${lastName}`) ? null : { code: "profileIncomplete", facts: { missing: "letters" } };
}

/** What a profile needs, in the order in which the fact `missing` names it. */
const profileParts = ["names", "birthDate", "country", "phone"] as const;
type ProfilePart = (typeof profileParts)[number];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The parts as one word: `birthDateCountry`. */
function lacking(parts: readonly ProfilePart[]): Refusal {
  const missing = parts.map((part, index) => (index === 0 ? part : capital(part))).join("");
  return { code: "profileIncomplete", facts: { missing } };
}

/** The parts that a passport gives as well once it is added. (ACC-18) */
const ofPassport: readonly ProfilePart[] = ["birthDate", "country"];

/**
 * What is left of that reason while the passport is missing too, which will give the birth date and the country: null
 * if that is all, and any other reason as it is.
 */
export function remainingRefusal(refusal: Refusal): Refusal | null {
  const { missing } = refusal.facts;
  if (refusal.code !== "profileIncomplete" || typeof missing !== "string") return refusal;
  const named = profileParts.filter((part) => missing.startsWith(part) || missing.includes(capital(part)));
  const left = named.filter((part) => !ofPassport.includes(part));
  if (named.length === left.length) return refusal;
  return left.length === 0 ? null : lacking(left);
}

/** When a session that is renewed at `now` ends, if it is not renewed again. */
export function sessionEnd({ isStaff, begunAt }: { isStaff: boolean; begunAt: Instant }, now: Instant): Instant {
  if (!isStaff) return now + SESSION_TIME;
  return Math.min(begunAt + STAFF_SESSION_TIME, now + TOKEN_TIME + STAFF_SESSION_IDLE);
}

export type SessionFacts = { expiresAt: Instant; rotatedAt: Instant | null; revokedAt: Instant | null };

/**
 * The action for a refresh token: `rotate` it; `repeat` its last answer, for another tab that asked at the same moment;
 * `over`: it has expired; or `reused`: used again long after it was rotated, so another party has a copy.
 */
export function judgeRefresh(
  { expiresAt, rotatedAt, revokedAt }: SessionFacts,
  now: Instant,
): "rotate" | "repeat" | "over" | "reused" {
  if (revokedAt !== null || now >= expiresAt) return "over";
  if (rotatedAt === null) return "rotate";
  return now - rotatedAt <= REFRESH_GRACE ? "repeat" : "reused";
}

/** A rental company, or hotels and villas. The kind is also a key of the audited facts, as stored. */
export const supplierKinds = ["company", "house"] as const;
export type SupplierKind = (typeof supplierKinds)[number];

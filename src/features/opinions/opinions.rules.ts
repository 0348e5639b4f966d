import { DAY, type Instant } from "../../shared/instant";

/** What guests and drivers judge, each with one to five stars. (REVIEW-2) */
export const opinionSubjects = {
  car: ["vehicle", "handover", "staff", "value"],
  lodging: ["cleanliness", "comfort", "staff", "location", "value"],
} as const;
export type OpinionKind = keyof typeof opinionSubjects;
/** Stars by subject. */
export type Stars = Readonly<Partial<Record<string, number>>>;

/** Languages that people may say they wrote in; more than the site has, as nothing is translated. */
export const opinionLanguages = ["en", "es", "fr", "de", "it", "pt"] as const;
export type OpinionLanguage = (typeof opinionLanguages)[number];

/** `waiting` for the desk, `shown` on the place's page, or `refused`: its writer may change it. */
export const opinionStandings = ["waiting", "shown", "refused"] as const;

/** So long after the last service of a plan people are asked: they are home, and remember. */
const ASK_AFTER = 3 * DAY;
/** Plans that were not asked about in that time are skipped: a shop that was closed must not write about last year. */
const ASK_UNTIL = 30 * DAY;
/** The link of the email is good for so long. */
export const WRITE_WITHIN_DAYS = 90;

/** Plans whose last service ended in this time are asked about now: from the first instant on, before the second. (REVIEW-1) */
export function endedBetween(now: Instant): readonly [from: Instant, before: Instant] {
  return [now - ASK_UNTIL, now - ASK_AFTER];
}

export const isLinkGood = (askedAt: Instant, now: Instant): boolean => now < askedAt + WRITE_WITHIN_DAYS * DAY;

/** Whether every subject of a kind, and nothing else, has one to five whole stars. (REVIEW-2) */
export function areWhole(kind: OpinionKind, stars: Stars): boolean {
  const subjects: readonly string[] = opinionSubjects[kind];
  const given = Object.entries(stars);
  const isWhole = ([subject, count]: (typeof given)[number]) =>
    subjects.includes(subject) && Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 5;
  return given.length === subjects.length && given.every(isWhole);
}

/** The mean of stars in tenths of a star, rounded half up: 4.25 is 43. */
export function tenthsOf(stars: readonly number[]): number {
  return Math.round((10 * stars.reduce((sum, count) => sum + count, 0)) / stars.length);
}

import { DAY, type Instant } from "../../shared/instant";

/** The most characters of a review. */
export const LONGEST_OPINION = 2_000;

/** The subjects that guests and drivers rate, each with one to five stars. (REVIEW-2) */
export const opinionSubjects = {
  car: ["vehicle", "handover", "staff", "value"],
  lodging: ["cleanliness", "comfort", "staff", "location", "value"],
} as const;
export type OpinionKind = keyof typeof opinionSubjects;
/** Stars by subject. */
export type Stars = Readonly<Partial<Record<string, number>>>;

/** Languages in which a review may be written; more than the site has, as reviews are not translated. */
export const opinionLanguages = ["en", "es", "fr", "de", "it", "pt"] as const;
export type OpinionLanguage = (typeof opinionLanguages)[number];

/** `waiting` for staff, `shown` on the subject's page, or `refused`: then its writer may change it. */
export const opinionStatuses = ["waiting", "shown", "refused"] as const;
export type OpinionStatus = (typeof opinionStatuses)[number];

/** Whether a client may write a review: there is none, or it was refused. (REVIEW-2) */
export const mayWrite = (status: OpinionStatus | null): boolean => status === null || status === "refused";

/** How long after a plan's last service clients are asked: they are home by then, and still remember it. */
const ASK_AFTER = 3 * DAY;
/** Plans that ended before that are skipped: after a long outage nobody is asked about last year. */
const ASK_UNTIL = 30 * DAY;
/** The validity of the email's link. */
export const WRITE_WITHIN_DAYS = 90;

/** The period in which a plan's last service must have ended to be asked about now; `before` excluded. (REVIEW-1) */
export function endedBetween(now: Instant): readonly [from: Instant, before: Instant] {
  return [now - ASK_UNTIL, now - ASK_AFTER];
}

export const isLinkValid = (askedAt: Instant, now: Instant): boolean => now < askedAt + WRITE_WITHIN_DAYS * DAY;

/** Whether each subject of a kind, and no other, has one to five whole stars. (REVIEW-2) */
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

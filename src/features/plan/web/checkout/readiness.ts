import { type Place, withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { PagePath } from "../../../../shared/page";
import { isWithStaff, type Refusal, type RefusalCode } from "../../../../shared/refusals";
import { profilePath } from "../../../account/account.pages";
import { remainingRefusal } from "../../../account/account.rules";
import { documentsPath } from "../../../documents/documents.pages";
import { isOpen } from "../../bookings/bookingStatus";
import { documentCheckNames, failedChecks } from "../../checkout/checkout.checks";
import { guards } from "../../checkout/checkout.guards";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";

export type ReadinessItem = { name: "bookings" | (typeof documentCheckNames)[number]; refusals: Refusal[] };

/**
 * The "can I pay?" list: every condition of the payment guard that can be known beforehand, from the first booking on.
 * An item without refusals is ready. A licence in order is left out for a client who rents no car. While the passport is
 * missing, the profile lacks only what the passport does not give. (PLAN-24, ACC-18)
 */
export function readiness({ context }: CheckoutSnapshot, at: Instant): ReadinessItem[] {
  const bookings = guards.allConfirmed(context, { type: "clock.ticked", at });
  const checks = documentCheckNames.map((name): ReadinessItem => {
    if (!context.checks) return { name, refusals: [{ code: "documentsNotChecked", facts: {} }] };
    const found = context.checks[name];
    const refusal = found && isPassportMissing(failedChecks(context.checks)) ? remainingRefusal(found) : found;
    return { name, refusals: refusal ? [refusal] : [] };
  });
  const drives = context.bookings.some(
    ({ productType, status }) => productType === ProductType.CarRent && isOpen(status),
  );
  const neededChecks = checks.filter(({ name, refusals }) => drives || name !== "licenceAge" || refusals.length > 0);
  return sayOnce([{ name: "bookings", refusals: bookings }, ...neededChecks]);
}

/** Whether the passport is missing: it is added first, since it gives most of a profile too. */
export const isPassportMissing = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ code }) => code === "passportMissing");

/** The state of a condition: with staff, the client has given what is needed and waits. */
export type Readiness = "ready" | "withStaff" | "notReady";

export function readinessOf({ refusals }: ReadinessItem): Readiness {
  if (refusals.length === 0) return "ready";
  return refusals.every(isWithStaff) ? "withStaff" : "notReady";
}

/** The number of things that the client still has to do, as the list names them: one item may have several. */
export function missingIn(items: readonly ReadinessItem[]): number {
  const missing = items.flatMap(({ refusals }) => refusals.filter((refusal) => !isWithStaff(refusal)));
  return new Set(missing.map(({ code, facts }) => `${code} ${facts.booking ?? ""}`)).size;
}

/** Lists a refusal once, such as a missing passport, which fails two checks. */
function sayOnce(items: ReadinessItem[]): ReadinessItem[] {
  const listedCodes = new Set<RefusalCode>();
  return items.filter(({ name, refusals }) => {
    const repeats = name !== "bookings" && refusals.length > 0 && refusals.every(({ code }) => listedCodes.has(code));
    for (const { code } of refusals) listedCodes.add(code);
    return !repeats;
  });
}

export type Mend = "profile" | "documents";

const mends: Partial<Record<RefusalCode, Mend>> = {
  profileIncomplete: "profile",
  documentsNotChecked: "documents",
  passportMissing: "documents",
  licenceMissing: "documents",
  documentsRejected: "documents",
  licenceTooYoung: "documents",
  licenceExpires: "documents",
  passportExpires: "documents",
  passportPeriodTooShort: "documents",
};

const mendPages: Record<Mend, PagePath> = { profile: profilePath(), documents: documentsPath() };

/**
 * The page on which it can be resolved; null on that page itself. The link to the profile carries the page to return
 * to, the link to the documents page the plan. (ACC-17)
 */
export function mendPath(mend: Mend, planId: number, from: Place): PagePath | null {
  if (mendPages[mend] === from.pathname) return null;
  return mend === "profile" ? withReturnUrl(mendPages.profile, from) : documentsPath(planId);
}

/** Refusals for missing items; the others are about given ones. */
export const notGiven: readonly RefusalCode[] = [
  "profileIncomplete",
  "documentsNotChecked",
  "passportMissing",
  "licenceMissing",
];

export type MendLabel = Mend | "correct";

/** The text of the link to that page: given documents are corrected, not added. */
export function mendLabel(mend: Mend, { code }: Refusal): MendLabel {
  return mend === "documents" && !notGiven.includes(code) ? "correct" : mend;
}

/** The page where a client can resolve the cause of a refusal; null if the client cannot. */
export function mendOf({ code }: Refusal): Mend | null {
  return mends[code] ?? null;
}

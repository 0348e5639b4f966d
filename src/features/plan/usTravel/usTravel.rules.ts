/**
 * The general licenses by which US law lets people travel to Cuba, in the order of 31 CFR 515.560(a), after the most
 * common one; the last is a specific license that OFAC issues to one applicant.
 */
export const usTravelCategories = [
  "support",
  "family",
  "official",
  "journalism",
  "research",
  "education",
  "religion",
  "performance",
  "humanitarian",
  "foundation",
  "information",
  "exports",
  "specific",
] as const;
export type UsTravelCategory = (typeof usTravelCategories)[number];

/** The sections of 31 CFR part 515 in which OFAC describes each; null: the license itself does. */
export const sectionOfCategory: Readonly<Record<UsTravelCategory, string | null>> = {
  support: "515.574",
  family: "515.561",
  official: "515.562",
  journalism: "515.563",
  research: "515.564",
  education: "515.565",
  religion: "515.566",
  performance: "515.567",
  humanitarian: "515.575",
  foundation: "515.576",
  information: "515.545",
  exports: "515.533",
  specific: null,
};

/** A client's statement about a plan; null: none. The category is null until it is chosen. */
export type UsTravelStatement = { readonly category: UsTravelCategory | null } | null;

/** Whether US law applies to somebody, by the ISO codes of residence and passport. */
export const isUsPerson = (countries: readonly (string | null)[]): boolean => countries.includes("US");

/** Whether a plan waits for its category of travel: it is asked for, and US law applies to its client. (PLAN-50) */
export function needsUsCategory(asked: boolean, byData: boolean, stated: UsTravelStatement): boolean {
  return asked && (byData || stated !== null) && (stated?.category ?? null) === null;
}

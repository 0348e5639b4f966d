/**
 * The general licenses by which US law lets people travel to Cuba, in the order of 31 CFR 515.560(a), after the one that
 * most travelers have; the last is a license that OFAC has written for somebody alone.
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

/** What a client has said about a plan; null: nothing. The category is null until it is chosen. */
export type UsTravelStatement = { readonly category: UsTravelCategory | null } | null;

/** Whether somebody is under US law by what is known of them: the ISO codes of residence and passport. */
export const isUsPerson = (countries: readonly (string | null)[]): boolean => countries.includes("US");

/** Whether a plan waits for the category of its travel: where it is asked for, and US law holds for its client. (PLAN-50) */
export function lacksUsCategory(asked: boolean, byData: boolean, stated: UsTravelStatement): boolean {
  return asked && (byData || stated !== null) && (stated?.category ?? null) === null;
}

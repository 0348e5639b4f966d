/** A part of a policy: its heading, then paragraphs, and a list or a table of rows where it has one. */
export type PolicySection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  table?: { head: readonly [string, string]; rows: readonly (readonly [string, string])[] };
};

export type Policy = {
  title: string;
  lead: string;
  /** The Havana date since which it holds. */
  since: string;
  sections: readonly PolicySection[];
};

export const policyNames = ["cancellation", "privacy", "terms"] as const;
export type PolicyName = (typeof policyNames)[number];

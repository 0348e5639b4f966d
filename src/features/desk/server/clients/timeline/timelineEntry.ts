import type { Instant } from "../../../../../shared/instant";
import type { Actor } from "../../../plans/plans.schemas";
import type { TimelineKind } from "../../../timeline/timeline.rules";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";

export type OfPlan = {
  readonly planId: number;
  readonly clientId: number;
  readonly kinds: readonly TimelineKind[];
  /** Only what this request or job wrote; null: everything. */
  readonly requestId: string | null;
};

type Facts = Record<string, string | number | null>;
export type EntryFields = Partial<Omit<TimelineEntry, "Facts">> & { readonly facts?: Facts };

export const by = (Kind: string, Name: string | null = null): Actor => ({ Kind, Name });
const system = by("system");

export function entry(
  Kind: TimelineKind,
  Key: string,
  At: Instant,
  What: string,
  { facts = {}, ...said }: EntryFields,
): TimelineEntry {
  const known = Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, fact] as const]));
  return {
    Key,
    Kind,
    At,
    What,
    Actor: system,
    Impersonator: null,
    State: null,
    Refusals: [],
    Subject: null,
    Due: [],
    Text: null,
    Unreadable: false,
    RequestId: null,
    Staff: [],
    ...said,
    Facts: Object.fromEntries(known),
  };
}

export const ids = (given: readonly (number | null)[]): number[] => [...new Set(given.filter((id) => id !== null))];

import { csvFileOf } from "../../../../../shared/csv";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";

const columns = [
  "at",
  "kind",
  "what",
  "actor",
  "name",
  "inPlaceBy",
  "state",
  "due",
  "facts",
  "refusals",
  "subject",
  "text",
  "request",
];

/** The timeline as CSV: one line per entry, instants in UTC to the millisecond, amounts in minor units. (DESK-24) */
export function csvOfTimeline(entries: readonly TimelineEntry[]): string {
  const rows = entries.map(
    ({ At, Kind, What, Actor, Impersonator, State, Due, Facts, Refusals, Subject, Text, RequestId }) => [
      ...[new Date(At).toISOString(), Kind, What, Actor.Kind, Actor.Name ?? "", Impersonator?.Name ?? "", State ?? ""],
      Due.map(({ What, Kind }) => `${What} ${Kind}`).join(", "),
      Object.entries(Facts)
        .map(([name, fact]) => `${name}=${fact}`)
        .join(" "),
      Refusals.map(({ code }) => code).join(" "),
      ...[Subject ?? "", Text ?? "", RequestId ?? ""],
    ],
  );
  return csvFileOf([columns, ...rows]);
}

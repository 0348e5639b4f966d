import { readChart } from "../../src/tools/inspector/chart/chart";
import { entryFor } from "./notOffered";
import { allOutcomes, type Outcome } from "./outcomes";
import type { Shown } from "./walks";

type Seen = { people: boolean; inspector: boolean };

/**
 * The table that docs/testing.md explains: how much of the chart was covered and by whom, and every line that people
 * did not cover.
 */
export function coverageTable({ people, inspector, plans, moves }: Shown): string {
  const seen = ({ name }: Outcome): Seen => ({
    people: people.outcomes.has(name),
    inspector: inspector.outcomes.has(name),
  });
  const { states, transitions } = readChart();
  const taken = (by: Shown["people"], id: string) =>
    [...by.outcomes].some((name) => name === `${id}: yes` || name === `${id}: taken`);
  const rows = [
    row(
      "states",
      states.map(({ path }) => ({ people: people.states.has(path), inspector: inspector.states.has(path) })),
    ),
    row(
      "transitions",
      transitions.map(({ id }) => ({ people: taken(people, id), inspector: taken(inspector, id) })),
    ),
    row("guards' yes", allOutcomes.filter(({ said }) => said === "yes").map(seen)),
    row("guards' no", allOutcomes.filter(({ said }) => said === "no").map(seen)),
  ];
  const heading = "".padEnd(12) + ["all", "people", "inspector", "nobody"].map((title) => title.padStart(10)).join("");
  return [
    `The chart over HTTP: ${plans} plans, ${moves} moves`,
    heading,
    ...rows,
    "Not by people:",
    ...gaps(seen),
  ].join("\n");
}

function row(title: string, all: Seen[]): string {
  const byInspector = all.filter(({ people, inspector }) => !people && inspector).length;
  const byPeople = all.filter(({ people }) => people).length;
  const counts = [all.length, byPeople, byInspector, all.length - byPeople - byInspector];
  return title.padEnd(12) + counts.map((count) => String(count).padStart(10)).join("");
}

/** Each outcome that people did not cause, under its reason. */
function gaps(seen: (outcome: Outcome) => Seen): string[] {
  const reasons = new Map<string, string[]>();
  for (const outcome of allOutcomes.filter((one) => !seen(one).people)) {
    const entry = entryFor(outcome);
    const why = entry ? `${entry.why} (${entry.by})` : "NOT LISTED in notOffered.ts";
    reasons.set(why, [...(reasons.get(why) ?? []), `${seen(outcome).inspector ? " " : "!"}   ${outcome.name}`]);
  }
  return [...reasons].flatMap(([why, names]) => [`  ${why}`, ...names]);
}

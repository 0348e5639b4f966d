import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "src/app/server/migrations";

/**
 * The newest migration of the last release: later ones run while that release's servers are still running. Update it
 * with each release. Before the first release it is the first migration, which makes the whole schema.
 */
export const LAST_RELEASED = "0000_schema";

/** "since 0.2.0: nothing has read this since that release", on the line before a statement. */
const allowed = /^-- since \d+\.\d+\.\d+: \S/m;

const rules: readonly [string, RegExp][] = [
  ["takes a table away", /\bdrop\s+table\b/i],
  ["takes a column away", /\bdrop\s+column\b/i],
  ["gives another name", /\brename\s+(?:to|column|constraint|\S+\s+to)\b/i],
  ["changes a column's type", /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ["demands what the last release may leave out", /\bset\s+not\s+null\b/i],
  [
    "demands what the last release does not write",
    /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(?:default|generated)\b)/i,
  ],
  ["takes a default away", /\bdrop\s+default\b/i],
];

/**
 * The statements of a migration's SQL that would break the last release's build, as text; none if there are none.
 * (OPS-34)
 */
export function takenAway(sql: string): string[] {
  return sql
    .split("--> statement-breakpoint")
    .filter((statement) => !allowed.test(statement))
    .flatMap((statement) => {
      const said = statement
        .replace(/--.*$/gm, "")
        .replace(/'(?:[^']|'')*'/g, "''")
        .replace(/\$(\w*)\$.*?\$\1\$/gs, "");
      return rules.filter(([, sign]) => sign.test(said)).map(([why]) => `${why}: ${said.trim().split("\n")[0]}`);
    });
}

/** The migrations after the last release, each with its SQL. */
export function newMigrations(): { name: string; sql: string }[] {
  const journal: unknown = JSON.parse(readFileSync(join(FOLDER, "meta/_journal.json"), "utf8"));
  const names = tagsOf(journal);
  const last = names.indexOf(LAST_RELEASED);
  if (last < 0) throw new Error(`there is no migration ${LAST_RELEASED}`);
  return names.slice(last + 1).map((name) => ({ name, sql: readFileSync(join(FOLDER, `${name}.sql`), "utf8") }));
}

function tagsOf(journal: unknown): string[] {
  const entries = typeof journal === "object" && journal !== null && "entries" in journal ? journal.entries : null;
  if (!Array.isArray(entries)) throw new Error("the journal has no entries");
  return entries.map((entry: { tag?: unknown }) => String(entry.tag));
}

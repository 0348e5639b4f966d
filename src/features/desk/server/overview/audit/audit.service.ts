import { writeView } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Services, Tx } from "../../../../../platform/server/services";
import { addDays, havanaInstant } from "../../../../../shared/havana";
import type { AuditMatch } from "../../../audit/audit.rules";
import type { AuditLines, AuditQuery } from "../../../audit/audit.schemas";
import { AUDIT_PAGE, MOST_AUDITED } from "../../../desk.limits";
import { makeSearchWords } from "../../clients/plans/searchedClients.repository";
import { entriesOfAudit } from "../../clients/timeline/timeline.entries";
import { subjectsOfClients, subjectsOfPlan } from "../../records/auditSubjects.repository";
import { carsWithPlate, peopleNamed, searchAuditLog } from "./audit.repository";

export type AuditService = ReturnType<typeof auditService>;

/** The audit log over everything. (DESK-37) */
export function auditService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For owners; their access is audited once an hour, without the query, because that may be a name. */
    search: async (
      caller: Caller,
      { Action, Words, Match = "either", From, Until, Before }: AuditQuery,
    ): Promise<AuditLines> => {
      requireStaff(caller);
      await writeView(db, { at: now(), caller, action: "audit.searched", subject: "audit" });
      const words = Words.trim();
      if (words !== "") await makeSearchWords(db);
      const people = words === "" ? [] : await peopleNamed(db, words, MOST_AUDITED + 1);
      const search = {
        action: Action,
        of: words === "" ? null : await wanted(words, people.slice(0, MOST_AUDITED), Match),
        from: From === null ? null : havanaInstant(From),
        until: Until === null ? null : havanaInstant(addDays(Until, 1)),
        before: Before && { at: Before.At, id: Before.Id },
      };
      const rows = await searchAuditLog(db, search, AUDIT_PAGE + 1);
      const shown = rows.slice(0, AUDIT_PAGE);
      const last = rows.length > AUDIT_PAGE ? shown.at(-1) : undefined;
      return {
        Entries: await entriesOfAudit(db, shown),
        Next: last ? { At: last.at, Id: last.id } : null,
        ManyPeople: people.length > MOST_AUDITED,
      };
    },
  };

  /** The subjects, the people who acted and those to whom items were given, of which a line has one. */
  async function wanted(words: string, people: readonly number[], match: AuditMatch) {
    const about = match === "by" ? [] : [...(await subjectsNamed(db, words)), ...(await subjectsOfPeople(db, people))];
    return {
      subjects: [...new Set(about)],
      people: match === "about" ? [] : people,
      owners: match === "by" ? [] : people,
    };
  }
}

/** The subject that was written, or the car with that plate; of a plan or a client all that belongs to it. */
async function subjectsNamed(db: Tx, words: string): Promise<string[]> {
  const subject = words.toLowerCase();
  const [, kind, id] = /^(plan|client) (\d{1,9})$/.exec(subject) ?? [];
  if (kind === "plan") return subjectsOfPlan(db, Number(id));
  return kind === "client" ? subjectsOfClients(db, [Number(id)]) : [subject, ...(await carsWithPlate(db, words))];
}

/** Of staff themselves; of clients also what they have. */
const subjectsOfPeople = async (db: Tx, people: readonly number[]): Promise<string[]> => [
  ...people.map((id) => `staff ${id}`),
  ...(await subjectsOfClients(db, people)),
];

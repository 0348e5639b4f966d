import Type, { type Static } from "typebox";
import { type AuditAction, auditActions } from "../../../shared/auditActions";
import { LONGEST } from "../../../shared/longest";
import { Day, Id, InstantMs, Nullable, OptionalLine, Strict } from "../../../shared/schemas";
import { TimelineEntry } from "../timeline/timeline.schemas";
import { auditMatches } from "./audit.rules";

/** The place of a line in the audit log, by which the lines after it are asked for. */
const AuditMark = Strict({ At: InstantMs, Id });
export type AuditMark = Static<typeof AuditMark>;

const actions: AuditAction[] = Object.values(auditActions).flat();

/**
 * The query of the audit log. `Words`: a subject such as "plan 1001", or a part of the name or email address of a
 * person who acted or whom a line is about, as `Match` says (without it either); empty: anything. The days are
 * Havana's, both included. `Before`: the last line that the caller has, null for the newest.
 */
export const AuditQuery = Strict({
  Action: Nullable(Type.Enum(actions)),
  Words: OptionalLine(LONGEST.searchWords),
  Match: Type.Optional(Type.Enum(auditMatches)),
  From: Nullable(Day),
  Until: Nullable(Day),
  Before: Nullable(AuditMark),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** The newest first. */
export const AuditLines = Strict({
  Entries: Type.Array(TimelineEntry),
  /** The last of them, if there are more; null: there are none. */
  Next: Nullable(AuditMark),
  /** More people match the words than the search includes. */
  ManyPeople: Type.Boolean(),
});
export type AuditLines = Static<typeof AuditLines>;

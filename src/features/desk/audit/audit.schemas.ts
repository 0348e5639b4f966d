import Type, { type Static } from "typebox";
import { Day, Line, Nullable, OptionalLine, Strict } from "../../../shared/schemas";
import { MOST_OF_AUDIT } from "../desk.limits";
import { TimelineEntry } from "../timeline/timeline.schemas";

/**
 * What to look for in the audit log. `Words`: a subject such as "plan 1001", or a part of the name or email address of
 * whoever acted; empty: anything. The days are Havana's, both included.
 */
export const AuditQuery = Strict({
  Action: Nullable(Line(60)),
  Words: OptionalLine(80),
  From: Nullable(Day),
  Until: Nullable(Day),
  Most: Type.Integer({ minimum: 1, maximum: MOST_OF_AUDIT }),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** The newest first. */
export const AuditLines = Strict({ Entries: Type.Array(TimelineEntry), More: Type.Boolean() });
export type AuditLines = Static<typeof AuditLines>;

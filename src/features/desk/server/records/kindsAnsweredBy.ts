import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import type { WaitingKind } from "../../inbox/inbox.rules";
import { answeredBy } from "../../inbox.rights";

/** The kinds that the caller may answer, by the role in the token. Throws `forbidden` for others than staff. (DESK-17) */
export function kindsAnsweredBy(caller: Caller): readonly WaitingKind[] {
  requireStaff(caller);
  return caller.staffRole ? answeredBy(caller.staffRole) : [];
}

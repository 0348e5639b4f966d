import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import type { StaffSelf } from "../../staff.schemas";
import { clientById } from "../account.repository";

/** What staff are asked and told about themselves. */
export function staffService({ db }: Pick<Services, "db">) {
  return {
    /** Any of the staff. */
    self: async (caller: Caller): Promise<StaffSelf> => {
      requireStaff(caller);
      const row = await clientById(db, caller.clientId);
      if (!row?.staffRole) throw new Problem("forbidden");
      return { StaffRole: row.staffRole };
    },
  };
}

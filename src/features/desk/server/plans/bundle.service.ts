import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { bundleOf, type PlanBundle } from "../../bundle";
import { findPlanAndClient, logOf } from "./plan.repository";

export type BundleService = ReturnType<typeof bundleService>;

/** Plans to take home: their facts, which hold nothing of a person. */
export function bundleService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** Staff; each copy is written down. Throws `plan.notFound`. */
    getBundle: async (caller: Caller, planId: number): Promise<PlanBundle> => {
      requireStaff(caller);
      if (!(await findPlanAndClient(db, planId))) throw new Problem("plan.notFound");
      const at = now();
      await writeAudit(db, { at, caller, action: "plan.bundled", subject: `plan ${planId}` });
      return bundleOf(planId, await logOf(db, planId), at);
    },
  };
}

import { MACHINE_VERSION } from "../../../features/checkout/checkout.machine";
import { writeAudit } from "../../../server/audit/audit.repository";
import type { Caller } from "../../../server/http/caller";
import { Problem } from "../../../server/problem";
import type { Services } from "../../../server/services";
import type { PlanBundle } from "../bundle";
import { findPlanAndClient, logOf } from "./plan.repository";
import { requireStaff } from "./staff";

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
      const log = await logOf(db, planId);
      const events = log.map(({ actor, recordedAt, event }) => ({ actor, recordedAt, event }));
      return { format: "malecon-plan", machineVersion: MACHINE_VERSION, planId, exportedAt: at, events };
    },
  };
}

import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { bundleOf, type PlanBundle } from "../../../bundle/bundle";
import { findPlanAndClient, logOf } from "../../records/plan.repository";
import { happenedOutside, settingsOf } from "./outside.repository";

type Deps = Pick<Services, "db" | "now"> & { reader: Pick<BookingReader, "bookingsOf" | "productOf"> };

export type BundleService = ReturnType<typeof bundleService>;

/** Support bundles: a plan's facts and what happened around it, without personal data. (CHART-10) */
export function bundleService({ db, now, reader }: Deps) {
  return {
    /** For staff; each export is audited. Throws `plan.notFound`. */
    getBundle: async (caller: Caller, planId: number): Promise<PlanBundle> => {
      requireStaff(caller);
      if (!(await findPlanAndClient(db, planId))) throw new Problem("plan.notFound");
      const at = now();
      await writeAudit(db, { at, caller, action: "plan.bundled", subject: `plan ${planId}` });
      const outside = await happenedOutside(db, reader, planId);
      return bundleOf(planId, await logOf(db, planId), at, { settings: await settingsOf(db), outside });
    },
  };
}

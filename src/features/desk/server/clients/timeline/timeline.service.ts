import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { pageAfter, type TimelineKind, timelineKinds } from "../../../timeline/timeline.rules";
import type { Timeline, TimelineEntry, TimelineExport, TimelineQuery } from "../../../timeline/timeline.schemas";
import { findPlanAndClient } from "../../records/plan.repository";
import { writePlanView } from "../plans/planView.service";
import { entriesOf } from "./timeline.entries";

/** Entries in one answer. (SPEED-11) */
const SHOWN = 100;
/** The most rows in a file. Beyond that, older entries can be exported by kind. */
const EXPORTED = 20_000;

export type TimelineService = ReturnType<typeof timelineService>;

/** Everything that happened to a plan and around it, to the second. (DESK-24) */
export function timelineService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For staff; audited as an access to the plan, once an hour. Throws `plan.notFound`. */
    getPage: async (caller: Caller, { TravelPlanId, Kinds, RequestId, Before }: TimelineQuery): Promise<Timeline> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, TravelPlanId);
      if (!plan) throw new Problem("plan.notFound");
      await writePlanView(db, caller, TravelPlanId, now());
      const of = { planId: TravelPlanId, clientId: plan.clientId, kinds: wanted(Kinds), requestId: RequestId };
      const found = await entriesOf(db, of, { until: Before?.At ?? null, most: SHOWN + 1 });
      const { entries, more } = pageAfter(found, Before, SHOWN);
      return { ClientName: `${plan.firstName} ${plan.lastName}`, Entries: entries, More: more };
    },

    /** For staff: all entries that pass the filters, oldest first; the export is audited. Throws `plan.notFound`. */
    export: async (
      caller: Caller,
      { TravelPlanId, Kinds, RequestId, Format }: TimelineExport,
    ): Promise<TimelineEntry[]> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, TravelPlanId);
      if (!plan) throw new Problem("plan.notFound");
      const of = { planId: TravelPlanId, clientId: plan.clientId, kinds: wanted(Kinds), requestId: RequestId };
      const found = await entriesOf(db, of, { until: null, most: EXPORTED });
      const { entries } = pageAfter(found, null, EXPORTED);
      const facts = { format: Format, kinds: of.kinds.join(" "), entries: entries.length };
      await writeAudit(db, { at: now(), caller, action: "timeline.exported", subject: `plan ${TravelPlanId}`, facts });
      return entries.reverse();
    },
  };
}

const wanted = (kinds: readonly TimelineKind[]): readonly TimelineKind[] =>
  kinds.length === 0 ? timelineKinds : kinds;

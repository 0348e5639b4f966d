import { bundleOf, type PlanBundle } from "../../../features/desk/bundle/bundle";
import { logOf } from "../../../features/desk/server/records/plan.repository";
import { stateName } from "../../../features/plan/checkout/checkout.states";
import type { CheckoutCommands } from "../../../features/plan/server/checkout/checkout.commands";
import { ownPlan } from "../../../features/plan/server/checkout/readPlan";
import type { Actor } from "../../../features/plan/server/plan.ports";
import { type Caller, mayActForAnyClient } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { SentEvent } from "../event/event-fields";
import type { InspectedPlan, SentState } from "../inspector.schemas";
import { isBookingOf, listPlans } from "./plans.repository";

const system: Actor = { kind: "system", id: null };

/** The most plans in the list. */
const SHOWN = 50;

type Deps = Pick<Services, "db" | "now"> & { commands: Pick<CheckoutCommands, "change"> };

export type InspectedPlans = ReturnType<typeof inspectedPlans>;

/** The plans that the inspector shows: a client's own, anybody's for staff. */
export function inspectedPlans({ db, now, commands }: Deps) {
  return {
    /** The caller's own, newest first, or those of them that a text finds; staff see everybody's. */
    list: async (caller: Caller, search: string | null = null): Promise<InspectedPlan[]> => {
      const clientId = mayActForAnyClient(caller) ? null : caller.clientId;
      const plans = await listPlans(db, { clientId, search, limit: SHOWN });
      return plans.map(({ id, clientId: ClientId, clientName, scenario, state, createdAt, bookings }) => ({
        TravelPlanId: id,
        ClientId,
        ClientName: clientName,
        Scenario: scenario,
        State: state,
        CreatedAt: createdAt,
        BookingIds: bookings,
      }));
    },

    /** The owner and staff: the plan's log as a bundle. */
    bundle: async (caller: Caller, planId: number): Promise<PlanBundle> => {
      await ownPlan(db, caller, planId);
      return bundleOf(planId, await logOf(db, planId), now());
    },

    /**
     * For the owner and staff: applies an event now, if the chart allows it, without other effects (QA-2). Throws
     * `checkout.refused` with its reasons, and `plan.bookingUnknown` for a booking that does not exist, as papers and
     * reservations refer to bookings.
     */
    send: async (caller: Caller, planId: number, sent: SentEvent): Promise<SentState> => {
      const actor: Actor = caller.role === "staff" ? { kind: "staff", id: caller.clientId } : system;
      return commands.change(caller, planId, async (plan) => {
        if (sent.type === "booking.added" && !(await isBookingOf(plan.tx, planId, sent.booking.id))) {
          throw new Problem("plan.bookingUnknown");
        }
        return plan.take(sent, actor) ?? { State: stateName(plan.snapshot) };
      });
    },
  };
}

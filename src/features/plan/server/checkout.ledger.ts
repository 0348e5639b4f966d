import { type CheckoutCommands, refused } from "./checkout.commands";
import type { PlanLedger } from "./plan.ports";

/**
 * The ledger that plans and products write to. A refusal is thrown and undoes the caller's transaction, the booking with
 * it; ticks that were due then wait for the sweeper, which decides the same.
 */
export function checkoutLedger(commands: CheckoutCommands): PlanLedger {
  return {
    record: async (tx, planId, fact, actor) => {
      const { refusals } = await commands.happen(tx, planId, (at) => ({ ...fact, at }), actor);
      if (refusals.length > 0) throw refused(refusals);
    },
    acceptsBookings: async (tx, planId) => {
      const { snapshot } = await commands.open(tx, planId);
      return snapshot.hasTag("acceptsBookings");
    },
  };
}

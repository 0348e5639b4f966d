import type { Services, Tx } from "../../../platform/server/services";
import { checkoutCommands } from "./checkout/checkout.commands";
import type { CheckoutPorts } from "./checkout/checkout.ports";
import { unpaidPlanIds } from "./checkout/checkout.repository";
import { checkoutService } from "./checkout/checkout.service";
import { planSweep } from "./checkout/checkout.sweep";
import { ifReadable } from "./checkout/readPlan";
import { reserveService } from "./reserve/reserve.service";

/** The server side of plans: commands, readers, reserve periods and the sweep of plans that are due. */
export function planServer({ db, now, log }: Services, ports: CheckoutPorts) {
  const commands = checkoutCommands({ db, now, ports });
  return {
    commands,
    checkout: checkoutService({ db, now, lastPaymentId: ports.lastPaymentId }),
    reserve: reserveService({ db, now }),
    sweep: planSweep({ db, now, log, commands }),
    /** To be called when a client's documents or profile change: repeats the checks of their unpaid plans. */
    documentsChanged: async (tx: Tx, clientId: number): Promise<void> => {
      for (const planId of await unpaidPlanIds(tx, clientId)) {
        await ifReadable(commands.changeWithin(tx, planId, (plan) => plan.recheck()));
      }
    },
  };
}

import type { Services } from "../../../platform/server/services";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { plansWithLapsedMethod } from "./methods.repository";
import type { PaymentMethod } from "./payment.method";

type Deps = Pick<Services, "db" | "log"> & {
  commands: CheckoutCommands;
  paymentMethods: readonly Pick<PaymentMethod, "id" | "isOffered">[];
};

/**
 * Drops the chosen method from every plan for which it can no longer be used, for example after an operator has turned
 * it off or changed its limits; a change of the plan itself does so immediately. Resolves to the number of plans.
 * (PLAN-39)
 */
export function lapsedMethods({ db, log, commands, paymentMethods }: Deps) {
  return async (isOver: () => boolean = () => false): Promise<number> => {
    const offered = paymentMethods.filter(({ isOffered }) => isOffered).map(({ id }) => id);
    let done = 0;
    for (const planId of await plansWithLapsedMethod(db, offered)) {
      if (isOver()) break;
      try {
        // The chart drops it as soon as the plan is changed.
        await db.transaction((tx) => commands.changeWithin(tx, planId, () => {}));
        done += 1;
      } catch (err) {
        log.error({ err, planId }, "the payment method of a plan could not be dropped");
      }
    }
    return done;
  };
}

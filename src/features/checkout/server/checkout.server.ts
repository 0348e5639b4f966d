import type { Services } from "../../../server/services";
import type { Tx } from "../../plan/server/plan.ports";
import { effectsApplier } from "./applyEffects";
import { checkoutCommands } from "./checkout.commands";
import { checkoutLedger } from "./checkout.ledger";
import type { CheckoutPorts } from "./checkout.ports";
import { unpaidPlanIds } from "./checkout.repository";
import { checkoutService } from "./checkout.service";
import { planSweep } from "./checkout.sweep";
import type { CardProvider, Reached } from "./payment.ports";
import { reconciler } from "./payment.reconciler";
import { paymentService } from "./payment.service";
import { settlement } from "./payment.settlement";
import { planRefund, refundSender } from "./refund.service";

type Parts = {
  services: Pick<Services, "config" | "db" | "now" | "log">;
  ports: CheckoutPorts;
  provider: CardProvider;
  /** Told of every step of a payment; tests let the process die there. */
  reached?: Reached;
};

export type CheckoutServer = ReturnType<typeof checkoutServer>;

/** The checkout's server side put together: what the composition wires to routes, to the sweeper and to its neighbours. */
export function checkoutServer({ services, ports, provider, reached = () => {} }: Parts) {
  const { db, now, log, config } = services;
  const commands = checkoutCommands({
    now,
    ports,
    applyEffects: effectsApplier({ ports, refundPlan: planRefund(ports.fund) }),
  });
  const settle = settlement({ db, commands, provider, fund: ports.fund, reached });
  const sendRefunds = refundSender({ db, now, log, provider, notify: ports.notify, reached });
  return {
    commands,
    ledger: checkoutLedger(commands),
    checkout: checkoutService({ db, now, commands, provider, sdkUrl: config.clover.sdkUrl }),
    payments: paymentService({ db, commands, settlement: settle, fund: ports.fund, reached }),
    /** Asks the provider what became of an attempt and records it: what the reconciler does, at once. */
    askProvider: (paymentId: string) => settle.ask(paymentId),
    sweep: planSweep({ db, now, log, commands }),
    reconcile: reconciler({ db, now, log, settlement: settle, sendRefunds }),
    /** To be told when a client's documents or profile changed: the checks of their unpaid plans are made anew. */
    documentsChanged: async (tx: Tx, clientId: number): Promise<void> => {
      for (const planId of await unpaidPlanIds(tx, clientId)) {
        const plan = await commands.open(tx, planId);
        await commands.recheck(plan);
        await commands.finish(plan);
      }
    },
  };
}

import { randomBytes } from "node:crypto";
import type { Services } from "../../../app/server/services";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Clock } from "../../../shared/instant";
import { linkService } from "../../payments/methods/stripe/server/link.service";
import { linkSettlement } from "../../payments/methods/stripe/server/link.settlement";
import { linkWebhook } from "../../payments/methods/stripe/server/link.webhook";
import { transferDesk } from "../../payments/methods/transfer/server/transfer.desk";
import { transferService } from "../../payments/methods/transfer/server/transfer.service";
import { cardsService } from "../../payments/server/cards.service";
import { methodsService } from "../../payments/server/methods.service";
import { awaitedAttempts } from "../../payments/server/payment.attempts";
import { capture } from "../../payments/server/payment.capture";
import { cardOrders } from "../../payments/server/payment.order";
import type { Providers, Reached } from "../../payments/server/payment.ports";
import { reconciler } from "../../payments/server/payment.reconciler";
import { paymentService } from "../../payments/server/payment.service";
import { settlement } from "../../payments/server/payment.settlement";
import { planRefund, refundSender } from "../../refunds/server/refund.service";
import { effectsApplier } from "./applyEffects";
import { checkoutCommands } from "./checkout.commands";
import { checkoutLedger } from "./checkout.ledger";
import type { CheckoutPorts } from "./checkout.ports";
import { unpaidPlanIds } from "./checkout.repository";
import { checkoutService } from "./checkout.service";
import { planSweep } from "./checkout.sweep";
import type { Tx } from "./plan.ports";

type Parts = {
  services: Pick<Services, "config" | "db" | "now" | "log">;
  ports: CheckoutPorts;
  providers: Providers;
  /** The world's clock, which signatures of webhooks are dated by. */
  worldNow?: Clock;
  /** Told of every step of a payment; tests let the process die there. */
  reached?: Reached;
};

export type CheckoutServer = ReturnType<typeof checkoutServer>;

/** The checkout's server side put together: what the composition wires to routes, to the sweeper and to its neighbours. */
export function checkoutServer({ services, ports, providers, worldNow = Date.now, reached = () => {} }: Parts) {
  const { db, now, log, config } = services;
  const commands = checkoutCommands({
    now,
    ports,
    applyEffects: effectsApplier({ ports, refundPlan: planRefund(ports.fund) }),
  });
  const captured = capture({ commands, ports });
  const orders = cardOrders({ db, providers });
  const { fund } = ports;
  const settle = settlement({ db, now, commands, providers, orders, capture: captured, fund, reached });
  const methods = methodsService({ db, commands, isAvailable: isAvailable(config, providers) });
  const { sendRefunds, markSent } = refundSender({ db, now, log, providers, notify: ports.notify, reached });
  const cards = cardsService({ db, now, keeper: providers.clover });
  const attempts = awaitedAttempts({ commands, methods });
  const { notify } = ports;
  const { publicUrl, beneficiary } = config;
  const { stripe } = providers;
  const linkParts = stripe && { db, now, commands, provider: stripe, notify, reached };
  const links = linkParts ? linkSettlement({ ...linkParts, capture: captured, publicUrl }) : null;
  const webhook = linkParts && links ? linkWebhook({ ...linkParts, worldNow, links }) : null;
  const transfers = transferService({ db, now, commands, attempts, notify, beneficiary, randomBytes });
  return {
    commands,
    cards,
    links: linkService({ db, commands, attempts, links, reached }),
    webhook,
    transfers,
    transferDesk: transferDesk({ db, now, commands, capture: captured, transfers, notify, reached }),
    ledger: checkoutLedger(commands),
    methods,
    checkout: checkoutService({
      db,
      now,
      keeper: providers.clover,
      cardsOf: methods.cardsOf,
    }),
    payments: paymentService({ db, commands, methods, settlement: settle, fund, reached }),
    /** Asks the provider what became of an attempt and records it: what the reconciler does, at once. */
    askProvider: (paymentId: string) => settle.ask(paymentId),
    sweep: planSweep({ db, now, log, commands }),
    reconcile: reconciler({ db, now, log, settlement: settle, sendRefunds, links, webhook, cards }),
    /** The desk has sent a refund that no provider sends. */
    markRefundSent: markSent,
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

/** A method is there when its provider is configured; a transfer when somebody is named to whom it goes. */
const isAvailable =
  ({ beneficiary, payeezy: account }: Services["config"], { payeezy, stripe }: Providers) =>
  (method: PaymentProvider) => {
    if (method === PaymentProvider.BankTransferToUSA) return beneficiary !== null;
    if (method === PaymentProvider.Stripe) return stripe !== undefined;
    if (method === PaymentProvider.Payeezy) return payeezy !== undefined && account?.fieldsUrl !== null;
    return method === PaymentProvider.Clover;
  };

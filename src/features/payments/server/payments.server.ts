import { randomBytes } from "node:crypto";
import type { Notify } from "../../../platform/server/notify/notify";
import type { Services } from "../../../platform/server/services";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Clock } from "../../../shared/instant";
import type { CheckoutCommands } from "../../plan/server/checkout.commands";
import type { Inventory } from "../../plan/server/plan.ports";
import { linkService } from "../methods/stripe/server/link.service";
import { linkSettlement } from "../methods/stripe/server/link.settlement";
import { linkWebhook } from "../methods/stripe/server/link.webhook";
import { transferDesk } from "../methods/transfer/server/transfer.desk";
import { transferService } from "../methods/transfer/server/transfer.service";
import type { Beneficiary } from "../methods/transfer/transfer.rules";
import { cardsService } from "./cards.service";
import { holdersService } from "./holders.service";
import { methodsService } from "./methods.service";
import { awaitedAttempts } from "./payment.awaited";
import { capture } from "./payment.capture";
import type { Providers, Reached } from "./payment.ports";
import { reconciler } from "./payment.reconciler";
import { refundSender } from "./payment.refunds";
import { paymentService } from "./payment.service";
import { settlement } from "./payment.settlement";

type Parts = {
  commands: CheckoutCommands;
  inventories: readonly Inventory[];
  notify: Notify;
  providers: Providers;
  /** Whom bank transfers go to; null: not offered. */
  beneficiary: Beneficiary | null;
  /** Payeezy's card fields have a page; without one nobody can pay by it in a browser. */
  payeezyHasFields: boolean;
  /** Where the site is reached, without a final slash. */
  publicUrl: string;
  /** The world's clock, which signatures of webhooks are dated by. */
  worldNow: Clock;
  /** Told of every step of a payment; tests let the process die there. */
  reached: Reached;
};

/** Payments put together: the ways to pay, what becomes of each attempt, and the money that goes back. */
export function paymentsServer({ db, now, log }: Services, parts: Parts) {
  const { commands, inventories, notify, providers, beneficiary, payeezyHasFields, publicUrl, worldNow, reached } =
    parts;
  const captured = capture({ inventories, notify });
  const settle = settlement({ db, now, commands, providers, capture: captured, reached });
  const methods = methodsService({
    db,
    commands,
    isAvailable: isAvailable({ beneficiary, payeezyHasFields }, providers),
  });
  const { sendRefunds, markSent } = refundSender({ db, now, log, providers, notify, reached });
  const cards = cardsService({ db, now, keeper: providers.clover, cardsOf: methods.cardsOf });
  const attempts = awaitedAttempts({ methods });
  const { stripe } = providers;
  const linkParts = stripe && { db, now, commands, provider: stripe, notify, reached };
  const links = linkParts ? linkSettlement({ ...linkParts, capture: captured, publicUrl }) : null;
  const webhook = linkParts && links ? linkWebhook({ ...linkParts, worldNow, links }) : null;
  const transfers = transferService({ db, now, commands, attempts, notify, beneficiary, randomBytes });
  return {
    cards,
    holders: holdersService({ db }),
    links: linkService({ db, commands, attempts, links, reached }),
    webhook,
    transfers,
    transferDesk: transferDesk({ db, now, commands, capture: captured, transfers, notify, reached }),
    methods,
    payments: paymentService({ db, commands, methods, settlement: settle, reached }),
    /** Asks the provider what became of an attempt and records it: what the reconciler does, at once. */
    askProvider: (paymentId: string) => settle.ask(paymentId),
    reconcile: reconciler({ db, now, log, settlement: settle, sendRefunds, links, webhook, cards }),
    /** The desk has sent a refund that no provider sends. */
    markRefundSent: markSent,
  };
}

/** A method is there when its provider is configured; a transfer when somebody is named to whom it goes. */
const isAvailable =
  (
    { beneficiary, payeezyHasFields }: Pick<Parts, "beneficiary" | "payeezyHasFields">,
    { payeezy, stripe }: Providers,
  ) =>
  (method: PaymentProvider) => {
    if (method === PaymentProvider.BankTransferToUSA) return beneficiary !== null;
    if (method === PaymentProvider.Stripe) return stripe !== undefined;
    if (method === PaymentProvider.Payeezy) return payeezy !== undefined && payeezyHasFields;
    return method === PaymentProvider.Clover;
  };

import Fastify from "fastify";
import type { Adapters } from "../src/app/server/compose/adapters";
import { composeServices } from "../src/app/server/composeServices";
import { clover } from "../src/features/payments/methods/clover/server/clover.method";
import { payeezy } from "../src/features/payments/methods/payeezy/server/payeezy.method";
import { stripe } from "../src/features/payments/methods/stripe/server/stripe.method";
import { transfer } from "../src/features/payments/methods/transfer/server/transfer.method";
import type { MethodServices, PaymentCore, PaymentMethod } from "../src/features/payments/server/payment.method";
import type {
  CardKeeper,
  CardProvider,
  LinkProvider,
  PaymentStep,
} from "../src/features/payments/server/payment.ports";
import type { Database } from "../src/platform/server/db/database";
import type { Clock } from "../src/shared/instant";
import { testConfig } from "./testDatabase";

/** A process that was killed: its uncommitted work is lost. */
export class Killed extends Error {
  constructor(readonly step: PaymentStep) {
    super(step);
  }
}

/** A test's payment providers; one that is left out is not configured. */
export type TestProviders = { clover: CardKeeper; payeezy?: CardProvider; stripe?: LinkProvider };

type Deps = Pick<Adapters, "inventories"> & {
  db: Database;
  now: Clock;
  providers: TestProviders;
  dieAt?: PaymentStep | null;
  /** Called when it dies; by default every later call throws. */
  die?: (step: PaymentStep) => void;
};

export type ApiProcess = ReturnType<typeof startProcess>;

const config = testConfig();
const { log } = Fastify({ logger: false });

/** One API process: the product's services, which can be made to die at a step. Its clock is the test's. */
export function startProcess({ db, now, dieAt = null, die, providers, ...adapters }: Deps) {
  let dead = false;
  const reached = (step: PaymentStep) => {
    dead ||= step === dieAt;
    if (dead) die?.(step);
    if (dead) throw new Killed(step);
  };
  const methods = methodsWith(providers);
  const { plan, payments, desk, ...services } = composeServices(
    { db, now, log },
    {
      config,
      systemClock: now,
      reached,
      paymentMethods: Object.values(methods).map(({ method }) => method),
      ...adapters,
    },
  );
  const byClover = methods.clover.served();
  const byPayeezy = methods.payeezy.served();
  const byLink = methods.stripe.served();
  const byTransfer = methods.transfer.served();
  return {
    ...services,
    ...plan,
    ...payments,
    desk: desk.support,
    deskView: desk.view,
    /** Runs its background jobs of payments once; resolves to the number of items they handled. */
    reconcile: async () => {
      let done = 0;
      for (const { run } of payments.jobs) done += await run();
      return done;
    },
    payments: { ...payments.payments, pay: byClover.payments.pay, payWithPayeezy: byPayeezy.payments.pay },
    cards: byClover.cards,
    links: byLink.links,
    webhook: byLink.webhook,
    transfers: byTransfer.transfers,
    transferDesk: byTransfer.transferDesk,
  };
}

/** The product's payment methods on a test's providers, with their services. */
function methodsWith(providers: TestProviders) {
  const { clover: card, payeezy: fields, transfer: to } = config.payments;
  return {
    clover: kept(clover.open(card.settings, providers.clover)),
    payeezy: kept(payeezy.open(providers.payeezy ? fields.settings : null, providers.payeezy)),
    stripe: kept(stripe.open(null, providers.stripe)),
    transfer: kept(transfer.open(to.settings)),
  };
}

function kept<Served extends MethodServices>(
  method: Omit<PaymentMethod, "serve"> & { serve: (core: PaymentCore) => Served },
) {
  let served: Served | null = null;
  return {
    method: {
      ...method,
      serve: (core: PaymentCore) => {
        served = method.serve(core);
        return served;
      },
    },
    served: (): Served => {
      if (!served) throw new Error("the process has not been put together yet");
      return served;
    },
  };
}

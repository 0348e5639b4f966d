import { findRestored } from "../../../platform/server/restored.repository";
import type { Services } from "../../../platform/server/services";
import type { Inventory } from "../../plan/server/plan.ports";
import { bookComparison } from "./comparison/comparison.job";
import { holdersService } from "./holders/holders.service";
import { lapsedMethods } from "./lapsedMethods";
import { methodsService } from "./methods.service";
import { awaitedAttempts } from "./payment.awaited";
import { capture } from "./payment.capture";
import type { PaymentCore, PaymentJob, PaymentMethod } from "./payment.method";
import type { DemandUsTravel } from "./payment.ports";
import { reconciler } from "./payment.reconciler";
import { refundSender } from "./payment.refunds";
import { paymentService } from "./payment.service";
import { settlement } from "./payment.settlement";

/** What methods use and is made outside payments; the rest of `PaymentCore` is made here. */
type Given = Omit<PaymentCore, keyof Services | "methods" | "payByCard" | "authenticated" | "attempts" | "capture">;

type Parts = Given &
  Pick<Parameters<typeof settlement>[0], "methodOf" | "inTimeOf" | "notifyOfSilence"> &
  Pick<Parameters<typeof methodsService>[0], "cardPages"> & {
    inventories: readonly Inventory[];
    demandUsTravel: DemandUsTravel;
    /** The payment methods, each with its provider. */
    paymentMethods: readonly PaymentMethod[];
  };

/** The server side of payments: methods, attempts and refunds. */
export function paymentsServer(
  platform: Services,
  { inventories, paymentMethods, methodOf, cardPages, demandUsTravel, ...parts }: Parts,
) {
  const { db, now, log } = platform;
  const { commands, notify, reached, inTimeOf, notifyOfSilence, systemClock } = parts;
  const captured = capture({ inventories, notify });
  const settle = settlement({
    db,
    now,
    commands,
    methodOf,
    capture: captured,
    reached,
    notify,
    inTimeOf,
    notifyOfSilence,
  });
  const methods = methodsService({ db, commands, methodOf, cardPages });
  const payments = paymentService({ db, commands, methods, settlement: settle, reached, notify, demandUsTravel });
  const { sendRefunds, markSent, sendAgain } = refundSender({ db, now, log, methodOf, notify, reached, inTimeOf });
  const attempts = awaitedAttempts({ methods, demandUsTravel });
  const { payByCard, authenticated } = payments;
  const core: PaymentCore = { ...platform, ...parts, methods, payByCard, authenticated, attempts, capture: captured };
  const comparison = bookComparison({
    db,
    now,
    systemClock,
    log,
    commands,
    notify,
    capture: captured,
    methods: paymentMethods,
  });
  const served = paymentMethods.map(({ serve }) => serve(core));
  /** What a restored database has lost may make any of it wrong: it waits until that is settled. (PAY-45) */
  const withProviders = (job: PaymentJob): PaymentJob => {
    const unlessRestored = async (run: () => Promise<number>) => ((await findRestored(db)) ? 0 : run());
    const { name, about } = job;
    return about === "clients"
      ? { name, about, run: (isOver, whose) => unlessRestored(() => job.run(isOver, whose)) }
      : { name, about, run: (isOver) => unlessRestored(() => job.run(isOver)) };
  };
  return {
    holders: holdersService({ db }),
    methods,
    payments,
    /** Each method's own services, for its calls. */
    served,
    /** Asks the provider about an attempt at once and records the answer, as the reconciler does. */
    askProvider: (paymentId: string) => settle.ask(paymentId),
    /** Records what the book has lost of a provider's charges. */
    recover: comparison.recover,
    /** Separate jobs: refunds that hang delay no questions about payments. */
    jobs: [
      withProviders({
        name: "reconciliation of payments",
        about: "clients",
        run: reconciler({ db, now, log, settlement: settle }),
      }),
      withProviders({ name: "sending of refunds", about: "clients", run: sendRefunds }),
      withProviders(comparison),
      {
        name: "dropping of lapsed methods",
        about: "shop",
        run: lapsedMethods({ db, log, commands, paymentMethods }),
      },
      ...served.flatMap(({ jobs = [] }) => jobs.map(withProviders)),
    ] satisfies PaymentJob[],
    /** Records that a refund was sent of which staff know it, not the program. */
    markRefundSent: markSent,
    /** Has a refund with an unknown outcome sent once more. */
    sendRefundAgain: sendAgain,
  };
}

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
import { refundSender } from "./payment.refunds";
import { paymentService } from "./payment.service";
import { reconciler, settlement } from "./payment.settlement";

/** What methods use that is created outside payments; the rest of `PaymentCore` is created here. */
type Given = Omit<PaymentCore, keyof Services | "methods" | "payByCard" | "authenticated" | "attempts" | "capture">;

type Deps = Given &
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
  { inventories, paymentMethods, methodOf, cardPages, demandUsTravel, ...deps }: Deps,
) {
  const { db, now, log } = platform;
  const { commands, notify, reached, inTimeOf, notifyOfSilence, systemClock } = deps;
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
  const core: PaymentCore = { ...platform, ...deps, methods, payByCard, authenticated, attempts, capture: captured };
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
  /** Data that a restored database has lost may make these jobs wrong, so they wait until it is settled. (PAY-45) */
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
    /** Asks the provider about an attempt immediately and records the answer, like the reconciler. */
    askProvider: (paymentId: string) => settle.ask(paymentId),
    /** Records the provider's charges that the book has lost. */
    recover: comparison.recover,
    /** Separate jobs, so that slow refunds delay no questions about payments. */
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
    /** Records a refund that staff, not the program, know to be sent. */
    markRefundSent: markSent,
    /** Has a refund with an unknown outcome sent once more. */
    sendRefundAgain: sendAgain,
  };
}

import Fastify from "fastify";
import { inventories } from "../../src/app/server/inventories";
import { tripOfActivePlan, tripOfPlan } from "../../src/app/server/trips";
import { profileRefusal } from "../../src/features/account/server/profile.service";
import { supportService } from "../../src/features/desk/server/support.service";
import { checkDocuments } from "../../src/features/documents/server/documents.checks";
import { documentsService } from "../../src/features/documents/server/documents.service";
import { driverDocuments } from "../../src/features/documents/server/driverDocuments";
import { passportNeededUntil } from "../../src/features/documents/server/passportPeriod";
import { fundHold, fundRelease, fundReturn } from "../../src/features/fund/server/fund.payments";
import { cloverProvider } from "../../src/features/payments/methods/clover/server/clover";
import { holderMatch } from "../../src/features/payments/server/holder.rules";
import type { PaymentStep } from "../../src/features/payments/server/payment.ports";
import { bookingService } from "../../src/features/plan/server/booking.service";
import { checkoutServer } from "../../src/features/plan/server/checkout.server";
import { carPeriodsOf, setBookingStatuses } from "../../src/features/plan/server/plan.repository";
import { planService } from "../../src/features/plan/server/plan.service";
import { refundSettling } from "../../src/features/refunds/server/refund.settling";
import { refundDesk } from "../../src/features/refunds/server/refundDesk.service";
import { refundsService } from "../../src/features/refunds/server/refunds.service";
import type { Database } from "../../src/platform/server/db/database";
import { notifier } from "../../src/platform/server/notify/notify";
import type { Clock } from "../../src/shared/instant";
import { testConfig } from "../testDatabase";

/** A process that died: what it had not committed is lost, and nobody hears of it again. */
export class Killed extends Error {}

export type SimulatedServer = ReturnType<typeof startServer>;

type Parts = { db: Database; now: Clock; fetch: typeof fetch; dieAt: PaymentStep | null };

const config = testConfig();
const { log } = Fastify({ logger: false });
const { notify } = notifier(config.publicUrl);
const isSamePerson = (name: string, first: string, last: string) => holderMatch(name, first, last) === "matches";

/** One API process: the real services, put together as the program puts them, that dies at a step if told to. */
export function startServer({ db, now, fetch, dieAt }: Parts) {
  let dead = false;
  const checkout = checkoutServer({
    services: { config, db, now, log },
    providers: { clover: cloverProvider({ chargeUrl: "http://clover.test", privateKey: "key", fetch }) },
    ports: {
      inventories,
      setBookingStatuses,
      carPeriodsOf,
      checkDocuments: async (tx, clientId, trip) => ({
        profile: await profileRefusal(tx, clientId),
        ...(await checkDocuments(tx, clientId, trip)),
      }),
      notify,
      fund: { hold: fundHold, release: fundRelease, giveBack: fundReturn },
    },
    reached: (step) => {
      dead ||= step === dieAt;
      if (dead) throw new Killed(step);
    },
  });
  const refunding = { db, commands: checkout.commands, notify };
  const settle = refundSettling(refunding);
  const settings = { clientsCanRefund: true, fundAppliesPolicy: false };
  const ports = { tripOfPlan, tripOfActivePlan, recheck: checkout.documentsChanged, isSamePerson };
  return {
    ...checkout,
    plans: planService({ db }, checkout.ledger, { passportNeededUntil }),
    bookings: bookingService({ now }, checkout.ledger),
    documents: documentsService({ db, now, ports }),
    rememberDriver: driverDocuments({ now, isSamePerson }),
    refunds: refundsService({ ...refunding, now, settle, ...settings }),
    refundDesk: refundDesk({ ...refunding, now, settle, markSent: checkout.markRefundSent }),
    desk: supportService({ db, now, happen: checkout.commands.happen }),
  };
}

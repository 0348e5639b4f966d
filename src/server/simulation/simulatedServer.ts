import Fastify from "fastify";
import { profileRefusal } from "../../features/account/server/profile.service";
import { checkoutServer } from "../../features/checkout/server/checkout.server";
import { holderMatch } from "../../features/checkout/server/holder.rules";
import type { PaymentStep } from "../../features/checkout/server/payment.ports";
import { checkDocuments } from "../../features/documents/server/documents.checks";
import { documentsService } from "../../features/documents/server/documents.service";
import { driverDocuments } from "../../features/documents/server/driverDocuments";
import { passportNeededUntil } from "../../features/documents/server/passportPeriod";
import { fundHold, fundRelease, fundReturn } from "../../features/fund/server/fund.payments";
import { bookingService } from "../../features/plan/server/booking.service";
import { carPeriodsOf, setBookingStatuses } from "../../features/plan/server/plan.repository";
import { planService } from "../../features/plan/server/plan.service";
import { refundSettling } from "../../features/refunds/server/refund.settling";
import { refundDesk } from "../../features/refunds/server/refundDesk.service";
import { refundsService } from "../../features/refunds/server/refunds.service";
import type { Clock } from "../../shared/instant";
import { supportService } from "../../tools/support/server/support.service";
import type { Database } from "../db/database";
import { testConfig } from "../db/testDatabase";
import { inventories } from "../inventories";
import { notifier } from "../notify/notify";
import { cloverProvider } from "../providers/clover/clover";
import { tripOfActivePlan, tripOfPlan } from "../trips";

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

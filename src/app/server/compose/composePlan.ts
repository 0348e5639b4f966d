import { profileRefusal } from "../../../features/account/server/profile.service";
import type { DocumentChecksService } from "../../../features/documents/server/documents.checks";
import { documentsGivenAt } from "../../../features/documents/server/documents.repository";
import { planMoney } from "../../../features/ledger/planMoney";
import { entriesOfPlan } from "../../../features/ledger/server/ledger.repository";
import { insertVouchers } from "../../../features/papers/server/voucher.repository";
import { moneyWords } from "../../../features/payments/money.words";
import { holdOnPapers, owedRefunds } from "../../../features/payments/server/disputes/disputes.repository";
import { lastPaymentId } from "../../../features/payments/server/payment.repository";
import type { BookingReader } from "../../../features/plan/server/bookings/bookings.repository";
import { setBookingStatuses } from "../../../features/plan/server/plan.repository";
import { planServer } from "../../../features/plan/server/plan.server";
import { changeSettling } from "../../../features/refunds/server/change.settling";
import { refundPlan } from "../../../features/refunds/server/refundPlan";
import { inParallel } from "../../../platform/server/inParallel";
import type { Services, Tx } from "../../../platform/server/services";

type Ports = Parameters<typeof planServer>[1];
type Deps = Pick<Ports, "inTimeOf" | "inventories" | "methodLapse" | "notify" | "notifySuppliers" | "endAttempt"> & {
  reader: Pick<BookingReader, "checkedPapersOf">;
  checks: DocumentChecksService;
  withdrawProposals: (tx: Tx, bookingIds: readonly number[]) => Promise<number>;
};

/** The plan's server with what it asks of the features above it. */
export function composePlan(platform: Services, { reader, checks, withdrawProposals, ...deps }: Deps) {
  return planServer(platform, {
    ...deps,
    setBookingStatuses: async (tx, changes) => {
      const ids = changes.map(({ bookingId }) => bookingId);
      await inParallel(setBookingStatuses(tx, changes), withdrawProposals(tx, ids));
    },
    checkedPapersOf: reader.checkedPapersOf,
    checkDocuments: async (tx, clientId) => {
      const [profile, papers] = await inParallel(profileRefusal(tx, clientId), checks.papersOf(tx, clientId));
      return (trip) => ({ profile, ...checks.all(papers, trip) });
    },
    drivesUnverified: async (tx, clientId) => {
      const papers = await checks.papersOf(tx, clientId);
      return (cars) => checks.drivesUnverified(papers, cars);
    },
    documentsGivenAt,
    moneyWords: async (tx, plan) => {
      const [entries, owed] = await inParallel(entriesOfPlan(tx, plan), owedRefunds(tx, plan.id));
      return moneyWords(planMoney(entries), owed);
    },
    holdsPapers: async (tx, planId) => (await holdOnPapers(tx, planId)) !== null,
    lastPaymentId,
    issueVouchers: insertVouchers,
    refundPlan,
    settleChange: changeSettling({ notify: deps.notify }),
  });
}

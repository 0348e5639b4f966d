import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { fold, standingAt } from "../../../plan/checkout/checkout.log";
import { stateName } from "../../../plan/checkout/checkout.states";
import { bookingsOf } from "../../../plan/server/bookings.repository";
import type { SupportPlan } from "../../plans.schemas";
import {
  alertsOf,
  askedRefundsOf,
  auditOf,
  documentsOf,
  findPlanAndClient,
  holdersOf,
  logOf,
  mailsOf,
  namesOf,
  paymentsOf,
  proposedFor,
  refundsOf,
  subjectsOf,
} from "./plan.repository";
import { moneyOf } from "./planMoney.repository";
import { toAlert, toAskedRefund, toAudit, toMail, toOutlook, toPayment, toRefund, toSteps } from "./planView";

/** Entries of the audit log in one answer. */
const AUDIT_SHOWN = 100;

export type PlanViewService = ReturnType<typeof planViewService>;

/** A plan as support sees it: where it is and why, its attempts and refunds, and the possible actions. (DESK-3) */
export function planViewService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** Staff; each look is written down. Throws `plan.notFound`. */
    getPlan: async (caller: Caller, planId: number): Promise<SupportPlan> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, planId);
      if (!plan) throw new Problem("plan.notFound");
      const at = now();
      await writeAudit(db, { at, caller, action: "plan.read", subject: `plan ${planId}` });
      const log = await logOf(db, planId);
      const audit = await auditOf(db, [...(await subjectsOf(db, planId)), `client ${plan.clientId}`], AUDIT_SHOWN);
      const ids = [...log, ...audit].map(({ actorId }) => actorId);
      const people = [...ids, ...audit.map(({ impersonatorId }) => impersonatorId)].filter((id) => id !== null);
      const names = await namesOf(db, people);
      const stored = fold(
        planId,
        log.map(({ event }) => event),
      );
      const snapshot = standingAt(stored, at);
      const payments = await paymentsOf(db, planId);
      const refunds = await refundsOf(
        db,
        payments.map(({ id }) => id),
      );
      const documents = await documentsOf(db, plan.clientId);
      return {
        TravelPlanId: planId,
        ClientId: plan.clientId,
        ClientName: `${plan.firstName} ${plan.lastName}`,
        ClientEmail: plan.email,
        ClientLanguage: plan.language,
        CreatedAt: plan.createdAt,
        Now: at,
        State: stateName(snapshot),
        CancelReason: snapshot.context.cancelled?.reason ?? null,
        Alerts: (await alertsOf(db, planId)).flatMap(toAlert),
        ...toOutlook(snapshot, at),
        Steps: toSteps(planId, log, names),
        Bookings: await bookingsOf(db, planId),
        Money: await moneyOf(db, planId),
        Payments: payments.map((payment) => toPayment(payment, log)),
        Refunds: refunds.map(toRefund),
        AskedRefunds: (await askedRefundsOf(db, planId)).map(toAskedRefund),
        Mails: (await mailsOf(db, planId)).map((mail) => toMail(mail, plan.clientId)),
        Documents: documents.map(({ id, type, holder, status, givenAt, rejectedFor }) => ({
          DocumentId: id,
          Type: type,
          Holder: holder,
          Status: status,
          GivenAt: givenAt,
          RejectedFor: rejectedFor,
        })),
        Holders: (await holdersOf(db, planId)).map(({ id, name, status, askedAt }) => ({
          HolderId: id,
          Name: name,
          Status: status,
          AskedAt: askedAt,
        })),
        Proposed: await proposedFor(db, planId),
        Audit: audit.map((row) => toAudit(row, names)),
      };
    },
  };
}

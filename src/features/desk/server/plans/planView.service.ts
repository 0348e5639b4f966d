import { wasDoneSince, writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { HOUR, type Instant } from "../../../../shared/instant";
import { isMovedByStaff } from "../../../payments/methods/methods.facts";
import { disputesOfPlan } from "../../../payments/server/disputes.repository";
import { fold, newCheckout } from "../../../plan/checkout/checkout.log";
import { stateName } from "../../../plan/checkout/checkout.states";
import { bookingsOf } from "../../../plan/server/bookings.repository";
import { readPlan } from "../../../plan/server/readPlan";
import type { PlanStep, SupportPlan } from "../../plans/plans.schemas";
import { whyOf } from "../../plans/why.rules";
import { notesToDesk } from "../notes/notes.repository";
import { threadOf } from "../thread/thread.service";
import {
  alertsOf,
  askedRefundsOf,
  auditOf,
  documentsOf,
  factsOfType,
  factsUpTo,
  findPlanAndClient,
  holdersOf,
  logAfter,
  mailsOf,
  namesOf,
  paymentsOf,
  proposedFor,
  refundsOf,
  subjectsOf,
} from "./plan.repository";
import { limitsOf } from "./planLimits.repository";
import { moneyOf } from "./planMoney.repository";
import {
  toAlert,
  toAskedRefund,
  toAudit,
  toDispute,
  toDocument,
  toHolder,
  toMail,
  toOutlook,
  toPayment,
  toRefund,
  toSteps,
} from "./planView";

/** Steps in one answer: a plan may have thousands. (SPEED-11) */
const STEPS_SHOWN = 100;
/** Entries of the audit log in one answer. */
const AUDIT_SHOWN = 100;
/** A client's notes in one answer. */
const NOTES_SHOWN = 20;

/** A page that stays open and asks again is one look for so long. Milliseconds. */
const ONE_LOOK = HOUR;

export type PlanViewService = ReturnType<typeof planViewService>;

/** A plan as support sees it: where it is and why, its attempts and refunds, and the possible actions. (DESK-3) */
export function planViewService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** Staff; each look is written down, once an hour. Throws `plan.notFound`. */
    getPlan: async (caller: Caller, planId: number): Promise<SupportPlan> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, planId);
      if (!plan) throw new Problem("plan.notFound");
      const at = now();
      await writeLook(db, caller, planId, at);
      const log = await logAfter(db, planId, 0, STEPS_SHOWN);
      const audit = await auditOf(db, [...(await subjectsOf(db, planId)), `client ${plan.clientId}`], AUDIT_SHOWN);
      const ids = [...log, ...audit].map(({ actorId }) => actorId);
      const people = [...ids, ...audit.map(({ impersonatorId }) => impersonatorId)].filter((id) => id !== null);
      const names = await namesOf(db, people);
      const snapshot = await readPlan(db, planId, at);
      const payments = await paymentsOf(db, planId);
      const refunds = await refundsOf(
        db,
        payments.map(({ id }) => id),
      );
      const arrived = payments.some(({ method }) => isMovedByStaff(method))
        ? await factsOfType(db, planId, "transfer.received")
        : [];
      const disputes = await disputesOfPlan(db, planId);
      const mails = await mailsOf(db, planId);
      const known = {
        payments: payments.map((payment) => toPayment(payment, arrived)),
        refunds: refunds.map(toRefund),
        asked: (await askedRefundsOf(db, planId)).map(toAskedRefund),
        disputes: disputes.map(toDispute),
        holders: (await holdersOf(db, planId)).map(toHolder),
        documents: (await documentsOf(db, plan.clientId)).map(toDocument),
        notes: await notesToDesk(db, plan.clientId, NOTES_SHOWN),
        mails: mails.map((mail) => toMail(mail, plan.clientId, mails)),
        limits: await limitsOf(db, { planId, clientId: plan.clientId, at }),
      };
      const Why = whyOf({ snapshot, ...known });
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
        Why,
        Disputes: known.disputes,
        // A dispute stands there by itself, with what became of it.
        Alerts: (await alertsOf(db, planId))
          .flatMap(toAlert)
          .filter(({ Reference }) => disputes.every(({ id }) => id !== Reference)),
        ...toOutlook(snapshot, at),
        Limits: known.limits,
        Steps: toSteps(newCheckout(planId), log, names),
        StepCount: plan.facts,
        Bookings: await bookingsOf(db, planId),
        Money: await moneyOf(db, planId),
        Payments: known.payments,
        Refunds: known.refunds,
        AskedRefunds: known.asked,
        Mails: known.mails,
        Notes: known.notes,
        Thread: await threadOf(db, { planId, clientId: plan.clientId, language: plan.language }, Why),
        Documents: known.documents,
        Holders: known.holders,
        Proposed: await proposedFor(db, planId),
        Audit: audit.map((row) => toAudit(row, names)),
      };
    },

    /**
     * Staff; each look is written down. The steps after the one of a number, as many as one answer has. Throws
     * `plan.notFound`. (DESK-3, SPEED-11)
     */
    getSteps: async (caller: Caller, planId: number, after: number): Promise<PlanStep[]> => {
      requireStaff(caller);
      if (!(await findPlanAndClient(db, planId))) throw new Problem("plan.notFound");
      await writeLook(db, caller, planId, now());
      const log = await logAfter(db, planId, after, STEPS_SHOWN);
      const people = log.map(({ actorId }) => actorId).filter((id) => id !== null);
      return toSteps(fold(planId, await factsUpTo(db, planId, after)), log, await namesOf(db, people));
    },
  };
}

/** Writes down that one of the staff looks at a plan; who has it open has looked once an hour. (DESK-2) */
export async function writeLook(db: Tx, caller: Caller, planId: number, at: Instant): Promise<void> {
  const [action, subject] = ["plan.read", `plan ${planId}`];
  const since = { action, subject, actorId: caller.clientId, since: at - ONE_LOOK };
  if (!(await wasDoneSince(db, since))) await writeAudit(db, { at, caller, action, subject });
}

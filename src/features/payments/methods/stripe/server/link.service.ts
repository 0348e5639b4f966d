import { randomUUID } from "node:crypto";
import { type Caller, requireSelf } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import { findRestored, refuseWhileRestored } from "../../../../../platform/server/restored.repository";
import type { Tx } from "../../../../../platform/server/services";
import type { Minor } from "../../../../../shared/money";
import { amountDue } from "../../../../plan/checkout/checkout.context";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { type LockedPlan, Refused } from "../../../../plan/server/checkout/lockedPlan";
import { ownPlan } from "../../../../plan/server/checkout/readPlan";
import { actorOf } from "../../../../plan/server/plan.service";
import type { AwaitedAttempts, EndAttempt } from "../../../server/payment.awaited";
import type { Reached } from "../../../server/payment.ports";
import { ANSWER_WITHIN, isPending } from "../../../server/payment.rules";
import type { LinkOrder, PaymentLink } from "../link.schemas";
import { stripeFacts } from "../stripe.facts";
import { findLink, insertLink, type Linked, latestLink } from "./link.repository";
import type { LinkSettlement } from "./link.settlement";

type Deps = {
  db: Tx;
  commands: CheckoutCommands;
  attempts: AwaitedAttempts;
  endAttempt: EndAttempt;
  /** Null: no provider of links is configured. */
  links: LinkSettlement | null;
  reached: Reached;
};

export type LinkService = ReturnType<typeof linkService>;

/** Paying over a link to the provider's own page (WIRE-11, PAY-23: getStripeLinkUrl). */
export function linkService({ db, commands, attempts, endAttempt, links, reached }: Deps) {
  /**
   * Throws `checkout.refused`, `payment.methodNotOffered`, `payment.sameKeyOtherRequest`, `payment.linkFailed`,
   * `payment.heldBack`.
   */
  async function create(caller: Caller, order: LinkOrder): Promise<PaymentLink> {
    requireSelf(caller, order.ClientId);
    const { TravelPlanId: planId, PaymentKey: key, AcceptTerms: termsAccepted } = order;
    return make(caller, planId, async () => ({ key, amount: order.Amount, termsAccepted }));
  }

  /** The URL of the plan's link, which is made if there is none. Throws as `create`. */
  async function url(caller: Caller, planId: number): Promise<string> {
    const plan = await ownPlan(db, caller, planId);
    requireSelf(caller, plan.clientId);
    await refuseWhileRestored(db, "payment.heldBack");
    const open = await latestLink(db, planId);
    if (open && isPending(open.payment) && open.link.url) return open.link.url;
    const { Url } = await make(caller, planId, async ({ tx, snapshot }) => {
      // A concurrent request may have created it.
      const begun = (await latestLink(tx, planId))?.payment;
      return begun && isPending(begun)
        ? { key: begun.id, amount: begun.amount, termsAccepted: true }
        : { key: randomUUID(), amount: amountDue(snapshot.context), termsAccepted: true };
    });
    if (!Url) throw new Problem("payment.linkFailed");
    return Url;
  }

  type Wanted = { key: string; amount: Minor; termsAccepted: boolean };

  async function make(
    caller: Caller,
    planId: number,
    wantedOf: (plan: LockedPlan) => Promise<Wanted>,
  ): Promise<PaymentLink> {
    if (!links) throw new Problem("payment.methodNotOffered");
    const { payment } = await commands.change(null, planId, async (plan) => {
      if (plan.row.clientId !== caller.clientId) throw new Problem("plan.notFound");
      const wanted = await wantedOf(plan);
      const link = { type: "link.created", planId, clientId: caller.clientId, method: stripeFacts.id } as const;
      const begun = await attempts.begin(plan, { ...link, ...wanted });
      if (!(begun instanceof Refused) && begun.fresh) {
        // The provider's account may serve other installations, whose plans have the same numbers. (PAY-9)
        const requestKey = wanted.key;
        await insertLink(plan.tx, { paymentId: wanted.key, requestKey, askAgainAt: plan.at + ANSWER_WITHIN });
      }
      return begun;
    });
    reached("link.committed");
    await links.advance(payment.id);
    return read(payment.id);
  }

  async function latest(caller: Caller, planId: number): Promise<PaymentLink | null> {
    await ownPlan(db, caller, planId);
    const found = await latestLink(db, planId);
    if (!found) return null;
    const link = toLink(found);
    // The plan or change may have been paid another way since. (PAY-45)
    return link.Url !== null && (await findRestored(db)) ? { ...link, Url: null } : link;
  }

  /** Throws `checkout.refused` when there is no link to close. */
  async function close(caller: Caller, paymentId: string): Promise<PaymentLink> {
    const found = await findLink(db, paymentId);
    if (!found) throw new Problem("notFound");
    requireSelf(caller, found.payment.clientId);
    // Money that has already come pays the plan; later payers find the link closed.
    await links?.advance(paymentId);
    await commands.change(null, found.payment.planId, async (plan) => {
      const refused = plan.take({ type: "link.closed", attemptId: paymentId }, actorOf(caller));
      if (!refused) await endAttempt(plan.tx, paymentId, "withdrawn", plan.at);
      return refused;
    });
    await links?.advance(paymentId);
    return read(paymentId);
  }

  async function read(paymentId: string): Promise<PaymentLink> {
    const found = await findLink(db, paymentId);
    if (!found) throw new Problem("notFound");
    return toLink(found);
  }

  return { create, url, latest, close };
}

function toLink({ payment, link }: Linked): PaymentLink {
  const warnings = link.warnings.filter((code) => code === "nameDiffers" || code === "emailDiffers");
  return {
    PaymentId: payment.id,
    TravelPlanId: payment.planId,
    Status: payment.status,
    Amount: payment.amount,
    Url: isPending(payment) && link.closedAt === null ? link.url : null,
    FailureCode: payment.failureCode,
    Warnings: warnings,
  };
}

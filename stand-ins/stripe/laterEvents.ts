import type { StripeCore } from "./core";
import type { Webhooks } from "./webhooks";

/**
 * Events of a charge after it was paid; QA triggers them, also on the link's page. `refunded` and `refundedPart`: in
 * the provider's own dashboard.
 */
export const laterEvents = [
  "disputed",
  "won",
  "lost",
  "returned",
  "refunded",
  "refundedPart",
  "warned",
  "reviewed",
] as const;
export type LaterEvent = (typeof laterEvents)[number];

type Deps = { core: StripeCore; webhooks: Webhooks; systemClock: () => number };

/** Simulates an event of the money paid with a link, and notifies the shop. False: it is not possible. */
export async function playLaterEvent(
  { core, webhooks, systemClock }: Deps,
  linkId: string,
  what: LaterEvent,
): Promise<boolean> {
  switch (what) {
    case "returned": {
      const refund = core.lastRefund(linkId);
      const failed = refund && core.failRefund(refund.id);
      if (failed) await webhooks.refundFailed(failed);
      return failed !== undefined;
    }
    case "refunded":
    case "refundedPart": {
      const session = core.sessionOf(linkId);
      const link = core.linkOf(linkId);
      const part = what === "refunded" || !session ? undefined : Math.ceil(session.amount / 4);
      const refund = core.refundAtDashboard(linkId, part);
      if (!refund || !session || !link) return false;
      await webhooks.refundedThere(refund, session, link, core.refundedOf(linkId));
      return true;
    }
    case "warned":
    case "reviewed": {
      const session = core.sessionOf(linkId);
      if (session) await webhooks[what](session, true);
      return session !== undefined;
    }
    default: {
      const dispute = what === "disputed" ? core.dispute(linkId, systemClock()) : core.decide(linkId, what);
      if (dispute) await webhooks.disputed(dispute);
      return dispute !== undefined;
    }
  }
}

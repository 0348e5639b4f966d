import type { StripeCore } from "./core";
import type { Webhooks } from "./webhooks";

/** What can happen to a charge after it was paid; QA triggers it, also on the link's page. */
export const afterwards = ["disputed", "won", "lost", "returned"] as const;
export type Afterwards = (typeof afterwards)[number];

/** Simulates an event of the money paid with a link, and notifies the shop. False: it is not possible. */
export async function happenAfterwards(
  { core, webhooks, worldNow }: { core: StripeCore; webhooks: Webhooks; worldNow: () => number },
  linkId: string,
  what: Afterwards,
): Promise<boolean> {
  if (what === "returned") {
    const refund = core.lastRefund(linkId);
    if (refund) await webhooks.refundFailed(refund);
    return refund !== undefined;
  }
  const dispute = what === "disputed" ? core.dispute(linkId, worldNow()) : core.decide(linkId, what);
  if (dispute) await webhooks.disputed(dispute);
  return dispute !== undefined;
}

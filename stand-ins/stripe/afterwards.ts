import type { StripeCore } from "./core";
import type { Webhooks } from "./webhooks";

/** What may happen to a charge after it was paid, whoever causes it: QA does, at the link's page. */
export const afterwards = ["disputed", "won", "lost", "returned"] as const;
export type Afterwards = (typeof afterwards)[number];

/** Lets something happen to what was paid with a link, and tells the shop. False: there is nothing that it could happen to. */
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

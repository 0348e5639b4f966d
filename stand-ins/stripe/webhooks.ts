import Stripe from "stripe";
import { chargeObject, disputeObject, refundObject, reviewObject, sessionObject, warningObject } from "./answers";
import type { Delivery } from "./cards";
import { newId } from "./core";
import type { Dispute, Link, Refund, Session } from "./memory";

/** Sends a signed body to the shop; resolves to the status of the answer. Rejects if the shop cannot be reached. */
export type Post = (body: string, signature: string) => Promise<number>;

type Deps = { secret: string; post: Post; wait: (milliseconds: number) => Promise<void>; systemClock: () => number };

const { webhooks } = new Stripe("sk_test_signs_only");
/** Milliseconds until a webhook that was not accepted is sent again. */
const RETRIES = [1_000, 4_000, 15_000];

export type Webhooks = ReturnType<typeof webhookSender>;

/** Notifies the shop, signed as Stripe signs, repeatedly until it accepts. */
export function webhookSender({ secret, post, wait, systemClock }: Deps) {
  const body = (type: string, object: unknown) =>
    JSON.stringify({
      id: newId("evt"),
      object: "event",
      type,
      created: Math.floor(systemClock() / 1000),
      data: { object },
    });

  async function send(payload: string): Promise<void> {
    for (const pause of [0, ...RETRIES]) {
      if (pause > 0) await wait(pause);
      const timestamp = Math.floor(systemClock() / 1000);
      const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
      if (await taken(payload, signature)) return;
    }
  }

  async function taken(payload: string, signature: string): Promise<boolean> {
    try {
      return (await post(payload, signature)) < 300;
    } catch {
      return false;
    }
  }

  async function paid(session: Session, link: Link, delivery: Delivery): Promise<void> {
    if (delivery === "lost") return;
    const completed = body("checkout.session.completed", sessionObject(session, link));
    const times = { once: 1, twice: 2, tenTimes: 10, outOfOrder: 1 }[delivery];
    const all = Array.from({ length: times }, () => completed);
    await Promise.all(all.map(send));
    // An earlier event that arrives late must not undo the payment.
    if (delivery === "outOfOrder") await failed(link, "card_declined", session.intent);
  }

  async function failed(link: Link, code: string, intent = newId("pi")): Promise<void> {
    const last_payment_error = { type: "card_error", code: "card_declined", decline_code: code };
    const object = { id: intent, object: "payment_intent", metadata: link.metadata, last_payment_error };
    await send(body("payment_intent.payment_failed", object));
  }

  /** An accepted refund that the bank then returned, sent as both event types that Stripe has for it. */
  async function refundFailed(refund: Refund): Promise<void> {
    const object = refundObject({ ...refund, status: "failed" });
    await send(body("refund.updated", object));
    await send(body("refund.failed", object));
  }

  /**
   * A refund made in the provider's own dashboard: one event about the refund, and one about the charge, of which
   * `back` is refunded in total, minor units.
   */
  async function refundedThere(refund: Refund, session: Session, link: Link, back: number): Promise<void> {
    await send(body("refund.created", refundObject(refund)));
    await refunded(session, link, back);
  }

  async function refunded(session: Session, link: Link, back: number): Promise<void> {
    await send(body("charge.refunded", chargeObject(session, link, back)));
  }

  /** A card network's fraud warning; not `actionable`: the charge was refunded or disputed since. */
  async function warned(session: Session, actionable: boolean): Promise<void> {
    const id = session.intent.replace("pi_", "issfr_");
    const type = `radar.early_fraud_warning.${actionable ? "created" : "updated"}`;
    await send(body(type, warningObject(id, session, actionable)));
  }

  /** Stripe begins a review of a payment, or a person has approved it there. */
  async function reviewed(session: Session, open: boolean): Promise<void> {
    const id = session.intent.replace("pi_", "prv_");
    await send(body(open ? "review.opened" : "review.closed", reviewObject(id, session, open)));
  }

  /** The payer has disputed, or the bank has decided. */
  async function disputed(dispute: Dispute): Promise<void> {
    const type = dispute.status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed";
    await send(body(type, disputeObject(dispute)));
  }

  return { paid, failed, refundFailed, refundedThere, refunded, warned, reviewed, disputed };
}

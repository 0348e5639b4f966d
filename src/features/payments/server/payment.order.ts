import type { Tx } from "../../../platform/server/services";
import { findPayer } from "../../plan/server/checkout.repository";
import { cardOfPayment, changeCard } from "./cards.repository";
import type { ChargeOrder, ChargeOutcome, Providers } from "./payment.ports";
import type { PaymentRow } from "./payment.repository";

export type CardOrders = ReturnType<typeof cardOrders>;

/** What the provider is asked for an attempt, made from its row: the same each time it is asked. */
export function cardOrders({ db, providers }: { db: Tx; providers: Providers }) {
  /** The order; or, where the card was first to be kept and the provider did not, what that means for the attempt. */
  async function of(payment: PaymentRow): Promise<ChargeOrder | Exclude<ChargeOutcome, { kind: "approved" }>> {
    const payer = await findPayer(db, payment.clientId);
    const order: ChargeOrder = {
      key: payment.id,
      amount: payment.amount,
      source: payment.source ?? "",
      holderName: payment.holderName ?? "",
      clientAddress: payment.clientAddress ?? "",
      email: payer?.email ?? "",
      description: `Malecón, travel plan ${payment.planId}`,
    };
    const card = await cardOfPayment(db, payment.id);
    if (!card) return order;
    if (card.customer !== null) return { ...order, source: card.customer };
    const { email, holderName, source } = order;
    const kept = await providers.clover.keep({ key: card.id, source, email, holderName });
    if (kept.kind === "refused") return { kind: "declined", code: kept.code };
    if (kept.kind === "unknown") return { kind: "unknown" };
    await changeCard(db, card.id, kept.card);
    return { ...order, source: kept.card.customer };
  }
  return { of };
}

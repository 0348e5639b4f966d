import type Stripe from "stripe";
import { SECOND } from "../../../../../shared/instant";
import type { ListedCharge, ListedMoney, ProviderBook } from "../../../server/payment.ports";
import { idOf, listedRefund, whose } from "./reading";
import { outcomeOf, RESOURCE_MISSING } from "./stripeCalls";

/** The most objects read from a list. A longer list counts as incomplete. */
const MOST = 20_000;

/** Stripe's own list of charges and refunds, by payment intent, which is our reference. (PAY-36) */
export function stripeBook(sdk: () => Promise<Stripe>, closeLink: (linkId: string) => Promise<boolean>): ProviderBook {
  return {
    keepsKeys: true,

    list: async (since) => {
      const outcome = await outcomeOf(async () => {
        const { charges, refunds } = await sdk();
        const asked = { created: { gte: Math.floor(since / SECOND) }, limit: 100 };
        const listed = { charges: await firstOf(charges.list(asked)), refunds: await firstOf(refunds.list(asked)) };
        const isWhole = listed.charges.length <= MOST && listed.refunds.length <= MOST;
        return isWhole ? ({ kind: "listed", money: read(listed) } as const) : ({ kind: "unknown" } as const);
      });
      return outcome.kind === "listed" ? outcome.money : "unknown";
    },

    charge: async (reference) => {
      const outcome = await outcomeOf(async () => {
        const intent = await (await sdk()).paymentIntents.retrieve(reference);
        return { kind: "found", charge: listedIntent(intent) } as const;
      });
      if (outcome.kind === "found") return outcome.charge;
      return outcome.kind === "refused" && outcome.code === RESOURCE_MISSING ? null : "unknown";
    },

    refundsOf: async (reference) => {
      const outcome = await outcomeOf(async () => {
        const list = (await sdk()).refunds.list({ payment_intent: reference, limit: 100 });
        return { kind: "listed", all: (await firstOf(list)).map(listedRefund) } as const;
      });
      return outcome.kind === "listed" ? outcome.all : "unknown";
    },

    links: {
      open: async () => {
        const outcome = await outcomeOf(async () => {
          const open = await firstOf((await sdk()).paymentLinks.list({ active: true, limit: 100 }));
          return open.length <= MOST ? ({ kind: "listed", open } as const) : ({ kind: "unknown" } as const);
        });
        if (outcome.kind !== "listed") return "unknown";
        return outcome.open.map(({ id, metadata }) => ({ linkId: id, ...whose(metadata) }));
      },
      close: closeLink,
    },
  };
}

async function firstOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) {
    items.push(item);
    if (items.length > MOST) break;
  }
  return items;
}

type Listed = { charges: readonly Stripe.Charge[]; refunds: readonly Stripe.Refund[] };

function read({ charges, refunds }: Listed): ListedMoney {
  return {
    charges: charges.flatMap(listedCharge),
    refunds: refunds.flatMap((refund) => {
      const charge = idOf(refund.payment_intent) ?? idOf(refund.charge);
      return charge === null ? [] : [{ ...listedRefund(refund), charge }];
    }),
  };
}

/** A captured charge; undefined if it failed or is only authorised. */
function listedCharge(charge: Stripe.Charge): ListedCharge[] {
  const { id, paid, captured, amount_captured: amount, currency, created, metadata, payment_intent } = charge;
  if (!paid || !captured) return [];
  const reference = idOf(payment_intent) ?? id;
  const money = { amount, currency: currency.toUpperCase(), createdAt: created * SECOND };
  return [{ reference, ...money, ...whose(metadata) }];
}

function listedIntent(intent: Stripe.PaymentIntent): ListedCharge | null {
  const { id, amount_received: amount, currency, created, metadata } = intent;
  if (intent.status !== "succeeded") return null;
  return {
    reference: id,
    amount,
    currency: currency.toUpperCase(),
    createdAt: created * SECOND,
    ...whose(metadata),
  };
}

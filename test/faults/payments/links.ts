import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { stripeProvider } from "../../../src/features/payments/methods/stripe/server/stripe";
import type { LinkProvider } from "../../../src/features/payments/server/payment.ports";
import { chargeOf } from "../../../src/features/plan/checkout/checkout.charge";
import { MINUTE, SECOND } from "../../../src/shared/instant";
import { buildStripeStandIn, type StripeStandIn } from "../../../stand-ins/stripe/stripeStandIn";
import type { ApiProcess } from "../../apiProcess";
import { openTestDatabase } from "../../testDatabase";
import { BEGINNING, openWorld, PRICE, rows, type World } from "../world";

const secretKey = "sk_test_of_tests";
const webhookSecret = "whsec_of_tests";
export const AMOUNT = PRICE + chargeOf({ rate: 250, fixed: 0 }, PRICE);
export const payer = { name: "Ana García", email: "", number: "4242424242424242", bankAllows: false };

type Webhook = { body: string; signature: string };

/** Settings of a test: the webhooks that the stand-in has sent, and whether the booked inventory is still available. */
export const given: { sent: Webhook[]; inventoryIsThere: boolean } = { sent: [], inventoryIsThere: true };

export let standIn: StripeStandIn;
export let world: World;
/** The API process, a new one for each test. */
export let api: ApiProcess;
/** Stripe's SDK, connected to the stand-in. */
export let stripe: LinkProvider;
/** The same with a key that was revoked. */
export let stripeRevoked: LinkProvider;
let clientId: number;

/** Called before a file's tests: a world with Stripe's stand-in, whose webhooks wait until a test delivers them. */
export function openLinkWorld(): void {
  beforeAll(async () => {
    standIn = await buildStripeStandIn({
      production: false,
      site: "http://localhost",
      secretKey,
      webhookSecret,
      origin: () => "http://localhost",
      post: async (body, signature) => {
        given.sent.push({ body, signature });
        return 200;
      },
      file: null,
      systemClock: () => world.clock.at,
      wait: async () => {},
    });
    const apiUrl = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
    stripe = stripeProvider({ apiUrl, secretKey, webhookSecret });
    stripeRevoked = stripeProvider({ apiUrl, secretKey: "sk_test_revoked", webhookSecret });
    world = await openWorld(await openTestDatabase(), {
      providers: { stripe },
      reclaims: () => given.inventoryIsThere,
    });
    clientId = await world.newClient();
  });
  afterAll(async () => {
    await world.close();
    await standIn.app.close();
  });
  beforeEach(() => {
    given.sent = [];
    world.clock.at = BEGINNING;
    given.inventoryIsThere = true;
    api = world.start();
  });
}

export const me = () => ({ clientId, role: "client" }) as const;
const raw = (body: string) => Buffer.from(body);
export const take = ({ body, signature }: Webhook, by = api) =>
  by.webhook?.receive(raw(body), signature) ?? Promise.reject(new Error("no webhook"));
export const stateOf = async (planId: number) =>
  (await rows(world.db, sql`select state from travel_plans where id = ${planId}`))[0]?.state;
export const payment = async (id: string) =>
  (
    await rows(world.db, sql`select status, captured, failure_code, card_last4, asked from payments where id = ${id}`)
  )[0];
export const events = async (planId: number) =>
  (await rows(world.db, sql`select type from checkout_events where plan_id = ${planId} order by seq`)).map(
    (e) => e.type,
  );
export const audited = async (action: string) =>
  Number((await rows(world.db, sql`select count(*) n from audit_log where action = ${action}`))[0]?.n);
export const reconcile = async () => {
  for (let round = 0; round < 4; round += 1) {
    world.clock.at += MINUTE;
    await api.reconcile();
  }
};

export async function chosen(): Promise<number> {
  const planId = await world.payablePlan(clientId);
  await api.methods.change(me(), planId, 140);
  return planId;
}
export const orderOf = (TravelPlanId: number) => ({
  TravelPlanId,
  ClientId: clientId,
  PaymentKey: randomUUID(),
  Amount: AMOUNT,
  AcceptTerms: true,
});
export async function linked(by = api) {
  const planId = await chosen();
  const order = orderOf(planId);
  const link = await by.links.create(me(), order);
  const linkId = link.Url?.split("/").at(-1) ?? "";
  return { planId, id: order.PaymentKey, order, link, linkId };
}
/** Pays at the stand-in's page; its webhooks are held in `given.sent`. */
export async function paidAt(linkId: string, delivery: "once" | "outOfOrder" = "once", who = payer) {
  const attempt = standIn.core.pay(linkId, who);
  if (attempt.kind !== "paid") throw new Error(attempt.kind);
  await standIn.webhooks.paid(attempt.session, attempt.link, delivery);
  return attempt.session;
}
export type Session = { metadata: { planId: string; paymentId: string }; amount_total: number; currency: string };
type Signed = { id: string; data: { object: Session } };
export function signed(change: (event: Signed) => void, at = world.clock.at, secret = webhookSecret) {
  const event: Signed = JSON.parse(given.sent[0]?.body ?? "{}");
  event.id = `evt_${randomUUID()}`;
  change(event);
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at / SECOND);
  const { webhooks } = new Stripe("sk_test_x");
  return { body: payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

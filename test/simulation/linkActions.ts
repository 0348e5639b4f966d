import { Problem } from "../../src/platform/server/problem";
import { PaymentProvider } from "../../src/shared/enumerations";
import { callerOf, pick } from "./bookingActions";
import { type Facts, openAmount, planToPay } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import { linkCards, type Step } from "./steps";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;

/** A link's charge in addition to the bookings, as in the demo's payment methods. */
const LINK_RATE = 0.025;

/** The charge included in a link's amount, in minor units. */
export const linkCharge = (amount: number): number => Math.round(amount - amount / (1 + LINK_RATE));

/** A client chooses the payment link and creates one. */
export async function orderLink(
  world: SimulatedWorld,
  facts: Facts,
  step: StepOf<"orderLink">,
): Promise<string | null> {
  const plan = planToPay(facts, world.clientIds[step.client]);
  if (!plan) return null;
  const me = { clientId: plan.clientId, role: "client" } as const;
  await world.server.methods.change(me, plan.id, PaymentProvider.Stripe);
  world.clover.weather = step.weather;
  const server = step.dieAt ? world.start(step.dieAt) : world.server;
  const asked = { TravelPlanId: plan.id, ClientId: me.clientId, PaymentKey: world.newKey(), AcceptTerms: true };
  const { Status } = await server.links.create(me, {
    ...asked,
    Amount: Math.round(openAmount(facts, plan.id) * (1 + LINK_RATE)),
  });
  world.happened("link made");
  return `plan ${plan.id}: status ${Status}`;
}

/** A payer pays at a link's page, usually that of the last open link; the shop is notified or not. */
export async function payLink(world: SimulatedWorld, step: StepOf<"payLink">): Promise<string | null> {
  const { memory } = world.stripe;
  const paid = new Set(memory.sessions().map(({ link }) => link));
  const links = memory.links().toReversed();
  const isOpen = ({ id, active }: (typeof links)[number]) => active && !paid.has(id);
  const link = pick([...links.filter(isOpen), ...links.filter((one) => !isOpen(one))], step.link);
  if (!link) return null;
  const kind = await world.stripe.pay(link.id, linkCards[step.card]);
  if (kind === "paid") world.happened(`link paid, told ${step.told} times`);
  if (kind === "declined") world.happened("link declined");
  if (kind === "closed") world.happened("link found closed by its payer");
  if (kind === "closed" || step.told === 0) return kind;
  return `${kind}; ${await tell(world, { ...step, event: world.stripe.events() - 1, times: step.told })}`;
}

/** Delivers an event once more, so possibly out of order. */
export async function tellAgain(world: SimulatedWorld, step: StepOf<"tellAgain">): Promise<string | null> {
  const known = Array.from({ length: world.stripe.events() }, (_, index) => index).toReversed();
  const event = pick(known, step.event);
  if (event === undefined) return null;
  world.happened("webhook told again");
  return tell(world, { ...step, event, times: 1 });
}

/** Delivers it so many times concurrently. */
export async function tell(
  world: SimulatedWorld,
  { event, times, weather, dieAt }: Omit<StepOf<"tellAgain">, "do"> & { times: number },
) {
  world.clover.weather = weather;
  const server = dieAt ? world.start(dieAt) : world.server;
  if (!server.webhook) throw new Error("links are not configured");
  const { receive } = server.webhook;
  const deliveries = Array.from({ length: times }, () => world.stripe.deliver(event));
  const told = await Promise.allSettled(deliveries.map(({ raw, signature }) => receive(raw, signature)));
  const failures = told.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  // A death or a fault has precedence over a regular refusal.
  const worst = failures.find((failure) => !(failure instanceof Problem)) ?? failures[0];
  if (worst) throw worst;
  return `event ${event} told ${times} times`;
}

/** The client withdraws the plan's last link. */
export async function closeLink(
  world: SimulatedWorld,
  facts: Facts,
  step: StepOf<"closeLink">,
): Promise<string | null> {
  const me = callerOf(world, step.client);
  const plan = facts.plans.findLast(({ clientId }) => clientId === me.clientId);
  const link = plan && (await world.server.links.latest(me, plan.id));
  if (!link) return null;
  world.clover.weather = step.weather;
  const server = step.dieAt ? world.start(step.dieAt) : world.server;
  const { Status } = await server.links.close(me, link.PaymentId);
  world.happened("link taken back");
  return `plan ${plan.id}: status ${Status}`;
}

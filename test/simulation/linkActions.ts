import { Problem } from "../../src/platform/server/problem";
import { PaymentProvider } from "../../src/shared/enumerations";
import { callerOf, pick } from "./bookingActions";
import { type Facts, openAmount } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import { linkCards, type Step } from "./steps";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;

/** The client chooses the payment link and has one made. */
export async function orderLink(world: SimulatedWorld, facts: Facts, step: StepOf<"orderLink">): Promise<string> {
  const me = callerOf(world, step.client);
  const plan = facts.plans.findLast(({ clientId }) => clientId === me.clientId);
  if (!plan) return "no plan";
  await world.server.methods.change(me, plan.id, PaymentProvider.Stripe);
  world.clover.weather = step.weather;
  const server = step.dieAt ? world.start(step.dieAt) : world.server;
  const asked = { TravelPlanId: plan.id, ClientId: me.clientId, PaymentKey: world.newKey(), AcceptTerms: true };
  const { Status } = await server.links.create(me, { ...asked, Amount: openAmount(facts, plan.id) });
  return `plan ${plan.id}: status ${Status}`;
}

/** Somebody pays at the page of a link that was ever made, most often of the last one; the shop is told, or is not. */
export async function payLink(world: SimulatedWorld, step: StepOf<"payLink">): Promise<string> {
  const link = pick(world.stripe.memory.links().toReversed(), step.link);
  if (!link) return "there is no link";
  const kind = await world.stripe.pay(link.id, linkCards[step.card]);
  if (kind === "closed" || step.told === 0) return kind;
  return `${kind}; ${await tell(world, { ...step, event: world.stripe.events() - 1, times: step.told })}`;
}

/** An event is told once more, whatever was told after it. */
export async function tellAgain(world: SimulatedWorld, step: StepOf<"tellAgain">): Promise<string> {
  const known = Array.from({ length: world.stripe.events() }, (_, index) => index).toReversed();
  const event = pick(known, step.event);
  return event === undefined ? "there is nothing to tell" : tell(world, { ...step, event, times: 1 });
}

/** So many times at once. */
async function tell(
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
  // A death or a fault matters more than a polite refusal.
  const worst = failures.find((failure) => !(failure instanceof Problem)) ?? failures[0];
  if (worst) throw worst;
  return `event ${event} told ${times} times`;
}

/** The client takes the last link of the plan back. */
export async function closeLink(world: SimulatedWorld, facts: Facts, step: StepOf<"closeLink">): Promise<string> {
  const me = callerOf(world, step.client);
  const plan = facts.plans.findLast(({ clientId }) => clientId === me.clientId);
  const link = plan && (await world.server.links.latest(me, plan.id));
  if (!link) return "there is no link";
  world.clover.weather = step.weather;
  const server = step.dieAt ? world.start(step.dieAt) : world.server;
  const { Status } = await server.links.close(me, link.PaymentId);
  return `plan ${plan.id}: status ${Status}`;
}

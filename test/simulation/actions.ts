import { isOpen } from "../../src/features/plan/bookings/bookingStatus";
import type { Caller } from "../../src/platform/server/http/caller";
import { Problem } from "../../src/platform/server/problem";
import { PaymentProvider } from "../../src/shared/enumerations";
import { HOUR, MINUTE, SECOND } from "../../src/shared/instant";
import { block, lift } from "./blockActions";
import { answer, book, bookRoom, callerOf, change, changeOf, giveLicence, givePassport, pick } from "./bookingActions";
import { type Facts, openAmount, planToPay, readFacts } from "./facts";
import { closeLink, orderLink, payLink, tellAgain } from "./linkActions";
import { attribute, refundThere } from "./outsideActions";
import type { SimulatedWorld } from "./simulatedWorld";
import { cards, type Step, type Trouble } from "./steps";
import { moneyArrives, orderTransfer, reverseArrival, sendTransfersBack, withdrawTransfer } from "./transferActions";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;
type Order = Parameters<SimulatedWorld["server"]["payments"]["pay"]>[1];

/** The payment orders that clients have sent, so that one can be sent again. */
export type Memory = { orders: Map<number, Order> };

/**
 * Carries out a step through the services, given the present facts. Throws their errors. Resolves to the outcome; null:
 * its subject does not exist.
 */
export async function act(world: SimulatedWorld, facts: Facts, memory: Memory, step: Step): Promise<string | null> {
  const { server, clover, clock } = world;
  switch (step.do) {
    case "book":
      return book(world, step);
    case "bookRoom":
      return bookRoom(world, step);
    case "change":
      return change(world, facts, step);
    case "confirm":
    case "decline":
    case "extend":
    case "cancel":
    case "remove":
      return answer(world, facts, step);
    case "block":
      return block(world, step);
    case "lift":
      return lift(world, facts, step);
    case "giveLicence":
      return giveLicence(world, step);
    case "givePassport":
      return givePassport(world, step);
    case "pay":
      return pay(world, facts, memory, step);
    case "payAgain":
      return payAgain(world, memory, step);
    case "payMore":
      return payMore(world, facts, memory, step);
    case "orderTransfer":
      return orderTransfer(world, facts, step);
    case "withdrawTransfer":
      return withdrawTransfer(world, facts, step);
    case "reverseArrival":
      return reverseArrival(world, facts, step);
    case "moneyArrives":
      return moneyArrives(world, facts, step);
    case "sendTransfersBack":
      return sendTransfersBack(world, facts);
    case "orderLink":
      return orderLink(world, facts, step);
    case "payLink":
      return payLink(world, step);
    case "tellAgain":
      return tellAgain(world, step);
    case "closeLink":
      return closeLink(world, facts, step);
    case "reconcile":
      return reconcile(world, step);
    case "refund":
      return refund(world, facts, step);
    case "refundThere":
      return refundThere(world, step);
    case "attribute":
      return `${await attribute(world, step)} accounted for`;
    case "providerGoesOn":
      clover.goOn();
      return "went on";
    case "sign":
      return sign(world, facts, step);
    case "later":
      clock.at += step.minutes * MINUTE;
      return "";
    case "approachDeadline":
      return approach(world, facts, step);
    case "approachPromise":
      return approachPromise(world, facts, step);
    case "payDuring":
      return payDuring(world, facts, memory, step);
    case "sweep":
      return `${await server.sweep()} plans`;
  }
}

async function pay(world: SimulatedWorld, facts: Facts, memory: Memory, step: StepOf<"pay">): Promise<string | null> {
  const plan = planToPay(facts, world.clientIds[step.client]);
  if (!plan) return null;
  const { clientId } = plan;
  const me = { clientId, role: "client" } as const;
  const Amount = openAmount(facts, plan.id);
  const inFund = facts.funds.find((fund) => fund.clientId === clientId)?.left ?? 0;
  const FundAmount = Math.min(inFund, Math.round((Amount * step.fund) / 100));
  const order: Order = {
    TravelPlanId: plan.id,
    ClientId: clientId,
    PaymentKey: world.newKey(),
    HolderName: "ANA GARCIA",
    ...(FundAmount < Amount && { Token: world.clover.token(cards[step.card]) }),
    AcceptTerms: true,
    Amount,
    FundAmount,
  };
  // After an order of a transfer or a link the client has to choose the card again.
  const byOther = facts.payments.some(({ planId, method }) => planId === plan.id && method !== PaymentProvider.Clover);
  if (byOther) await world.server.methods.change(me, plan.id, PaymentProvider.Clover);
  memory.orders.set(world.clientIds.indexOf(clientId), order);
  return sendOrder(world, order, step);
}

/**
 * Mostly for a change whose difference is due, which is requested first if there is none; sometimes for one that waits
 * no more.
 */
async function payMore(
  world: SimulatedWorld,
  known: Facts,
  memory: Memory,
  step: StepOf<"payMore">,
): Promise<string | null> {
  const paid = known.plans.filter(({ state }) => state === "signing" || state === "printing").map(({ id }) => id);
  const confirmed = known.bookings.filter(({ planId, status }) => status === "confirmed" && paid.includes(planId));
  const was = pick(confirmed, step.booking);
  const isAsked = known.bookings.some(({ status }) => status === "agreed");
  if (was && !isAsked) await changeOf(world, known, was, { days: 9, confirmedAtOnce: true, refundTo: "client" });
  const facts = await readFacts(world.db, world.clientIds);
  const changes = facts.bookings.filter(({ replacesId }) => replacesId !== null);
  const agreed = changes.filter(({ status }) => status === "agreed");
  const change = pick(agreed.length > 0 ? agreed : changes, step.booking);
  const replaced = facts.bookings.find(({ id }) => id === change?.replacesId);
  const clientId = facts.plans.find(({ id }) => id === change?.planId)?.clientId;
  if (!change || !replaced || clientId === undefined) return null;
  const order: Order = {
    TravelPlanId: change.planId,
    ClientId: clientId,
    BookingId: change.id,
    PaymentKey: world.newKey(),
    HolderName: "ANA GARCIA",
    Token: world.clover.token(cards[step.card]),
    AcceptTerms: true,
    Amount: Math.max(1, change.payNow - replaced.payNow),
  };
  memory.orders.set(world.clientIds.indexOf(clientId), order);
  return sendOrder(world, order, step);
}

async function payAgain(world: SimulatedWorld, memory: Memory, step: StepOf<"payAgain">): Promise<string | null> {
  const order = memory.orders.get(step.client);
  return order ? sendOrder(world, order, step) : null;
}

async function sendOrder(world: SimulatedWorld, order: Order, { weather, dieAt }: Trouble) {
  world.clover.weather = weather;
  const server = dieAt ? world.start(dieAt) : world.server;
  const { Status } = await server.payments.pay({ clientId: order.ClientId, role: "client" }, order, "198.51.100.7");
  return `plan ${order.TravelPlanId}, ${order.Amount}: status ${Status}`;
}

async function reconcile(world: SimulatedWorld, { weather, dieAt, processes }: StepOf<"reconcile">): Promise<string> {
  world.clover.weather = weather;
  const servers = Array.from({ length: processes }, (_, index) => world.start(index === 0 ? dieAt : null));
  const done = await Promise.all(servers.map(({ reconcile }) => reconcile()));
  return `${done.reduce((sum, count) => sum + count, 0)} asked`;
}

/** Mostly for paid bookings; sometimes for one without anything to refund. */
async function refund(world: SimulatedWorld, facts: Facts, { booking: index, to, part }: StepOf<"refund">) {
  const paidPlans = facts.plans.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id);
  const paid = facts.bookings.filter(({ planId }) => paidPlans.includes(planId));
  const booking = pick(paid.length > 0 ? paid : facts.bookings, index);
  if (!booking) return null;
  const { server, staffId } = world;
  if (part !== null) {
    const Amount = Math.max(1, Math.floor((booking.payNow * part) / 100));
    const order = { Key: world.newKey(), BookingId: booking.id, Amount, EndsBooking: false, Reason: "Goodwill" };
    const made = await server.refundDesk.byHand({ clientId: staffId, role: "staff" }, { ...order, Destination: to });
    return `${made.Amount} of booking ${booking.id} by hand`;
  }
  const clientId = facts.plans.find(({ id }) => id === booking.planId)?.clientId ?? 0;
  const caller: Caller = { clientId, role: "client" };
  const order = { Key: world.newKey() };
  const made = await (to === "client"
    ? server.refunds.toClient(caller, booking.id, order)
    : server.refunds.toFund(caller, booking.id, order));
  return `${made.Amount} of booking ${booking.id}, ${made.Charge} kept`;
}

/** Records that a receipt was signed; drawing and sealing the paper has its own tests. */
async function sign(world: SimulatedWorld, facts: Facts, { client }: StepOf<"sign">): Promise<string | null> {
  const { clientId } = callerOf(world, client);
  const plan = facts.plans.findLast((one) => one.clientId === clientId && one.paidAt !== null);
  if (!plan) return null;
  const by = { kind: "client", id: clientId } as const;
  const refused = await world.db.transaction((tx) =>
    world.server.commands.changeWithin(tx, plan.id, (locked) => locked.take({ type: "receipt.signed" }, by)),
  );
  return `plan ${plan.id} ${refused?.refusals.map(({ code }) => code).join(" ") ?? "signed"}`;
}

function approach(world: SimulatedWorld, facts: Facts, { client, seconds }: StepOf<"approachDeadline">): string {
  const { clientId } = callerOf(world, client);
  const next = facts.plans.findLast((one) => one.clientId === clientId)?.nextTickAt;
  // Time never runs backwards.
  if (next) world.clock.at = Math.max(world.clock.at, next + seconds * SECOND);
  return "";
}

function approachPromise(world: SimulatedWorld, facts: Facts, step: StepOf<"approachPromise">): string | null {
  const waiting = facts.bookings.filter(({ status }) => status === "requested");
  const booking = pick(waiting, step.booking);
  if (booking) world.clock.at = Math.max(world.clock.at, booking.createdAt + 72 * HOUR + step.seconds * SECOND);
  return booking ? `booking ${booking.id}` : null;
}

/** Runs both, in whatever order the database allows; a refusal of one does not hide the other's outcome. */
async function payDuring(world: SimulatedWorld, facts: Facts, memory: Memory, step: StepOf<"payDuring">) {
  const { client, rival, ...trouble } = step;
  // A change whose difference is due is paid first: it is what may be withdrawn concurrently.
  const agreed = facts.bookings.findIndex(({ status }) => status === "agreed");
  const booking = agreed >= 0 ? agreed : facts.bookings.findIndex(({ status }) => isOpen(status));
  const rivalling: Record<typeof rival, Step> = {
    cancel: { do: "cancel", booking: Math.max(booking, 0) },
    remove: { do: "remove", booking: Math.max(booking, 0) },
    payAgain: { do: "payAgain", client, weather: "fair", dieAt: null },
    sweep: { do: "sweep" },
    reconcile: { do: "reconcile", processes: 1, weather: "fair", dieAt: null },
  };
  const outcomes = await Promise.allSettled([
    agreed >= 0
      ? payMore(world, facts, memory, { ...trouble, do: "payMore", booking: 0 })
      : pay(world, facts, memory, { ...trouble, do: "pay", client, fund: 0 }),
    act(world, facts, memory, rivalling[rival]),
  ]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  // A death or a fault has precedence over a regular refusal.
  const worst = failures.find((failure) => !(failure instanceof Problem)) ?? failures[0];
  if (worst) throw worst;
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "")).join(" | ");
}

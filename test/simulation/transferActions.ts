import type { PaymentStep } from "../../src/features/payments/server/payment.ports";
import { PaymentProvider, PaymentStatus } from "../../src/shared/enumerations";
import { callerOf, pick } from "./bookingActions";
import { type Facts, openAmount, planToPay } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import type { Step } from "./steps";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;

/** A transfer's charge in addition to the bookings, in minor units, as in the demo's payment methods. */
export const TRANSFER_CHARGE = 1_500;
const BankTransfer = PaymentProvider.BankTransferToUSA;

const transfersOf = ({ payments }: Facts) => payments.filter(({ method }) => method === BankTransfer);

export async function orderTransfer(world: SimulatedWorld, facts: Facts, { client, part }: StepOf<"orderTransfer">) {
  const plan = planToPay(facts, world.clientIds[client]);
  if (!plan) return null;
  const me = { clientId: plan.clientId, role: "client" } as const;
  await world.server.methods.change(me, plan.id, BankTransfer);
  const asked = { TravelPlanId: plan.id, ClientId: me.clientId, PaymentKey: world.newKey(), AcceptTerms: true };
  const amount = openAmount(facts, plan.id) + TRANSFER_CHARGE;
  await world.server.transfers.order(me, { ...asked, Amount: amount });
  return `plan ${plan.id}, ${amount}; ${await arrive(world, { id: asked.PaymentKey, amount }, part)}`;
}

export async function withdrawTransfer(
  world: SimulatedWorld,
  facts: Facts,
  { client }: StepOf<"withdrawTransfer">,
): Promise<string | null> {
  const me = callerOf(world, client);
  const plans = facts.plans.filter(({ clientId }) => clientId === me.clientId).map(({ id }) => id);
  const order = transfersOf(facts).findLast(({ planId }) => plans.includes(planId));
  if (!order) return null;
  await world.server.transfers.withdraw(me, order.id);
  return `plan ${order.planId}`;
}

/** Usually for the last order, which may be paid, ended or withdrawn by now. */
export async function moneyArrives(
  world: SimulatedWorld,
  facts: Facts,
  step: StepOf<"moneyArrives">,
): Promise<string | null> {
  const order = pick(transfersOf(facts).toReversed(), step.transfer);
  return order ? arrive(world, order, step.part, step.dieAt) : null;
}

/** Reverses an entry as a mistake: it was no money for this order on our bank's statement. */
export async function reverseArrival(
  { server, bank, staffId }: SimulatedWorld,
  facts: Facts,
  { transfer, entry }: StepOf<"reverseArrival">,
): Promise<string | null> {
  const order = pick(transfersOf(facts).toReversed(), transfer);
  if (!order) return null;
  const staff = { clientId: staffId, role: "staff" } as const;
  const { Items } = await server.transferDesk.one(staff, order.id);
  const entries = Items[0]?.Transfer.Findings.filter(
    ({ Finding, ReversedAt }) => Finding === "received" && !ReversedAt,
  );
  const mistake = pick(entries ?? [], entry);
  if (!mistake) return null;
  await server.transferDesk.reverse(staff, { ReviewId: mistake.ReviewId, Reason: "It was for another order" });
  const line = bank.findIndex(({ paymentId, amount }) => paymentId === order.id && amount === mistake.Amount);
  if (line < 0) throw new Error(`the bank knows nothing of ${mistake.Amount}`);
  bank.splice(line, 1);
  return `${mistake.Amount} was a mistake`;
}

type Ordered = { id: string; amount: number };

async function arrive(
  { server, start, bank, staffId, newKey }: SimulatedWorld,
  { id, amount }: Ordered,
  part: number,
  dieAt: PaymentStep | null = null,
): Promise<string | null> {
  const arrival = { PaymentId: id, Amount: Math.round((amount * part) / 100), BankReference: newKey() };
  if (arrival.Amount === 0) return null;
  const { transferDesk } = dieAt ? start(dieAt) : server;
  await transferDesk.receive({ clientId: staffId, role: "staff" }, arrival);
  bank.push({ paymentId: id, amount: arrival.Amount });
  return `${arrival.Amount} came`;
}

/** Staff send every open refund of a transfer by the bank, and record it. */
export async function sendTransfersBack({ server, newKey }: SimulatedWorld, facts: Facts): Promise<string> {
  const transfers = transfersOf(facts).map(({ id }) => id);
  const owed = facts.refunds.filter(
    ({ paymentId, status }) => status === PaymentStatus.Created && transfers.includes(paymentId),
  );
  for (const { id } of owed) await server.markRefundSent(id, newKey());
  return `${owed.length} refunds`;
}

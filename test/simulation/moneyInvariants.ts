import { isOpen } from "../../src/features/plan/bookings/bookingStatus";
import { PaymentProvider, PaymentStatus } from "../../src/shared/enumerations";
import type { Journal } from "../../stand-ins/clover/journal";
import type { StripeMemory } from "../../stand-ins/stripe/memory";
import type { Facts, PaymentFacts } from "./facts";
import { linkCharge } from "./linkActions";
import type { SimulatedWorld } from "./simulatedWorld";
import { TRANSFER_CHARGE } from "./transferActions";

/** The charges and refunds of both providers. `key`: the attempt of a charge; `charge`: the refunded charge. */
type Held = {
  charges: readonly { id: string; key: string; amount: number }[];
  refunds: readonly { charge: string; amount: number }[];
};

/** The records of the providers, and our bank's statement. */
type Outside = { held: Held; bank: SimulatedWorld["bank"] };

export function heldBy(journal: Journal, memory: StripeMemory): Held {
  const links = memory.links();
  const paid = memory.sessions().map(({ intent, link, amount }) => {
    return { id: intent, key: links.find(({ id }) => id === link)?.metadata.paymentId ?? "", amount };
  });
  const back = memory.refunds().map(({ intent, amount }) => ({ charge: intent, amount }));
  return { charges: [...journal.charges(), ...paid], refunds: [...journal.refunds(), ...back] };
}

const isTransfer = ({ method }: Pick<PaymentFacts, "method">) => method === PaymentProvider.BankTransferToUSA;

/** The charge of the payment's method in addition to the bookings, in minor units. */
function methodCharge({ method, amount }: PaymentFacts): number {
  if (method === PaymentProvider.BankTransferToUSA) return TRANSFER_CHARGE;
  return method === PaymentProvider.Stripe ? linkCharge(amount) : 0;
}

const total = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/** Checks the invariants of money at any moment, whatever went wrong (SIM-2, SIM-3). Returns the violations. */
export function brokenMoney(facts: Facts, { held, bank }: Outside): string[] {
  const { plans, payments, refunds, mails, funds } = facts;
  const broken: string[] = [];
  const { charges } = held;
  if (new Set(charges.map(({ key }) => key)).size !== charges.length) broken.push("an attempt was charged twice");
  for (const charge of charges) {
    const back = total(held.refunds.filter((refund) => refund.charge === charge.id));
    if (back > charge.amount) broken.push(`charge ${charge.id} was refunded beyond its amount`);
    if (!payments.some(({ id }) => id === charge.key)) broken.push(`charge ${charge.id} is known to no attempt`);
  }
  for (const plan of plans) {
    const successful = payments.filter(({ planId, status }) => planId === plan.id && status === PaymentStatus.Success);
    const first = successful.filter(({ forBookingId }) => forBookingId === null);
    if (first.length !== (plan.paidAt === null ? 0 : 1)) {
      broken.push(`plan ${plan.id} (${plan.state}) has ${first.length} successful attempts`);
    }
    broken.push(...brokenDifferences(facts, plan, successful));
    const isOver = plan.state === "cancelled" && successful.length > 0;
    if (isOver && !isAccounted(facts, plan.id, successful))
      broken.push(`plan ${plan.id}: what was paid is not accounted for by refunds`);
  }
  for (const payment of payments) {
    const { id, amount, status } = payment;
    const owed = refunds.filter(({ paymentId, status }) => paymentId === id && status !== PaymentStatus.Failed);
    const charge = charges.find(({ key }) => key === id);
    const captured = capturedBy(payment, held, bank);
    if (payment.captured !== captured) broken.push(`attempt ${id}: ${payment.captured} are said to have come`);
    const isPaid = status === PaymentStatus.Success;
    const inFull = isTransfer(payment) ? captured >= amount : captured === amount;
    if (isPaid && !inFull) broken.push(`attempt ${id} was not captured in full`);
    const beside = total(owed.filter(({ ofBooking, elsewhere }) => !ofBooking && !elsewhere));
    const plan = plans.find((one) => one.id === payment.planId);
    const isOver = isPaid && plan?.state !== "cancelled" && captured - beside !== amount;
    if (isOver) broken.push(`attempt ${id}: of ${captured} for ${amount} only ${beside} go back`);
    if (total(owed) > captured) broken.push(`attempt ${id}: refunds exceed what was captured`);
    // The rest of a transfer may still come.
    const isAwaited = isTransfer(payment) && status === PaymentStatus.Created;
    const stranded = captured > 0 && !isAwaited && !isPaid;
    const there = total(owed.filter(({ elsewhere }) => elsewhere));
    // A refund at the provider may overlap with another one that was made before it was known.
    const isBack = there > 0 ? total(owed) >= captured : total(owed) === captured;
    if (stranded && !isBack) broken.push(`attempt ${id}: ${captured} without a plan and no refund`);
    const sent = isTransfer(payment) ? 0 : total(owed.filter((refund) => refund.status === PaymentStatus.Success));
    const back = charge ? total(held.refunds.filter((refund) => refund.charge === charge.id)) : 0;
    if (sent > back) broken.push(`attempt ${id}: ${sent} are said to have gone back, the provider knows of ${back}`);
  }
  for (const { clientId, left } of funds) if (left < 0) broken.push(`the fund of client ${clientId} holds ${left}`);
  for (const { id, status } of refunds) {
    const told = mails.includes(`refund-${id}`);
    if (told !== (status === PaymentStatus.Success)) broken.push(`refund ${id} was ${told ? "" : "not "}told of`);
  }
  return broken;
}

/**
 * A change that has replaced a paid booking and costs more is paid exactly once, by exactly the difference and its
 * method's charge; no other change is. (PLAN-44)
 */
function brokenDifferences(
  { bookings, events }: Facts,
  { id: planId }: Facts["plans"][number],
  successful: readonly PaymentFacts[],
): string[] {
  const captured = events.filter((event) => event.planId === planId && event.type === "supplement.captured").length;
  const paid = successful.filter(({ forBookingId }) => forBookingId !== null);
  const broken =
    captured === paid.length ? [] : [`plan ${planId}: ${captured} of ${paid.length} differences are facts`];
  const changes = paid.map(({ forBookingId }) => forBookingId);
  if (new Set(changes).size !== changes.length) broken.push(`plan ${planId}: a difference was paid twice`);
  for (const payment of paid) {
    const { forBookingId, amount } = payment;
    const change = bookings.find(({ id }) => id === forBookingId);
    const replaced = bookings.find(({ id }) => id === change?.replacesId);
    if (!change || !replaced || amount - methodCharge(payment) !== change.payNow - replaced.payNow)
      broken.push(`change ${forBookingId} was paid with ${amount}`);
    else if (isOpen(replaced.status)) broken.push(`change ${forBookingId} is paid and has not taken its place`);
  }
  return broken;
}

/** Whether all money that was paid for an ended plan was refunded, is in the fund, or is kept by a rule. */
function isAccounted({ refunds, settled, returned }: Facts, plan: number, paid: readonly PaymentFacts[]): boolean {
  const isOf = ({ paymentId }: { paymentId: string }) => paid.some(({ id }) => id === paymentId);
  const owed = refunds.filter((refund) => isOf(refund) && refund.status !== PaymentStatus.Failed);
  const captured = paid.reduce((sum, one) => sum + one.captured, 0);
  const fromFund = paid.reduce((sum, one) => sum + one.fundAmount, 0);
  // Money that is now in the fund, or kept by a cancellation rule, is not refunded by its method.
  const elsewhere = settled.filter(({ planId }) => planId === plan);
  const keptOrInNewLots = elsewhere.reduce((sum, { toNewLot, charge }) => sum + toNewLot + charge, 0);
  // An unsigned plan's part from the fund is returned without a request.
  const accounted = total(owed) + keptOrInNewLots + total(returned.filter(isOf)) - fromFund;
  // The method's charge is not refunded with single bookings. (REFUND-11)
  const stays = elsewhere.length > 0 ? paid.reduce((sum, one) => sum + methodCharge(one), 0) : 0;
  // A refund at the provider may overlap with another one that was made before it was known.
  const isThere = owed.some((refund) => refund.elsewhere);
  return isThere ? accounted >= captured - stays : [captured, captured - stays].includes(accounted);
}

/**
 * Checks the invariants after every question to an answering provider: both sides' records agree. Returns the
 * violations.
 */
export function unsettledMoney(facts: Facts, { held: { charges, refunds: givenBack } }: Outside): string[] {
  const broken: string[] = [];
  const isOpen = ({ status }: { status: number }) => status === PaymentStatus.Created;
  const payments = facts.payments.filter((payment) => !isTransfer(payment));
  const refunds = facts.refunds.filter(({ paymentId }) => payments.some(({ id }) => id === paymentId));
  // A link may wait for its client as long as nobody has paid at its page.
  const isAsked = ({ id, method }: PaymentFacts) =>
    method !== PaymentProvider.Stripe || charges.some(({ key }) => key === id);
  if (payments.filter(isAsked).some(isOpen)) broken.push("an attempt's outcome is still not known");
  if (refunds.some(isOpen)) broken.push("a refund is still owed");
  const captured = payments.filter(({ reference }) => reference !== null);
  if (total(captured) - total(refunds) !== total(charges) - total(givenBack)) {
    broken.push(`the ledger says ${total(captured)} − ${total(refunds)},
      the providers ${total(charges)} − ${total(givenBack)}`);
  }
  return broken;
}

/** The amount really captured for an attempt, even if a charge was not reported to us yet. */
function capturedBy(payment: PaymentFacts, { charges }: Held, bank: Outside["bank"]): number {
  if (isTransfer(payment)) return total(bank.filter(({ paymentId }) => paymentId === payment.id));
  const charge = charges.find(({ key }) => key === payment.id);
  return payment.reference === null ? 0 : (charge?.amount ?? 0);
}

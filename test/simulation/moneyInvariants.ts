import { PaymentProvider, PaymentStatus } from "../../src/shared/enumerations";
import type { Journal } from "../../stand-ins/clover/journal";
import type { Facts, PaymentFacts } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import { TRANSFER_CHARGE } from "./transferActions";

/** What those say who hold the money: the card provider's journal and our bank's statement. */
type Outside = { journal: Journal; bank: SimulatedWorld["bank"] };

const isTransfer = ({ method }: Pick<PaymentFacts, "method">) => method === PaymentProvider.BankTransferToUSA;

const total = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/** What holds of money at any moment, whatever went wrong (SIM-2, SIM-3). Returns what does not. */
export function brokenMoney(facts: Facts, { journal, bank }: Outside): string[] {
  const { plans, payments, refunds, settled, mails, funds } = facts;
  const broken: string[] = [];
  const charges = journal.charges();
  if (new Set(charges.map(({ key }) => key)).size !== charges.length) broken.push("an attempt was charged twice");
  for (const charge of charges) {
    const back = total(journal.refunds().filter((refund) => refund.charge === charge.id));
    if (back > charge.amount) broken.push(`charge ${charge.id} was refunded beyond its amount`);
    if (!payments.some(({ id }) => id === charge.key)) broken.push(`charge ${charge.id} is known to no attempt`);
  }
  for (const plan of plans) {
    const successful = payments.filter(({ planId, status }) => planId === plan.id && status === PaymentStatus.Success);
    if (successful.length !== (plan.paidAt === null ? 0 : 1)) {
      broken.push(`plan ${plan.id} (${plan.state}) has ${successful.length} successful attempts`);
    }
  }
  for (const payment of payments) {
    const { id, amount, fundAmount, status } = payment;
    const owed = refunds.filter(({ paymentId, status }) => paymentId === id && status !== PaymentStatus.Failed);
    const charge = charges.find(({ key }) => key === id);
    const captured = capturedBy(payment, journal, bank);
    if (payment.captured !== captured) broken.push(`attempt ${id}: ${payment.captured} are said to have come`);
    const isPaid = status === PaymentStatus.Success;
    const inFull = isTransfer(payment) ? captured >= amount : captured === amount;
    if (isPaid && !inFull) broken.push(`attempt ${id} was not captured in full`);
    const beside = total(owed.filter(({ ofBooking }) => !ofBooking));
    const plan = plans.find((one) => one.id === payment.planId);
    const isOver = isPaid && plan?.state !== "cancelled" && captured - beside !== amount;
    if (isOver) broken.push(`attempt ${id}: of ${captured} for ${amount} only ${beside} go back`);
    if (total(owed) > captured) broken.push(`attempt ${id}: refunds exceed what was captured`);
    // The rest of a transfer may still come.
    const isAwaited = isTransfer(payment) && status === PaymentStatus.Created;
    const stranded = captured > 0 && !isAwaited && (!isPaid || plan?.state === "cancelled");
    // What is in the fund now, or was kept by a cancellation rule, does not go back the way it came.
    const elsewhere = isPaid ? settled.filter(({ planId }) => planId === payment.planId) : [];
    const inOrBack = elsewhere.reduce((sum, { toLots, toNewLot, charge }) => sum + toLots + toNewLot + charge, 0);
    const accounted = total(owed) + inOrBack - (isPaid ? fundAmount : 0);
    // What the method costs does not go back with single bookings. (REFUND-11)
    const stays = elsewhere.length > 0 && isTransfer(payment) ? TRANSFER_CHARGE : 0;
    if (stranded && accounted !== captured && accounted !== captured - stays)
      broken.push(`attempt ${id}: ${captured} without a plan and no refund`);
    const sent = isTransfer(payment) ? 0 : total(owed.filter((refund) => refund.status === PaymentStatus.Success));
    const back = charge ? total(journal.refunds().filter((refund) => refund.charge === charge.id)) : 0;
    if (sent > back) broken.push(`attempt ${id}: ${sent} are said to have gone back, the provider knows of ${back}`);
  }
  for (const { clientId, left } of funds) if (left < 0) broken.push(`the fund of client ${clientId} holds ${left}`);
  for (const { id, status } of refunds) {
    const told = mails.includes(`refund-${id}`);
    if (told !== (status === PaymentStatus.Success)) broken.push(`refund ${id} was ${told ? "" : "not "}told of`);
  }
  return broken;
}

/** What holds once the provider can be asked and everything was asked: both books say the same. Returns what does not. */
export function unsettledMoney(facts: Facts, { journal }: Outside): string[] {
  const broken: string[] = [];
  const isOpen = ({ status }: { status: number }) => status === PaymentStatus.Created;
  const payments = facts.payments.filter((payment) => !isTransfer(payment));
  const refunds = facts.refunds.filter(({ paymentId }) => payments.some(({ id }) => id === paymentId));
  if (payments.some(isOpen)) broken.push("an attempt's outcome is still not known");
  if (refunds.some(isOpen)) broken.push("a refund is still owed");
  const captured = payments.filter(({ reference }) => reference !== null);
  if (total(captured) - total(refunds) !== total(journal.charges()) - total(journal.refunds())) {
    broken.push(`the ledger says ${total(captured)} − ${total(refunds)},
      the provider ${total(journal.charges())} − ${total(journal.refunds())}`);
  }
  return broken;
}

/** What really came of an attempt. A charge that nobody has told us of is not known yet. */
function capturedBy(payment: PaymentFacts, journal: Journal, bank: Outside["bank"]): number {
  if (isTransfer(payment)) return total(bank.filter(({ paymentId }) => paymentId === payment.id));
  const charge = journal.charges().find(({ key }) => key === payment.id);
  return payment.reference === null ? 0 : (charge?.amount ?? 0);
}

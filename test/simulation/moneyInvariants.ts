import { PaymentStatus } from "../../src/shared/enumerations";
import type { Journal } from "../../stand-ins/clover/journal";
import type { Facts } from "./facts";

const total = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/** What holds of money at any moment, whatever went wrong (SIM-2, SIM-3). Returns what does not. */
export function brokenMoney({ plans, payments, refunds, settled, mails }: Facts, journal: Journal): string[] {
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
    const { id, amount, status, reference } = payment;
    const owed = refunds.filter(({ paymentId, status }) => paymentId === id && status !== PaymentStatus.Failed);
    const charge = charges.find(({ key }) => key === id);
    const captured = reference === null ? 0 : (charge?.amount ?? 0);
    if (status === PaymentStatus.Success && captured !== amount) broken.push(`attempt ${id} was not captured in full`);
    if (total(owed) > captured) broken.push(`attempt ${id}: refunds exceed what was captured`);
    const plan = plans.find((one) => one.id === payment.planId);
    const stranded = captured > 0 && (status !== PaymentStatus.Success || plan?.state === "cancelled");
    // What is in the fund now, or was kept by a cancellation rule, does not go back the way it came.
    const elsewhere = settled.filter(({ planId }) => planId === payment.planId);
    const accounted = elsewhere.reduce((sum, { toNewLot, charge }) => sum + toNewLot + charge, total(owed));
    if (stranded && accounted !== captured) broken.push(`attempt ${id}: ${captured} without a plan and no refund`);
    const sent = total(owed.filter((refund) => refund.status === PaymentStatus.Success));
    const back = charge ? total(journal.refunds().filter((refund) => refund.charge === charge.id)) : 0;
    if (sent > back) broken.push(`attempt ${id}: ${sent} are said to have gone back, the provider knows of ${back}`);
  }
  for (const { id, status } of refunds) {
    const told = mails.includes(`refund-${id}`);
    if (told !== (status === PaymentStatus.Success)) broken.push(`refund ${id} was ${told ? "" : "not "}told of`);
  }
  return broken;
}

/** What holds once the provider can be asked and everything was asked: both books say the same. Returns what does not. */
export function unsettledMoney({ payments, refunds }: Facts, journal: Journal): string[] {
  const broken: string[] = [];
  const isOpen = ({ status }: { status: number }) => status === PaymentStatus.Created;
  if (payments.some(isOpen)) broken.push("an attempt's outcome is still not known");
  if (refunds.some(isOpen)) broken.push("a refund is still owed");
  const captured = payments.filter(({ reference }) => reference !== null);
  if (total(captured) - total(refunds) !== total(journal.charges()) - total(journal.refunds())) {
    broken.push(`the ledger says ${total(captured)} − ${total(refunds)},
      the provider ${total(journal.charges())} − ${total(journal.refunds())}`);
  }
  return broken;
}

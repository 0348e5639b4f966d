import { supplementUnderWay } from "../../../features/plan/checkout/checkout.context";
import type { CheckoutEvent, CheckoutEventOf } from "../../../features/plan/checkout/checkout.events";
import { PaymentProvider } from "../../../shared/enumerations";
import { payDifference } from "./changeScenes";
import type { RecreateDeps, Recreation } from "./recreation";
import { APPROVED_CARD, DECLINED_CARD, HANGING_CARD, tryCard, untilPlan, untilState } from "./scenes";
import { PAYEEZY_APPROVED_CARD, PAYEEZY_DECLINED_CARD, payByPayeezy } from "./scenes.methods";
import type { World } from "./world";

/** The facts of some types after the one at an index. */
export const laterThan =
  (facts: readonly CheckoutEvent[]) =>
  <Type extends CheckoutEvent["type"]>(index: number, ...types: Type[]) =>
    facts.slice(index + 1).filter((fact): fact is CheckoutEventOf<Type> => types.some((type) => type === fact.type));

type Given = Pick<RecreateDeps, "look"> & { world: World; facts: readonly CheckoutEvent[]; plan: Recreation };

/** Card payments of a bundle's plan, each with the test card that repeats what the provider did. (QA-20) */
export function recreatingPayments({ look, world, facts, plan }: Given) {
  const later = laterThan(facts);

  /**
   * Pays with the test card that repeats the provider's behaviour. A card whose provider was silent answers after some
   * seconds here too.
   */
  async function pay({ attemptId, method }: CheckoutEventOf<"payment.started">, index: number): Promise<void> {
    const own = later(index, "payment.captured", "payment.declined", "payment.unknown", "payment.capturedLate")
      .filter((fact) => fact.attemptId === attemptId)
      .map(({ type }) => type);
    const declined = own.includes("payment.declined");
    const answered = declined || own.includes("payment.captured");
    const card = cardFor(method, { declined, answered });
    const isPayeezy = method === PaymentProvider.Payeezy;
    const paying = isPayeezy ? payByPayeezy(world, plan.planId, card) : tryCard(world, plan.planId, card);
    if (answered) await paying.catch(() => undefined);
    else await untilState(world, plan.planId, "paying.processing", paying);
    await noteAttempt(attemptId, "payment.started");
  }

  /** The same for what a change costs more. (PLAN-44) */
  async function payMore(event: CheckoutEventOf<"supplement.started">, index: number): Promise<void> {
    const { attemptId, bookingId, method, amount } = event;
    const own = later(index, "supplement.captured", "supplement.declined")
      .filter((fact) => fact.attemptId === attemptId)
      .map(({ type }) => type);
    const declined = own.includes("supplement.declined");
    const answered = own.length > 0;
    const due = { planId: plan.planId, changeId: plan.bookings.get(bookingId) ?? bookingId, method, amount };
    const paying = payDifference(world, due, cardFor(method, { declined, answered }));
    if (answered) await paying.catch(() => undefined);
    else await untilPlan(world, plan.planId, ({ context }) => supplementUnderWay(context) !== null, paying);
    await noteAttempt(attemptId, "supplement.started");
  }

  async function noteAttempt(attemptId: string, type: "payment.started" | "supplement.started"): Promise<void> {
    const started = (await look(plan.planId)).events.findLast((event) => event.type === type);
    if (started && "attemptId" in started) plan.attempts.set(attemptId, started.attemptId);
  }

  return { pay, payMore };
}

/** The test card that behaves alike. Payeezy's stand-in is never silent. */
function cardFor(method: PaymentProvider, { declined, answered }: { declined: boolean; answered: boolean }): string {
  if (method === PaymentProvider.Payeezy) return declined ? PAYEEZY_DECLINED_CARD : PAYEEZY_APPROVED_CARD;
  return !answered ? HANGING_CARD : declined ? DECLINED_CARD : APPROVED_CARD;
}

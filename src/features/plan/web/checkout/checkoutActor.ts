import { fromTransition } from "xstate";
import type { Instant } from "../../../../shared/instant";
import { knownTicks, revive } from "../../checkout/checkout.log";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import type { Checkout } from "../../checkout/checkout.schemas";
import { type CheckoutSnapshot, stateName } from "../../checkout/checkout.states";

/** The server's last answer about a plan, and the chart in that state, advanced by the clock since. */
export type FollowedCheckout = {
  readonly checkout: Checkout;
  readonly snapshot: CheckoutSnapshot;
  /**
   * Since when the server has to be asked (epoch ms), because a tick changed the plan or waits for the server's checks
   * of the documents; null: it need not be.
   */
  readonly askSince: Instant | null;
};

type CheckoutNews =
  /** Undefined while loading another plan. */
  | { type: "server.answered"; checkout: Checkout | undefined }
  /** The server's time, epoch ms. */
  | { type: "time.passed"; at: Instant };

/** The actor of the open plan: it takes the server's answers and, between them, the ticks that are due. (CHART-8) */
export const checkoutActor = fromTransition(
  (followed: FollowedCheckout | null, news: CheckoutNews): FollowedCheckout | null => {
    if (news.type === "server.answered") return news.checkout === followed?.checkout ? followed : follow(news.checkout);
    return followed && tick(followed, news.at);
  },
  ({ input }: { input: Checkout | undefined }) => follow(input),
);

function follow(checkout: Checkout | undefined): FollowedCheckout | null {
  // A server with another chart: its plans cannot be read here.
  if (checkout?.MachineVersion !== MACHINE_VERSION) return null;
  return { checkout, snapshot: revive(checkout.Stored), askSince: null };
}

/** Applies the ticks that are due and decided by the plan's facts, as a read on the server does. */
function tick(followed: FollowedCheckout, now: Instant): FollowedCheckout {
  const { ticks, undecidedAt } = knownTicks(followed.snapshot, now);
  const snapshot = ticks.at(-1)?.after ?? followed.snapshot;
  const changed = ticks.find(({ before, after }) => !looksSame(before, after));
  const askSince = followed.askSince ?? changed?.event.at ?? undecidedAt;
  if (snapshot === followed.snapshot && askSince === followed.askSince) return followed;
  return { ...followed, snapshot, askSince };
}

/** Reminders change only the context, and nothing visible. */
function looksSame(one: CheckoutSnapshot, other: CheckoutSnapshot): boolean {
  return stateName(one) === stateName(other) && one.context.bookings === other.context.bookings;
}

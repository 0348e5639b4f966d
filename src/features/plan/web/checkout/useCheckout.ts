import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Instant, SECOND } from "../../../../shared/instant";
import type { Refusal } from "../../../../shared/refusals";
import type { CheckoutEvent } from "../../checkout/checkout.events";
import { revive } from "../../checkout/checkout.log";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import { whyNot } from "../../checkout/checkout.reasons";
import type { Checkout } from "../../checkout/checkout.schemas";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { type DeadlineKind, upcoming } from "../../checkout/checkout.upcoming";
import { useGetCheckoutQuery } from "./checkout.api";
import { type CheckoutActor, startCheckout, tickCheckout } from "./checkoutActor";
import { useServerNow } from "./deadline/useServerNow";

/** A supplier's answer, a payment from another tab and the test clock are noticed within this. Milliseconds. */
export const LOOK_AGAIN = 15 * SECOND;
/** While the browser's clock has passed a deadline and the server has not enforced it yet, it is asked this often. */
const ASK_SERVER = 5 * SECOND;

export type Deadline = { kind: DeadlineKind; at: Instant; bookingId?: number };

/** A plan's checkout as a screen uses it: what is possible is asked of the machine, what is true of the server. */
export type OpenCheckout = {
  checkout: Checkout;
  snapshot: CheckoutSnapshot;
  /** The server's present, epoch ms. */
  now: Instant;
  /** Everything the clock will enforce, soonest first. */
  deadlines: Deadline[];
  /** The next one that the client has to keep in mind. */
  nextDeadline: Deadline | null;
  /** Why an event would be refused now; empty when it would be taken. */
  why: (event: (at: Instant) => CheckoutEvent) => Refusal[];
};

export type CheckoutAnswer =
  | { status: "loading" | "failed" | "outdated"; retry: () => void }
  | { status: "ready"; retry: () => void; open: OpenCheckout };

/** One actor for the open plan, revived from the server's snapshot and ticked at the server's present. (CHART-8) */
export function useCheckout(planId: number): CheckoutAnswer {
  const query = useGetCheckoutQuery(
    { planId },
    {
      pollingInterval: LOOK_AGAIN,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
    },
  );
  const checkout = query.currentData;
  const offset = checkout ? checkout.Now - (query.fulfilledTimeStamp ?? checkout.Now) : 0;
  const { actor, snapshot } = useRevived(checkout);

  const asked = useRef(0);
  const { refetch } = query;
  const onSecond = useCallback(
    (present: Instant) => {
      if (!actor || !tickCheckout(actor, present) || present - asked.current < ASK_SERVER) return;
      asked.current = present;
      refetch();
    },
    [actor, refetch],
  );

  const deadlines = useMemo(() => (snapshot ? deadlinesOf(snapshot) : []), [snapshot]);
  // The end of the services asks nothing of the client.
  const nextDeadline = deadlines.find(({ kind }) => kind !== "complete") ?? null;
  const now = useServerNow(offset, nextDeadline?.at ?? null, onSecond);

  if (!checkout || !snapshot) return { status: query.isError ? "failed" : "loading", retry: refetch };
  if (checkout.MachineVersion !== MACHINE_VERSION) return { status: "outdated", retry: refetch };
  const why: OpenCheckout["why"] = (event) => whyNot(snapshot, event(now));
  return { status: "ready", retry: refetch, open: { checkout, snapshot, now, deadlines, nextDeadline, why } };
}

function useRevived(checkout: Checkout | undefined) {
  const [actor, setActor] = useState<CheckoutActor>();
  useEffect(() => {
    if (!checkout) return setActor(undefined);
    const started = startCheckout(checkout);
    setActor(started);
    return () => {
      started.stop();
    };
  }, [checkout]);
  const ticked = useSelector(actor, (state) => state);
  const revived = useMemo(() => checkout && revive(checkout.Stored), [checkout]);
  return { actor, snapshot: ticked ?? revived };
}

function deadlinesOf(snapshot: CheckoutSnapshot): Deadline[] {
  return upcoming(snapshot.context, (tag) => snapshot.hasTag(tag)).flatMap((item) =>
    item.type === "deadline" ? [item] : [],
  );
}

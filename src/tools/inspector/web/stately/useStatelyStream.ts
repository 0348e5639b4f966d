import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import { type PlanStream, streamPlan } from "./planStream";
import { kindOf, openReceiver, type ReceiverStatus } from "./receivers";

export type StatelyStream = {
  /** Null: nothing was attached yet. */
  status: ReceiverStatus | null;
  /** The inspector's origin; empty before. */
  origin: string;
  /** Messages sent. */
  sent: number;
  connect: (url: string) => void;
  disconnect: () => void;
};

type Followed = { planId: number; events: readonly { event: CheckoutEvent }[] } | null;
type Shown = Pick<StatelyStream, "status" | "origin" | "sent">;

const nothing: Shown = { status: null, origin: "", sent: 0 };

/**
 * Streams the shown plan to the inspector at an address. `asked`: the address to connect to at the start; null: none.
 */
export function useStatelyStream(plan: Followed, asked: string | null): StatelyStream {
  const [shown, setShown] = useState(nothing);
  const stream = useRef<PlanStream | null>(null);
  const followed = useRef(plan);
  followed.current = plan;

  const connect = useCallback((url: string) => {
    if (!kindOf(url)) return;
    stream.current?.stop();
    const { origin } = new URL(url);
    stream.current = streamPlan(openReceiver(url, (status, sent) => setShown({ status, sent, origin })));
    tell(stream.current, followed.current);
  }, []);
  const disconnect = useCallback(() => {
    stream.current?.stop();
    stream.current = null;
    setShown(nothing);
  }, []);

  useEffect(() => tell(stream.current, plan), [plan]);
  useEffect(() => {
    if (asked) connect(asked);
    return () => stream.current?.stop();
  }, [asked, connect]);
  return { ...shown, connect, disconnect };
}

function tell(stream: PlanStream | null, plan: Followed): void {
  if (plan)
    stream?.follow(
      plan.planId,
      plan.events.map(({ event }) => event),
    );
}

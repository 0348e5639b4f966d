import { useMemo, useState } from "react";
import { type PlanBundle, type ReplayStep, replay } from "../../../features/desk/bundle/bundle";
import { newCheckout, snapshotAt } from "../../../features/plan/checkout/checkout.log";
import type { CheckoutSnapshot } from "../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import type { ChartTransition } from "../chart/chart";
import { traceOf } from "../chart/chart.trace";

/** A plan under inspection: its log, the event up to which it is shown, and the chart's state there. */
export type Inspection = {
  bundle: PlanBundle;
  steps: ReplayStep[];
  /** The number of the log's events that are applied. */
  at: number;
  goTo: (count: number) => void;
  /** Read-only: an earlier event is shown, or a file. */
  traveling: boolean;
  snapshot: CheckoutSnapshot;
  before: CheckoutSnapshot | null;
  /** The transitions of the last applied event. */
  traced: ChartTransition[];
};

/**
 * `now`: the server's time in epoch ms; `fromFile`: the bundle is from a file, so its state does not follow the clock.
 */
export function useInspection(bundle: PlanBundle, now: Instant, fromFile: boolean): Inspection {
  const steps = useMemo(() => replay(bundle), [bundle]);
  // The selected event belongs to a plan and its source: another one opens at its end.
  const source = `${fromFile}/${bundle.planId}`;
  const [chosen, setChosen] = useState<{ source: string; count: number } | null>(null);
  const at = chosen?.source === source ? Math.min(chosen.count, steps.length) : steps.length;
  const atEnd = at === steps.length;
  const start = useMemo(() => newCheckout(bundle.planId), [bundle.planId]);
  const status = steps[at - 1]?.snapshot ?? start;
  const before = at === 0 ? null : (steps[at - 2]?.snapshot ?? start);
  const event = steps[at - 1]?.event;

  const snapshot = useMemo(
    // At the log's end the clock may have decided what the server has not recorded yet.
    () => (atEnd && !fromFile ? snapshotAt(status, now) : status),
    [status, now, atEnd, fromFile],
  );
  const traced = useMemo(() => (before && event ? traceOf(before, event).transitions : []), [before, event]);
  const goTo = (count: number) => setChosen(count >= steps.length ? null : { source, count: Math.max(count, 0) });
  return { bundle, steps, at, goTo, traveling: fromFile || !atEnd, snapshot, before, traced };
}

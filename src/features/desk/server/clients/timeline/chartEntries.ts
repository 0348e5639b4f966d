import type { Tx } from "../../../../../platform/server/services";
import { MINUTE } from "../../../../../shared/instant";
import { namesOfClients } from "../../../../account/server/account.repository";
import type { CheckoutEvent } from "../../../../plan/checkout/checkout.events";
import { applyEvent, fold } from "../../../../plan/checkout/checkout.log";
import { type CheckoutSnapshot, stateName } from "../../../../plan/checkout/checkout.states";
import { reminderOf, type Upcoming } from "../../../../plan/checkout/checkout.upcoming";
import { dueOn, factsOf, isShortfall } from "../../../plans/plan.log";
import { keyOf } from "../../../timeline/timeline.rules";
import type { DueItem, TimelineEntry } from "../../../timeline/timeline.schemas";
import { factsUpTo } from "../../records/plan.repository";
import { chartRows, chartRowsOf, type Reach } from "./timeline.repository";

import { by, entry, ids, type OfPlan } from "./timelineEntry";

export async function chartEntries(db: Tx, { planId, requestId }: OfPlan, reach: Reach): Promise<TimelineEntry[]> {
  const found = requestId === null ? chartRows(db, planId, reach) : chartRowsOf(db, planId, requestId);
  const rows = (await found).reverse().sort((a, b) => a.seq - b.seq);
  const [first] = rows;
  if (!first) return [];
  const names = await namesOfClients(db, ids(rows.map(({ actorId }) => actorId)));
  const earlier = first.seq === 1 ? [] : await factsUpTo(db, planId, first.seq - 1);
  return stepsOf(planId, earlier, rows).map(({ row, state, due, missing }) => {
    const { bookingId: booking, amount, checks } = factsOf(row.event);
    const { seq: number, at, type, actor, actorId, recordedAt, logId } = row;
    return entry("chart", keyOf("chart", number), at, missing === null ? type : "transfer.short", {
      Actor: by(actor, actorId === null ? null : (names.get(actorId) ?? null)),
      State: state,
      Due: due,
      Refusals: checks,
      RequestId: logId,
      // Ticks may be recorded later than their instants.
      facts: { number, booking, amount, missing, recordedAt: recordedAt - at >= MINUTE ? recordedAt : null },
    });
  });
}

type ChartRow = Awaited<ReturnType<typeof chartRows>>[number];

/** Each fact with the state after it, what was due, and the missing part of a transfer; `earlier`: the facts before. */
function stepsOf(planId: number, earlier: readonly CheckoutEvent[], rows: readonly ChartRow[]) {
  let [after, last] = [fold(planId, earlier), earlier.at(-1)];
  return rows.map((row) => {
    const before = after;
    after = applyEvent(before, row.event);
    const due = row.event.type === "clock.ticked" ? dueOn(before, row.event.at).map(toDue) : [];
    const missing = isShortfall(last, row.event) ? missingOf(after) : null;
    last = row.event;
    return { row, state: stateName(after), due, missing };
  });
}

const missingOf = ({ context: { attempt } }: CheckoutSnapshot) => attempt && attempt.amount - attempt.received;

function toDue(item: Upcoming): DueItem {
  if (item.type === "deadline") {
    return { What: "deadline", Kind: item.kind, HoursBefore: null, BookingId: item.bookingId ?? null };
  }
  const { kind, hoursBefore, bookingId } = reminderOf(item.key);
  return { What: "reminder", Kind: kind, HoursBefore: hoursBefore, BookingId: bookingId };
}

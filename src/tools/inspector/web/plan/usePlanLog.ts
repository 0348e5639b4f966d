import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useSelector } from "react-redux";
import { useServerNow } from "../../../../features/plan/web/checkout/deadline/useServerNow";
import { selectClientId } from "../../../../platform/web/session/auth";
import { SECOND } from "../../../../shared/instant";
import { presentOf } from "../../browserClock";
import type { ClockSettings, InspectedPlan } from "../../inspector.schemas";
import { useGetClockQuery, useGetInspectedPlansQuery, useGetPlanLogQuery } from "../inspector.api";
import type { TestSession } from "../testSession/useTestSession";

/** Polls for changes made elsewhere, on a page of the shop or by the sweeper. */
const polling = { pollingInterval: 5 * SECOND, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
const nobodyWaits = () => {};
const none: readonly InspectedPlan[] = [];

/**
 * The settings of all clocks, the milliseconds by which the server's clock is ahead of this browser's, and the
 * inspected plan's client.
 */
export type Clocks = { settings: ClockSettings; skew: number; clientId: number };

/**
 * The inspected plan, live: the requested one, else that of a booking, else the newest. `isPending`: nothing is known
 * yet.
 */
export function usePlanLog(asked: { planId: number | null; bookingId?: number | null }, { see }: TestSession) {
  const { data: known, isError } = useGetInspectedPlansQuery(undefined, polling);
  const plans = known ?? none;
  const { planId: askedId, bookingId = null } = asked;
  const ofBooking = plans.find(({ BookingIds }) => bookingId !== null && BookingIds.includes(bookingId));
  const planId = askedId ?? (ofBooking ?? plans[0])?.TravelPlanId ?? null;
  const {
    currentData: log = null,
    data: lastLog,
    isError: isPlanError,
  } = useGetPlanLogQuery(planId ? { planId } : skipToken, polling);
  const { data: clock, fulfilledTimeStamp = 0 } = useGetClockQuery(undefined, polling);
  const ownId = useSelector(selectClientId);
  const clientId = plans.find(({ TravelPlanId }) => TravelPlanId === planId)?.ClientId ?? ownId;
  const apart = clock ? presentOf(clock.clocks, clientId) - presentOf(clock.clocks, ownId) : 0;
  const skew = clock ? clock.now - fulfilledTimeStamp : 0;
  const now = useServerNow(skew + apart, null, nobodyWaits);

  useEffect(() => {
    if (!log) return;
    see(
      log.planId,
      log.events.map(({ event }) => event),
    );
  }, [log, see]);

  const clocks: Clocks | null = clock ? { settings: clock.clocks, skew, clientId } : null;
  const isFailed = isError || isPlanError;
  // Later, while another plan loads, the panels stay.
  const isPending = !isFailed && (!known || (planId !== null && !lastLog));
  return { plans, planId, log, now, clocks, isError: isFailed, isPending };
}

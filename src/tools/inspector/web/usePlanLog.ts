import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useServerNow } from "../../../features/plan/web/checkout/useServerNow";
import { SECOND } from "../../../shared/instant";
import { useGetClockQuery, useGetInspectedPlansQuery, useGetPlanLogQuery } from "./inspector.api";
import type { Sitting } from "./useSitting";

/** What happens elsewhere, in a shop's page or by the sweeper, is noticed within this. */
const lookAgain = { pollingInterval: 5 * SECOND, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
const nobodyWaits = () => {};

/** The plan that is looked into, live: the one asked for, else that of a booking, else the newest. */
export function usePlanLog(asked: { planId: number | null; bookingId?: number | null }, { see }: Sitting) {
  const { data: plans = [], isError } = useGetInspectedPlansQuery(undefined, lookAgain);
  const { planId: askedId, bookingId = null } = asked;
  const ofBooking = plans.find(({ BookingIds }) => bookingId !== null && BookingIds.includes(bookingId));
  const planId = askedId ?? (ofBooking ?? plans[0])?.TravelPlanId ?? null;
  const { currentData: log = null, isError: isPlanError } = useGetPlanLogQuery(
    planId ? { planId } : skipToken,
    lookAgain,
  );
  const { data: clock, fulfilledTimeStamp = 0 } = useGetClockQuery(undefined, lookAgain);
  const now = useServerNow(clock ? clock.now - fulfilledTimeStamp : 0, null, nobodyWaits);

  useEffect(() => {
    if (!log) return;
    see(
      log.planId,
      log.events.map(({ event }) => event),
    );
  }, [log, see]);

  return { plans, planId, log, now, isError: isError || isPlanError };
}

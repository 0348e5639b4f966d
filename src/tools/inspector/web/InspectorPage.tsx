import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { useServerNow } from "../../../features/checkout/web/useServerNow";
import { SECOND } from "../../../shared/instant";
import type { WebState } from "../../../web/state";
import { ErrorState } from "../../../web/ui/ErrorState";
import { PageFrame } from "../../../web/ui/PageFrame";
import type { PlanBundle } from "../../support/bundle";
import { Inspected } from "./Inspected";
import { useGetClockQuery, useGetInspectedPlansQuery, useGetPlanLogQuery } from "./inspector.api";
import { PlanPicker } from "./PlanPicker";
import { useSitting } from "./useSitting";

/** What happens elsewhere, in a shop's page or by the sweeper, is noticed within this. */
const lookAgain = { pollingInterval: 5 * SECOND, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
const nobodyWaits = () => {};

/** QA's page (design section 6): a plan's chart, its events, its history, the clock and every situation by name. */
export default function InspectorPage() {
  const isStaff = useSelector(({ auth }: WebState) => auth.client?.Role === "staff");
  const [search, setSearch] = useSearchParams();
  const sitting = useSitting();
  const [file, setFile] = useState<PlanBundle | null>(null);
  const { data: plans = [], isError } = useGetInspectedPlansQuery(undefined, lookAgain);
  const planId = Number(search.get("plan")) || (plans[0]?.TravelPlanId ?? null);
  const { currentData: log, isError: isPlanError } = useGetPlanLogQuery(planId ? { planId } : skipToken, lookAgain);
  const { data: clock, fulfilledTimeStamp = 0 } = useGetClockQuery(undefined, lookAgain);
  const now = useServerNow(clock ? clock.now - fulfilledTimeStamp : 0, null, nobodyWaits);

  const { see } = sitting;
  useEffect(() => {
    if (log)
      see(
        log.planId,
        log.events.map(({ event }) => event),
      );
  }, [log, see]);

  const pick = (id: number) => {
    setFile(null);
    setSearch({ plan: String(id) });
  };
  return (
    <PageFrame title={<FormattedMessage id="inspector.title" />} lead={<FormattedMessage id="inspector.lead" />}>
      <PlanPicker plans={plans} planId={planId} isStaff={isStaff} onPick={pick} />
      {isError || isPlanError ? (
        <ErrorState title={<FormattedMessage id="inspector.failed.title" />}>
          <FormattedMessage id="inspector.failed.text" />
        </ErrorState>
      ) : null}
      <Inspected
        bundle={file ?? log ?? null}
        fromFile={file !== null}
        now={now}
        sitting={sitting}
        onOpenFile={setFile}
        onPick={pick}
      />
    </PageFrame>
  );
}

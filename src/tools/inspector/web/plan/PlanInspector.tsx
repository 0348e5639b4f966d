import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ErrorState } from "../../../../platform/web/ui/failures/ErrorState";
import type { PageStep } from "../../story/page-step";
import { Inspected, type OpenFile } from "../Inspected";
import { useStatelyStream } from "../stately/useStatelyStream";
import { usePageRecorder } from "../testSession/usePageRecorder";
import { useTestSession } from "../testSession/useTestSession";
import { DockSkeleton } from "./DockSkeleton";
import { PlanFinder } from "./PlanFinder";
import { usePlanLog } from "./usePlanLog";

type Props = {
  /** The plan that was asked for; null: that of the booking, or the newest. */
  readonly planId: number | null;
  readonly bookingId?: number | null;
  readonly onPick: (planId: number) => void;
  /** Beside another page: one column, with the chart in its own tab. */
  readonly docked?: boolean;
  /** Address of an inspector with Stately's protocol to attach at the start. */
  readonly stately?: string | null;
};

/** Everything about one plan, live: as its own page or beside another. */
export function PlanInspector({ planId: asked, bookingId = null, onPick, docked = false, stately = null }: Props) {
  const testSession = useTestSession();
  const { note } = testSession;
  const noteStep = useCallback((step: PageStep) => note({ type: "page", step }), [note]);
  usePageRecorder(docked, noteStep);
  const [file, setFile] = useState<OpenFile | null>(null);
  const { plans, planId, log, now, clocks, isError, isPending } = usePlanLog({ planId: asked, bookingId }, testSession);
  const stream = useStatelyStream(log, stately);

  const pick = (id: number) => {
    setFile(null);
    onPick(id);
  };
  // The placeholders are shown only at first: later, while a client's first plan loads, the panels stay.
  const [isShown, setShown] = useState(false);
  if (!isPending && !isShown) setShown(true);
  // The page of the inspector shows the chart meanwhile, with no state highlighted.
  if (docked && isPending && !isShown) return <DockSkeleton />;
  return (
    <>
      {(!docked || planId !== null) && (
        <PlanFinder
          name="plan"
          label="inspector.plan.label"
          plans={plans}
          planId={planId}
          searchable={!docked}
          onPick={pick}
        />
      )}
      {isError && (
        <div style={{ marginBlock: 16 }}>
          <ErrorState title={<FormattedMessage id="inspector.failed.title" />}>
            <FormattedMessage id="inspector.failed.text" />
          </ErrorState>
        </div>
      )}
      <Inspected
        bundle={file?.bundle ?? log}
        fileName={file?.name ?? null}
        now={now}
        plans={plans}
        bookingIds={plans.find(({ TravelPlanId }) => TravelPlanId === planId)?.BookingIds ?? []}
        clocks={clocks}
        testSession={testSession}
        docked={docked}
        stately={{ stream, asked: stately }}
        onOpenFile={setFile}
        onPick={pick}
      />
    </>
  );
}

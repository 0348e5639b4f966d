import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { PlanBundle } from "../../../features/desk/bundle/bundle";
import { MACHINE_VERSION } from "../../../features/plan/checkout/checkout.machine";
import { stateName } from "../../../features/plan/checkout/checkout.states";
import { newRequestKey } from "../../../platform/web/requests/newRequestKey";
import { selectClientId } from "../../../platform/web/session/auth";
import type { Instant } from "../../../shared/instant";
import { draftOf } from "../event/event-draft";
import type { InspectedPlan } from "../inspector.schemas";
import { ChartPanel } from "./chart/ChartPanel";
import { CoveragePanel } from "./chart/CoveragePanel";
import { PanelTabs } from "./PanelTabs";
import { ComparePanel } from "./plan/ComparePanel";
import { EventsPanel } from "./plan/EventsPanel";
import { FilesPanel } from "./plan/FilesPanel";
import { HistoryPanel } from "./plan/HistoryPanel";
import type { Clocks } from "./plan/usePlanLog";
import { ClockPanel } from "./scenarios/ClockPanel";
import { FaultsPanel } from "./scenarios/FaultsPanel";
import { ScenariosPanel } from "./scenarios/ScenariosPanel";
import { TravelCallout } from "./scenarios/TravelCallout";
import { StatelyPanel } from "./stately/StatelyPanel";
import type { StatelyStream } from "./stately/useStatelyStream";
import { isReplaying } from "./testSession/usePageRecorder";
import { useSendEvent } from "./testSession/useSendEvent";
import type { TestSession } from "./testSession/useTestSession";
import { useInspection } from "./useInspection";

const panels = [
  "scenarios",
  "events",
  "history",
  "compare",
  "clock",
  "faults",
  "coverage",
  "files",
  "stately",
] as const;
/** Beside a page, the chart is one of the tabs. */
const dockedPanels = ["chart", ...panels] as const;
type Panel = (typeof dockedPanels)[number];

const noPlan: PlanBundle = {
  format: "malecon-plan",
  machineVersion: MACHINE_VERSION,
  planId: 0,
  exportedAt: 0,
  events: [],
};

/** As wide as the window: the chart is laid out for the available width. */
const acrossTheWindow = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "calc(100vw - 32px)",
  maxWidth: 1888,
  position: "relative",
  left: "50%",
  transform: "translateX(-50%)",
} as const;

/** A bundle that was opened from a file. */
export type OpenFile = { name: string; bundle: PlanBundle };

type Props = {
  /** Null: no plan is open. */
  readonly bundle: PlanBundle | null;
  /** The name of the bundle's file; null: it is a plan of this server. */
  readonly fileName: string | null;
  /** The server's present, epoch ms. */
  readonly now: Instant;
  /** The newest plans, to compare with. */
  readonly plans: readonly InspectedPlan[];
  /** Every booking that was ever made in the plan. */
  readonly bookingIds: readonly number[];
  /** Null: not known yet. */
  readonly clocks: Clocks | null;
  readonly testSession: TestSession;
  /** Beside another page: all in one column. */
  readonly docked: boolean;
  readonly stately: { stream: StatelyStream; asked: string | null };
  readonly onOpenFile: (file: OpenFile | null) => void;
  readonly onPick: (planId: number) => void;
};

/** The chart on one side, the panels on the other; docked, all of it under one row of tabs. */
export function Inspected(props: Props) {
  const { bundle, fileName, now, plans, bookingIds, clocks, testSession, docked, stately, onOpenFile, onPick } = props;
  const fromFile = fileName !== null;
  // Without a plan the chart shows nothing yet: the scenarios come first, as they create one.
  const [panel, setPanel] = useState<Panel>(docked && bundle ? "chart" : stately.asked ? "stately" : "scenarios");
  const [freshAttempt] = useState(newRequestKey);
  const clientId = useSelector(selectClientId);
  const inspection = useInspection(bundle ?? noPlan, now, fromFile);
  const { snapshot, steps, traveling } = inspection;
  const open = bundle ? inspection : null;
  const { noteState } = testSession;
  const planId = open && !traveling ? open.bundle.planId : null;
  const state = stateName(snapshot);
  useEffect(() => {
    if (planId !== null && !isReplaying()) noteState(planId, state);
  }, [planId, state, noteState]);
  const send = useSendEvent(inspection, testSession);
  const travel = (
    <div role="status">
      {traveling && open && (
        <TravelCallout fileName={fileName} onEnd={() => (fromFile ? onOpenFile(null) : open.goTo(steps.length))} />
      )}
    </div>
  );

  // Other people's plans, files and past states are read-only.
  const own =
    open && !traveling && clocks?.clientId === clientId
      ? { planId: open.bundle.planId, snapshot, now, bookingIds }
      : null;
  const draft = draftOf(snapshot.context, now, freshAttempt);
  const chart = (
    <ChartPanel
      inspection={inspection}
      known={open !== null}
      docked={docked}
      plans={testSession.plans}
      sending={open && { snapshot, now, draft, disabled: traveling, onSend: send }}
    />
  );

  return (
    <Box
      sx={{
        display: "grid",
        gap: docked ? 1 : 3,
        mt: docked ? 1 : 3,
        gridTemplateColumns: "minmax(0, 1fr)",
      }}
    >
      {docked ? (
        travel
      ) : (
        <Box sx={acrossTheWindow}>
          {travel}
          {chart}
        </Box>
      )}
      <PanelTabs names={docked ? dockedPanels : panels} shown={panel} onShow={setPanel}>
        {panel === "chart" && chart}
        {panel === "scenarios" && (
          <ScenariosPanel
            onBuilt={({ name, TravelPlanId, builtAt, bookingIds }) => {
              testSession.note({ type: "scenario", name, planId: TravelPlanId, builtAt, bookingIds });
              onPick(TravelPlanId);
            }}
          />
        )}
        {(panel === "events" || panel === "history" || panel === "compare") && !open && (
          <p>
            <FormattedMessage id="inspector.noPlan" />
          </p>
        )}
        {panel === "events" && open && (
          <EventsPanel
            key={open.bundle.planId}
            snapshot={snapshot}
            now={now}
            freshAttempt={freshAttempt}
            traveling={traveling}
            onSend={send}
          />
        )}
        {panel === "history" && open && <HistoryPanel inspection={open} fromFile={fromFile} onFork={onPick} />}
        {panel === "compare" && open && <ComparePanel inspection={open} plans={plans} clocks={clocks} />}
        {panel === "clock" && clocks && (
          <ClockPanel
            clocks={clocks}
            snapshot={open && !fromFile ? snapshot : null}
            onMoved={(move, ofAll) => testSession.note({ type: "clock", move, ofAll })}
          />
        )}
        {panel === "faults" && (
          <FaultsPanel
            planId={open && !fromFile ? open.bundle.planId : null}
            clientId={clocks ? clocks.clientId : null}
          />
        )}
        {panel === "coverage" && <CoveragePanel testSession={testSession} open={own} onPick={onPick} />}
        {panel === "files" && (
          <FilesPanel
            inspection={open}
            testSession={testSession}
            docked={docked}
            file={fromFile ? bundle : null}
            onRecreated={onPick}
            onOpen={(bundle, name) => onOpenFile({ bundle, name })}
          />
        )}
        {panel === "stately" && <StatelyPanel {...stately} />}
      </PanelTabs>
    </Box>
  );
}

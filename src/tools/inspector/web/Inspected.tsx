import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutEvent } from "../../../features/checkout/checkout.events";
import { MACHINE_VERSION } from "../../../features/checkout/checkout.machine";
import { stateName } from "../../../features/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import type { PlanBundle } from "../../support/bundle";
import type { SentEvent } from "../event-fields";
import { ChartOutline } from "./ChartOutline";
import { ChartView } from "./ChartView";
import { ClockPanel } from "./ClockPanel";
import { CoveragePanel } from "./CoveragePanel";
import { EventsPanel } from "./EventsPanel";
import { FilesPanel } from "./FilesPanel";
import { HistoryPanel } from "./HistoryPanel";
import { useSendEventMutation } from "./inspector.api";
import { ScenariosPanel } from "./ScenariosPanel";
import { Fold } from "./toolParts";
import { useInspection } from "./useInspection";
import type { Sitting } from "./useSitting";

const panels = ["scenarios", "events", "history", "clock", "coverage", "files"] as const;
type Panel = (typeof panels)[number];

const noPlan: PlanBundle = {
  format: "malecon-plan",
  machineVersion: MACHINE_VERSION,
  planId: 0,
  exportedAt: 0,
  events: [],
};

type Props = {
  /** Null: no plan is open. */
  readonly bundle: PlanBundle | null;
  readonly fromFile: boolean;
  /** The server's present, epoch ms. */
  readonly now: Instant;
  readonly sitting: Sitting;
  readonly onOpenFile: (bundle: PlanBundle | null) => void;
  readonly onPick: (planId: number) => void;
};

/** The chart on one side, what can be done and seen on the other. */
export function Inspected({ bundle, fromFile, now, sitting, onOpenFile, onPick }: Props) {
  const [panel, setPanel] = useState<Panel>(bundle ? "events" : "scenarios");
  const [freshAttempt] = useState(() => crypto.randomUUID());
  const [sendEvent] = useSendEventMutation();
  const inspection = useInspection(bundle ?? noPlan, now, fromFile);
  const { snapshot, steps, travelling, traced } = inspection;
  const open = bundle ? inspection : null;

  const send = async (event: SentEvent, asked: CheckoutEvent): Promise<string | null> => {
    const { planId } = inspection.bundle;
    const { data, error } = await sendEvent({ planId, event });
    if (data) sitting.note({ type: "event", event, state: data.State });
    else sitting.refuse(planId, steps.length, asked);
    return error ? (serverText(error) ?? "") : null;
  };

  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        mt: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 440px)" },
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <div role="status">
          {travelling && bundle && (
            <Callout
              kind="warning"
              title={<FormattedMessage id={fromFile ? "inspector.travel.file" : "inspector.travel.title"} />}
              action={
                <Button onClick={() => (fromFile ? onOpenFile(null) : inspection.goTo(steps.length))}>
                  <FormattedMessage id={fromFile ? "inspector.travel.close" : "inspector.travel.end"} />
                </Button>
              }
            >
              <FormattedMessage id="inspector.travel.text" />
            </Callout>
          )}
        </div>
        <ChartView snapshot={snapshot} traced={traced} />
        <Fold open>
          <summary>
            <FormattedMessage id="inspector.outline.title" />
          </summary>
          <div>
            <ChartOutline active={stateName(snapshot)} />
          </div>
        </Fold>
      </Box>
      <div>
        <Tabs
          value={panel}
          onChange={(_event, next: Panel) => setPanel(next)}
          variant="scrollable"
          scrollButtons="auto"
        >
          {panels.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`inspector-tab-${name}`}
              aria-controls="inspector-panel"
              label={<FormattedMessage id={`inspector.tab.${name}`} />}
            />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id="inspector-panel"
          aria-labelledby={`inspector-tab-${panel}`}
          sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, pt: 2 }}
        >
          {panel === "scenarios" && (
            <ScenariosPanel
              onBuilt={({ name, TravelPlanId }) => {
                sitting.note({ type: "scenario", name });
                onPick(TravelPlanId);
              }}
            />
          )}
          {(panel === "events" || panel === "history") && !open && (
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
              travelling={travelling}
              onSend={send}
            />
          )}
          {panel === "history" && open && <HistoryPanel inspection={open} />}
          {panel === "clock" && (
            <ClockPanel
              now={now}
              snapshot={open ? snapshot : null}
              onMoved={(move) => sitting.note({ type: "clock", move })}
            />
          )}
          {panel === "coverage" && <CoveragePanel sitting={sitting} />}
          {panel === "files" && <FilesPanel inspection={open} sitting={sitting} onOpen={onOpenFile} />}
        </Box>
      </div>
    </Box>
  );
}

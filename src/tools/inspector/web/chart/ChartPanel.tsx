import { styled } from "@mui/material/styles";
import { type ComponentProps, memo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { stateName } from "../../../../features/plan/checkout/checkout.states";
import { token } from "../../../../platform/web/theme/token";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import { type ChartState, readChart } from "../../chart/chart";
import { labelOf } from "../../chart/chart.drawing";
import type { SeenPlan } from "../../coverage/coverage";
import { Fold } from "../toolParts";
import type { Inspection } from "../useInspection";
import type { Picked } from "./ChartDrawing";
import { ChartView } from "./ChartView";
import { PickedFacts } from "./PickedFacts";
import { WayRule } from "./WayRule";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& ul": {
    listStyle: "none",
    paddingInlineStart: 18,
    borderInlineStart: `2px solid ${token("sand")}`,
    marginInlineStart: 6,
  },
  "& summary": { minHeight: 44, display: "flex", alignItems: "center", gap: 10, cursor: "pointer", fontWeight: 700 },
  "& summary::before": { content: '"▸"', color: token("inkSoft"), fontWeight: 400 },
  "& details[open] > summary::before": { content: '"▾"' },
  "& code": { fontSize: "0.8125rem", overflowWrap: "anywhere" },
});

const chart = readChart();

/** The same chart as a nested list, for keyboards and screen readers: every state, its events and their targets. */
const ChartOutline = memo(function ChartOutline({ active }: { readonly active: string | null }) {
  return (
    <List>
      <States parent={null} active={active} />
    </List>
  );
});

type Props = {
  readonly inspection: Inspection;
  /** Whether a plan is open: otherwise no state is highlighted. */
  readonly known: boolean;
  /** Beside a page: the plan's state always stays in view. */
  readonly docked: boolean;
  readonly plans: readonly SeenPlan[];
  readonly sending: ComponentProps<typeof PickedFacts>["sending"];
};

/** The chart as a drawing and as text; pressing a part shows its facts and a form to send its event. */
export function ChartPanel({ inspection: { bundle, snapshot, traced }, known, docked, plans, sending }: Props) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const state = known ? stateName(snapshot) : null;
  // On its own page a plan's state comes into view once: later events are sent from panels below the chart.
  const seenAnew = `${known && bundle.planId} ${docked ? state : ""}`;
  return (
    <div>
      <ChartView
        state={state}
        docked={docked}
        seenAnew={seenAnew}
        traced={traced}
        plans={plans}
        picked={picked}
        onPick={setPicked}
      >
        <div role="status">
          {picked && <PickedFacts picked={picked} plans={plans} sending={sending} onClose={() => setPicked(null)} />}
        </div>
      </ChartView>
      <Fold sx={{ marginTop: "12px" }}>
        <summary>
          <FormattedMessage id="inspector.outline.title" />
        </summary>
        <div>
          <ChartOutline active={state} />
        </div>
      </Fold>
    </div>
  );
}

function States({ parent, active }: { readonly parent: string | null; readonly active: string | null }) {
  return chart.states
    .filter((state) => state.parent === parent)
    .map((state) => <State key={state.path} state={state} active={active} />);
}

function State({ state: { path }, active }: { readonly state: ChartState; readonly active: string | null }) {
  const lit = active === path || (active?.startsWith(`${path}.`) ?? false);
  const leaving = chart.transitions.filter(({ from }) => from === path);
  return (
    <li aria-current={active === path ? "true" : undefined}>
      <details key={String(lit)} open={lit}>
        <summary>
          <span>{path.split(".").at(-1)}</span>
          {lit && (
            <StatusChip tone="waiting" icon="dot">
              <FormattedMessage id="inspector.outline.active" />
            </StatusChip>
          )}
        </summary>
        <ul>
          {leaving.map((way) => (
            <li key={way.id}>
              <code>
                {way.event === "always" && <FormattedMessage id="inspector.outline.byItself" />} {labelOf(way)} →{" "}
                {way.to}
              </code>
              <WayRule way={way} />
            </li>
          ))}
          <States parent={path} active={active} />
        </ul>
      </details>
    </li>
  );
}

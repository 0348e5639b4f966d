import { type ComponentProps, useState } from "react";
import { FormattedMessage } from "react-intl";
import { stateName } from "../../../../features/plan/checkout/checkout.states";
import type { SeenPlan } from "../../coverage/coverage";
import { Fold } from "../toolParts";
import type { Inspection } from "../useInspection";
import type { Picked } from "./ChartDrawing";
import { ChartOutline } from "./ChartOutline";
import { ChartView } from "./ChartView";
import { PickedFacts } from "./PickedFacts";

type Props = {
  readonly inspection: Inspection;
  /** Whether a plan is open: otherwise no state is highlighted. */
  readonly known: boolean;
  /** Beside a page: the plan's state is in view whatever happens. */
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
      <ChartView state={state} seenAnew={seenAnew} traced={traced} plans={plans} picked={picked} onPick={setPicked}>
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

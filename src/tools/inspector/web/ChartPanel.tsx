import { FormattedMessage } from "react-intl";
import { stateName } from "../../../features/plan/checkout/checkout.states";
import { ChartOutline } from "./ChartOutline";
import { ChartView } from "./ChartView";
import { Fold } from "./toolParts";
import type { Inspection } from "./useInspection";

type Props = {
  readonly inspection: Inspection;
  /** A plan is open: until then no state is lit. */
  readonly known: boolean;
  readonly docked: boolean;
};

/** From here on there is room beside the outline for what can be done; below, it would stand before it. Pixels. */
const WIDE = 900;

/** The chart, drawn and in words. */
export function ChartPanel({ inspection: { snapshot, traced }, known, docked }: Props) {
  const state = known ? stateName(snapshot) : null;
  return (
    <>
      <ChartView state={state} traced={traced} docked={docked} />
      <Fold open={!docked && innerWidth >= WIDE}>
        <summary>
          <FormattedMessage id="inspector.outline.title" />
        </summary>
        <div>
          <ChartOutline active={state} />
        </div>
      </Fold>
    </>
  );
}

import { FormattedMessage } from "react-intl";
import { stateName } from "../../../features/checkout/checkout.states";
import { ChartOutline } from "./ChartOutline";
import { ChartView } from "./ChartView";
import { Fold } from "./toolParts";
import type { Inspection } from "./useInspection";

type Props = { readonly inspection: Inspection; readonly docked: boolean };

/** The chart, drawn and in words. */
export function ChartPanel({ inspection: { snapshot, traced }, docked }: Props) {
  return (
    <>
      <ChartView snapshot={snapshot} traced={traced} docked={docked} />
      <Fold open={!docked}>
        <summary>
          <FormattedMessage id="inspector.outline.title" />
        </summary>
        <div>
          <ChartOutline active={stateName(snapshot)} />
        </div>
      </Fold>
    </>
  );
}

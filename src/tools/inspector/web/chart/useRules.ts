import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { GuardName } from "../../../../features/plan/checkout/checkout.guards";
import type { ChartTransition } from "../../chart/chart";
import { ruleFigures, wayLabel } from "../../chart/chart.rules";

type Rules = {
  /** The label of a transition in the chart. */
  label: (way: ChartTransition) => string;
  /** What a guard demands, as a sentence with its numbers. */
  sentence: (guard: GuardName) => string;
};

/** The chart's transitions and guards as the business says them, in the page's language. (QA-6) */
export function useRules(): Rules {
  const intl = useIntl();
  return useMemo(
    () => ({
      label: (way) => {
        const label = wayLabel(way);
        return "text" in label ? label.text : intl.formatMessage({ id: `inspector.way.${label.message}` }, ruleFigures);
      },
      sentence: (guard) => intl.formatMessage({ id: `inspector.guard.${guard}` }, ruleFigures),
    }),
    [intl],
  );
}

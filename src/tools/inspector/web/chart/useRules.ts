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
  /** When a transition is taken, as a sentence; null: only its event counts. */
  ruleOf: (way: ChartTransition) => string | null;
};

/** The chart's transitions and guards as the business says them, in the page's language. (QA-6) */
export function useRules(): Rules {
  const intl = useIntl();
  return useMemo(() => {
    const label = (way: ChartTransition) => {
      const said = wayLabel(way);
      return "text" in said ? said.text : intl.formatMessage({ id: `inspector.way.${said.message}` }, ruleFigures);
    };
    const sentence = (guard: GuardName) => intl.formatMessage({ id: `inspector.guard.${guard}` }, ruleFigures);
    const ruleOf = (way: ChartTransition) => {
      if (way.guard) return sentence(way.guard);
      const text = label(way);
      return text === way.event ? null : text;
    };
    return { label, sentence, ruleOf };
  }, [intl]);
}

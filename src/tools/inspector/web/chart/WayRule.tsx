import type { ChartTransition } from "../../chart/chart";
import { useRules } from "./useRules";

/** When a transition is taken, as a sentence of the business; nothing where only its event counts. */
export function WayRule({ way }: { readonly way: ChartTransition }) {
  const rule = useRules().ruleOf(way);
  return rule === null ? null : <p>{rule}</p>;
}

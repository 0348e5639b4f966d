import type { ChartTransition } from "../../chart/chart";
import { useRules } from "./useRules";

/** When a transition is taken, as a sentence of the business; nothing where only its event counts. */
export function WayRule({ way }: { readonly way: ChartTransition }) {
  const rules = useRules();
  const label = rules.label(way);
  if (way.guard) return <p>{rules.sentence(way.guard)}</p>;
  return label === way.event ? null : <p>{label}</p>;
}

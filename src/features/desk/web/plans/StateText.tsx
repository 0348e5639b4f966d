import { FormattedMessage } from "react-intl";
import { isStateName } from "../../plans/plan.states";

/** A state of the chart in words; its own name where this version has none for it. */
export function StateText({ state }: { readonly state: string }) {
  return isStateName(state) ? <FormattedMessage id={`support.state.${state}`} /> : state;
}

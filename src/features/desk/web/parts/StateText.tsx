import { FormattedMessage } from "react-intl";
import { isStateName } from "../../../plan/checkout/checkout.states";

/** A state of the chart as text; its name if this version has no text for it. */
export function StateText({ state }: { readonly state: string }) {
  return isStateName(state) ? <FormattedMessage id={`support.state.${state}`} /> : state;
}

import Box from "@mui/material/Box";
import { FormattedMessage, useIntl } from "react-intl";
import { StepRail, type StepState } from "../../../../platform/web/ui/page/StepRail";
import { type CheckoutSnapshot, checkoutSteps, stepOf } from "../../checkout/checkout.states";

/** The five steps with the plan's present one, above the pages of single steps. Nothing for a cancelled plan. */
export function CheckoutRail({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const intl = useIntl();
  const current = stepOf(snapshot);
  if (!current) return null;
  const present = snapshot.matches("completed") ? checkoutSteps.length : checkoutSteps.indexOf(current);
  const steps = checkoutSteps.map((id, index) => {
    const state = standingAt(index, present);
    const stateName = intl.formatMessage({ id: `checkout.standing.${state}` });
    return { id, name: <FormattedMessage id={`checkout.step.${id}`} />, state, stateName };
  });
  return (
    <Box sx={{ maxWidth: "44rem", mb: 3 }}>
      <StepRail steps={steps} label={intl.formatMessage({ id: "checkout.steps.label" })} />
    </Box>
  );
}

/** The status of a step while another one is the present step. */
export function standingAt(index: number, present: number): Exclude<StepState, "failed"> {
  if (index < present) return "done";
  return index === present ? "current" : "todo";
}

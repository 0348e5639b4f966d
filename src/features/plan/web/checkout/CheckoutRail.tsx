import Box from "@mui/material/Box";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../../platform/web/session/auth";
import { type CheckoutSnapshot, checkoutSteps, stepOf } from "../../checkout/checkout.states";
import { useTripPapers } from "./documents/useTripPapers";
import { begunDocuments, stepStatus } from "./presentStep";
import { StepRail } from "./StepRail";

/** The five steps with the plan's current one, above the pages of single steps. Nothing for a cancelled plan. */
export function CheckoutRail({ snapshot }: { readonly snapshot: CheckoutSnapshot }) {
  const intl = useIntl();
  const papers = useTripPapers(snapshot, useSelector(selectClientId));
  if (stepOf(snapshot) === null) return null;
  const steps = checkoutSteps.map((id) => {
    const state = stepStatus(id, snapshot, papers);
    const isBegun = id === "documents" && begunDocuments(snapshot, papers) !== null;
    const stateName = intl.formatMessage({ id: `checkout.status.${isBegun ? "begun" : state}` });
    return { id, name: <FormattedMessage id={`checkout.step.${id}`} />, state, stateName };
  });
  return (
    <Box sx={{ maxWidth: "44rem", mb: 3 }}>
      <StepRail steps={steps} label={intl.formatMessage({ id: "checkout.steps.label" })} />
    </Box>
  );
}

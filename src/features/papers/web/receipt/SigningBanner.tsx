import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { Callout } from "../../../../platform/web/ui/Callout";
import { stepOfName } from "../../../plan/checkout/checkout.states";
import { usePaidPlans } from "../paid/usePaidPlans";

/** Reminds of a paid plan other than the one on the page whose receipt still waits for its signature. */
export function SigningBanner({ except }: { readonly except: number | null }) {
  const { data: paid = [] } = usePaidPlans();
  const waiting = paid.find(({ TravelPlanId, State }) => TravelPlanId !== except && stepOfName(State) === "sign");
  if (!waiting) return null;
  return (
    <Box component="aside" sx={{ mb: 3 }}>
      <Callout
        kind="warning"
        title={<FormattedMessage id="checkout.signingBanner.title" values={{ plan: waiting.TravelPlanId }} />}
        action={
          <Button component={Link} to={`/e_sign?plan=${waiting.TravelPlanId}`} variant="outlined">
            <FormattedMessage id="checkout.action.sign" />
          </Button>
        }
      >
        <FormattedMessage id="checkout.signingBanner.text" />
      </Callout>
    </Box>
  );
}

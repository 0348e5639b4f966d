import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { Link } from "react-router";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Callout } from "../../../../platform/web/ui/Callout";
import { SITE_ID } from "../../../../shared/constants";
import { stepOfName } from "../../../plan/checkout/checkout.states";
import { usePaidPlans } from "../paid/usePaidPlans";
import { useGetSignUrlQuery } from "../papers.api";

/** Reminds of a paid plan other than the one on the page whose receipt still waits for its signature. */
export function SigningBanner({ except }: { readonly except: number | null }) {
  const lang = useSelector(selectLanguage);
  const { data: paid = [] } = usePaidPlans();
  const waiting = paid.find(({ TravelPlanId, State }) => TravelPlanId !== except && stepOfName(State) === "sign");
  const asked = waiting && { planId: waiting.TravelPlanId, siteId: SITE_ID, lang };
  const { data: signUrl } = useGetSignUrlQuery(asked ?? skipToken);
  if (!waiting) return null;
  return (
    <Box component="aside" sx={{ mb: 3 }}>
      <Callout
        kind="warning"
        title={<FormattedMessage id="checkout.signingBanner.title" values={{ plan: waiting.TravelPlanId }} />}
        action={
          <Button component={Link} to={signUrl ?? `/e_sign?plan=${waiting.TravelPlanId}`} variant="outlined">
            <FormattedMessage id="checkout.action.sign" />
          </Button>
        }
      >
        <FormattedMessage id="checkout.signingBanner.text" />
      </Callout>
    </Box>
  );
}

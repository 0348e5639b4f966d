import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Link } from "../../../../platform/web/links";
import { useIsClientsOwn } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SITE_ID } from "../../../../shared/constants";
import { ownPath } from "../../../../shared/ownPath";
import { stepOfName } from "../../../plan/checkout/checkout.states";
import { signPath } from "../../../plan/plan.pages";
import { usePlanNames } from "../../../plan/web/usePlanName";
import { papersContract } from "../../papers.contract";
import { HoldsFailed } from "../HoldsFailed";
import { useHeldPlans } from "../paid/useHeldPlans";
import { usePaidPlans } from "../paid/usePaidPlans";
import { useGetSignUrlQuery } from "../papers.api";

/** A reminder of another paid plan than the one on the page, whose receipt can be signed. */
export function SigningBanner({ except }: { readonly except: number | null }) {
  const lang = useSelector(selectLanguage);
  const { data: paid = [] } = usePaidPlans();
  const { holds, failure } = useHeldPlans();
  const nameOf = usePlanNames(paid);
  const signable = paid.filter(({ TravelPlanId: id, SignUrl }) => id !== except && SignUrl !== null);
  const waiting = holds && signable.find((plan) => !holds.some(({ TravelPlanId: id }) => id === plan.TravelPlanId));
  const isClientsOwn = useIsClientsOwn(papersContract.getSignUrl);
  const asked = waiting && !isClientsOwn && { planId: waiting.TravelPlanId, siteId: SITE_ID, lang };
  const { data: signUrl } = useGetSignUrlQuery(asked || skipToken);
  if (failure && signable.length > 0) return <HoldsFailed failure={failure} />;
  if (!waiting) return null;
  const named = nameOf(waiting);
  return (
    <Box component="aside" sx={{ mb: 3 }}>
      <Callout
        kind="warning"
        title={<FormattedMessage id="checkout.signingBanner.title" values={{ named }} />}
        action={
          <Button component={Link} to={ownPath(signUrl ?? "") ?? signPath(waiting.TravelPlanId)} variant="outlined">
            <FormattedMessage id="checkout.action.sign" />
            <span className="visually-hidden">: {named}</span>
          </Button>
        }
      >
        <FormattedMessage
          id="checkout.signingBanner.text"
          values={{ anew: String(stepOfName(waiting.State) !== "sign") }}
        />
      </Callout>
    </Box>
  );
}

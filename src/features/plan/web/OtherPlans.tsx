import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { Link } from "../../../platform/web/links";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import { selectClientId } from "../../../platform/web/session/auth";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { isOpen } from "../bookingStatus";
import { awaitedMoney } from "../checkout/checkout.states";
import { planPath } from "../plan.pages";
import { useGetUnpaidPlansQuery } from "./plan.api";

/** The client's other plans that wait for their payment: a booking made meanwhile has begun a new one. (PLAN-2) */
export function OtherPlans({ except }: { readonly except: number | null }) {
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  const { data: unpaid = [] } = useGetUnpaidPlansQuery(
    { clientId, lang },
    { skip: clientId === 0, ...slowPollingOptions() },
  );
  return unpaid
    .filter(({ TravelPlanId, Bookings }) => TravelPlanId !== except && Bookings.some(({ Status }) => isOpen(Status)))
    .map(({ TravelPlanId: plan, State }) => (
      <Box key={plan} component="aside" sx={{ mb: 3 }}>
        <Callout
          kind="warning"
          title={<FormattedMessage id="checkout.otherPlan.title" values={{ plan }} />}
          action={
            <Button component={Link} to={planPath(plan)} variant="outlined">
              <FormattedMessage id="checkout.otherPlan.action" values={{ plan }} />
            </Button>
          }
        >
          <FormattedMessage id="checkout.otherPlan.text" values={{ awaits: awaitedMoney(State) ?? "other" }} />
        </Callout>
      </Box>
    ));
}

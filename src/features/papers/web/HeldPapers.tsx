import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { lookNowAndThen } from "../../../platform/web/lookAgain";
import { Callout } from "../../../platform/web/ui/status/Callout";
import type { CheckoutStep } from "../../plan/checkout/checkout.states";
import type { PlanPlaces } from "../../plan/web/PlanPlaces";
import { papersApi, useGetHoldsQuery } from "./papers.api";

/** The paper that a dispute blocks, by the step that needs it. */
const heldAt: Partial<Record<CheckoutStep, "receipt" | "voucher">> = { sign: "receipt", print: "voucher" };

/** On the plan's page, in place of signing or printing while a dispute blocks the papers. (DESK-90, PAY-30) */
export const HeldPapers: PlanPlaces["HeldPapers"] = ({ plan, step, deadline, children }) => {
  const paper = heldAt[step];
  const asked = paper ? { clientId: plan.ClientId } : skipToken;
  const { data: known = [] } = papersApi.endpoints.getHolds.useQueryState(asked);
  const holds = useGetHoldsQuery(asked, lookNowAndThen(known.length > 0));
  // Nothing is offered while this is loading; after a failure everything is, and the server refuses what is blocked.
  if (holds.isLoading) return <Skeleton variant="rounded" height={96} />;
  const hold = holds.data?.find(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId)?.Held;
  if (!paper || !hold) return children;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, justifyItems: "start", pt: 0.5, pb: 1 }}>
      <Callout kind="warning" title={<FormattedMessage id={`${paper}.held.title`} />}>
        <FormattedMessage id={`${paper}.held.text`} values={{ hold }} />
      </Callout>
      {hold === "undecided" && deadline}
    </Box>
  );
};

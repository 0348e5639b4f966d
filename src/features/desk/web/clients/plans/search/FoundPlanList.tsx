import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../../../platform/web/ui/page/EmptyState";
import type { FoundPlans } from "../../../../plans/plans.schemas";
import { useRowOfAddress } from "../../../parts/useRowOfAddress";
import { deskRow } from "../../../shell/deskRows";
import { FoundPlanCard } from "./FoundPlanCard";

type Props = { readonly query: string; readonly found: FoundPlans };

/** The plans found, newest first; their number is announced. */
export function FoundPlanList({ query, found: { Plans, More } }: Props) {
  useRowOfAddress(true);
  if (Plans.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="support.search.none.title" values={{ query }} />}>
        <FormattedMessage id="support.search.none.text" />
      </EmptyState>
    );
  }
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        <FormattedMessage id="support.search.count" values={{ count: Plans.length, more: String(More) }} />
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
      >
        {Plans.map((plan) => (
          <li key={plan.TravelPlanId} {...deskRow(`plan-${plan.TravelPlanId}`)}>
            <FoundPlanCard plan={plan} />
          </li>
        ))}
      </Box>
    </>
  );
}

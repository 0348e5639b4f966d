import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import type { PlanSlots } from "../../plan/web/PlanSlots";
import { useHold } from "./useHold";

/**
 * The remark of the paid step: thanks, or that the payment is disputed or was taken back; no thanks if that could not be
 * loaded. (DESK-90)
 */
export const PaidRemark: PlanSlots["PaidRemark"] = ({ plan }) => {
  const { hold, failure } = useHold(plan, true);
  if (hold === undefined && !failure) return <Skeleton width="9rem" />;
  return <FormattedMessage id="checkout.step.pay.done" values={{ hold: failure ? "unknown" : (hold ?? "none") }} />;
};

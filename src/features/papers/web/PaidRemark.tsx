import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import type { PlanPlaces } from "../../plan/web/PlanPlaces";
import { useHold } from "./useHold";

/** The remark of the paid step: thanks, or that the payment is disputed or was taken back. (DESK-90) */
export const PaidRemark: PlanPlaces["PaidRemark"] = ({ plan }) => {
  const hold = useHold(plan, true);
  if (hold === undefined) return <Skeleton width="9rem" />;
  return <FormattedMessage id="checkout.step.pay.done" values={{ hold: hold ?? "none" }} />;
};

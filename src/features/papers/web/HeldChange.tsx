import Skeleton from "@mui/material/Skeleton";
import type { DifferenceSlots } from "../../payments/web/difference/DifferencePage";
import { HeldCallout } from "./HeldCallout";
import { HoldsFailed } from "./HoldsFailed";
import { useHold } from "./useHold";

/** Replaces the payment of a change's difference while the plan's payment is disputed. (PLAN-42, PLAN-44) */
export const HeldChange: DifferenceSlots["Held"] = ({ plan, children }) => {
  const { hold, failure } = useHold(plan, true);
  if (failure) return <HoldsFailed failure={failure} />;
  if (hold === undefined) return <Skeleton variant="rounded" height={320} />;
  return hold ? <HeldCallout hold={hold} holds="change" /> : children;
};

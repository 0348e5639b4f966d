import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { hasVoucher } from "../../plan/bookings/bookingStatus";
import { type CheckoutStep, stepOfName } from "../../plan/checkout/checkout.states";
import type { PlanSlots } from "../../plan/web/PlanSlots";
import { HeldCallout } from "./HeldCallout";
import { HoldsFailed } from "./HoldsFailed";
import { useHold } from "./useHold";

/** The paper that a dispute blocks, by the step that needs it. */
const heldAt: Partial<Record<CheckoutStep, "receipt" | "voucher">> = { sign: "receipt", print: "voucher" };

/** On the plan's page, replaces signing or printing while a dispute blocks the papers. (DESK-90, PAY-30) */
export const HeldPapers: PlanSlots["HeldPapers"] = ({ plan, step, deadline, children }) => {
  // Signing again is no condition for the vouchers that are there. (PLAN-43)
  const paper = stepOfName(plan.State) === "print" ? "voucher" : heldAt[step];
  const { hold, failure } = useHold(plan, paper !== undefined);
  if (failure) return <HoldsFailed failure={failure} />;
  // Nothing is offered while this is loading.
  if (hold === undefined) return <Skeleton variant="rounded" height={96} />;
  if (!paper || !hold) return children;
  const vouchers = plan.Bookings.filter(hasVoucher).length;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, justifyItems: "start", pt: 0.5, pb: 1 }}>
      <HeldCallout hold={hold} holds={paper} vouchers={vouchers} />
      {hold === "undecided" && deadline}
    </Box>
  );
};

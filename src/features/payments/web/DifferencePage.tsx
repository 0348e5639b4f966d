import { useParams } from "react-router";
import { DifferenceStep } from "./difference/DifferenceStep";
import type { DifferenceSlots } from "./difference/differenceSlots";
import { PaymentPageFrame } from "./PaymentFrame";

/** The payment of what a change of a paid booking costs more. (PLAN-44) */
export default function DifferencePage(places: DifferenceSlots) {
  const changeId = Number(useParams().bookingId);
  return (
    <PaymentPageFrame title="difference.title">
      {(plan, partsOf) => (
        <DifferenceStep key={changeId} plan={plan} changeId={changeId} partsOf={partsOf} {...places} />
      )}
    </PaymentPageFrame>
  );
}

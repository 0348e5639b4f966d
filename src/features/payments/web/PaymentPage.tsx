import { PaymentPageFrame } from "./PaymentFrame";
import { PaymentStep } from "./PaymentStep";

/** The payment of a plan. */
export default function PaymentPage() {
  return (
    <PaymentPageFrame title="payment.title">
      {(plan, partsOf) => <PaymentStep key={plan.TravelPlanId} plan={plan} partsOf={partsOf} />}
    </PaymentPageFrame>
  );
}

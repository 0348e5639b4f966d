import type { PartsOf } from "../method/useMethodParts";
import { PaymentUnderWay } from "./PaymentUnderWay";
import type { RunningAttempt } from "./usePaymentAttempt";

type Props = { readonly attempt: RunningAttempt; readonly partsOf: PartsOf };

/** An attempt that waits: for the bank's step, or for its outcome. */
export function AttemptUnderWay({ attempt: { snapshot, onPayment }, partsOf }: Props) {
  const asking = snapshot.hasTag("underWay") ? snapshot.context.payment : null;
  const Authenticate = partsOf(asking?.Method)?.Authenticate;
  if (asking?.Authentication && Authenticate)
    return <Authenticate payment={asking} step={asking.Authentication} onPayment={onPayment} />;
  return <PaymentUnderWay slow={!snapshot.matches({ underWay: "sending" })} />;
}

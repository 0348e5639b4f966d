import { HeldChange } from "../../features/papers/web/HeldChange";
import DifferencePage from "../../features/payments/web/difference/DifferencePage";

/** The payment of a change's difference; a dispute blocks it, as it blocks the papers. */
export default function Difference() {
  return <DifferencePage Held={HeldChange} />;
}

import { HeldChange } from "../../features/papers/web/HeldChange";
import DifferencePage from "../../features/payments/web/DifferencePage";

/** The payment of what a change costs more, which a dispute holds as it holds the papers. */
export default function Difference() {
  return <DifferencePage Held={HeldChange} />;
}

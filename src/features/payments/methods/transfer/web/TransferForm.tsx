import { AwaitedForm } from "../../../web/method/AwaitedForm";
import type { MethodFormProps } from "../../../web/method/method";
import { transferFacts } from "../transfer.facts";
import { useOrderTransferMutation } from "./transfer.api";

const words = {
  title: "payment.transfer.title",
  submit: "payment.transfer.submit",
  failed: "error.payment.payFailed",
} as const;

/** An order to transfer money. */
export function TransferForm(given: MethodFormProps) {
  const [orderTransfer] = useOrderTransferMutation();
  const event = { type: "transfer.ordered", method: transferFacts.id } as const;
  return <AwaitedForm {...given} event={event} words={words} send={orderTransfer} />;
}

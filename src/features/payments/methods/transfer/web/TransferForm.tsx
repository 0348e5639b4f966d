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
export function TransferForm({ planId, open, agreement }: MethodFormProps) {
  const [orderTransfer] = useOrderTransferMutation();
  const event = { type: "transfer.ordered", method: transferFacts.id } as const;
  return (
    <AwaitedForm planId={planId} open={open} agreement={agreement} event={event} words={words} send={orderTransfer} />
  );
}

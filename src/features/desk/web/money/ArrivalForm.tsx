import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../platform/web/messages";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { DeskForm } from "../DeskForm";
import { useReceiveTransferMutation } from "./transfers.api";
import { amountIn, typedAmount } from "./typedAmount";

const wrongReference: MessageId = "support.transfers.bankReference.wrong";
const schema = object({
  Amount: typedAmount("support.transfers.amount.wrong"),
  BankReference: string().trim().required(wrongReference).min(4, wrongReference),
});

type Props = {
  readonly paymentId: string;
  /** The expected amount, minor units. */
  readonly expected: number;
};

/** Records money found on our account: the amount and the bank's reference. */
export function ArrivalForm({ paymentId, expected }: Props) {
  const money = useMoney();
  const [receive] = useReceiveTransferMutation();
  const form = useForm({
    initialValues: { Amount: "", BankReference: "" },
    schema,
    prefix: paymentId,
    shows: "onceSent",
    send: async ({ Amount, BankReference }) => {
      const arrival = { PaymentId: paymentId, Amount: amountIn(Amount), BankReference: BankReference.trim() };
      const answer = await receive(arrival);
      if (!answer.error) form.formik.resetForm();
      return answer;
    },
  });
  return (
    <DeskForm
      form={form}
      actions={
        <Button type="submit" variant="contained" color="secondary" loading={form.sending}>
          <FormattedMessage id="support.transfers.received" />
        </Button>
      }
    >
      <TextField
        {...form.field("Amount")}
        label={<FormattedMessage id="support.transfers.amount" />}
        hint={<FormattedMessage id="support.transfers.expected" values={{ amount: money(expected) }} />}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        {...form.field("BankReference")}
        label={<FormattedMessage id="support.transfers.bankReference" />}
        maxLength={60}
        autoComplete="off"
        required
      />
    </DeskForm>
  );
}

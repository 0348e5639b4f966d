import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { TextField } from "../../../../platform/web/ui/TextField";
import { fromUnits } from "../../../../shared/money";
import { DeskForm } from "../DeskForm";
import { useReceiveTransferMutation } from "./transfers.api";

type Props = {
  readonly paymentId: string;
  /** What should come, minor units. */
  readonly expected: number;
};

/** Money that was found on our account: how much, and under which reference of the bank. */
export function ArrivalForm({ paymentId, expected }: Props) {
  const money = useMoney();
  const [amount, setAmount] = useState("");
  const [reference, setReference] = useState("");
  const [tried, setTried] = useState(false);
  const [receive, { isLoading, error }] = useReceiveTransferMutation();
  const Amount = fromUnits(Number(amount.replace(",", ".")));
  const wrongAmount = amount.trim() === "" || !Number.isSafeInteger(Amount) || Amount < 1;
  const wrongReference = reference.trim().length < 4;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongAmount || wrongReference || isLoading) return;
    const { error } = await receive({ PaymentId: paymentId, Amount, BankReference: reference.trim() });
    if (error) return;
    setAmount("");
    setReference("");
    setTried(false);
  };
  return (
    <DeskForm
      onSubmit={submit}
      error={error}
      actions={
        <Button type="submit" variant="contained" color="secondary" loading={isLoading}>
          <FormattedMessage id="support.transfers.received" />
        </Button>
      }
    >
      <TextField
        name={`amount-${paymentId}`}
        label={<FormattedMessage id="support.transfers.amount" />}
        hint={<FormattedMessage id="support.transfers.expected" values={{ amount: money(expected) }} />}
        error={tried && wrongAmount && <FormattedMessage id="support.transfers.amount.wrong" />}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        required
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        name={`bank-${paymentId}`}
        label={<FormattedMessage id="support.transfers.bankReference" />}
        error={tried && wrongReference && <FormattedMessage id="support.transfers.bankReference.wrong" />}
        value={reference}
        maxLength={60}
        autoComplete="off"
        required
        onChange={({ target }) => setReference(target.value)}
      />
    </DeskForm>
  );
}

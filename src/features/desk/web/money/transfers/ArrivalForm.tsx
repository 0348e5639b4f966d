import { useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { isCallError } from "../../../../../platform/web/callError";
import { withValues } from "../../../../../platform/web/forms/problems";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { LONGEST_BANK_REFERENCE, MOST_MOVED, SHORTEST_BANK_REFERENCE } from "../../../../../shared/constants";
import type { MessageId } from "../../../../../shared/messageId";
import { plainCode } from "../../../../../shared/plainText";
import type { TextFields } from "../../../../../shared/textFields";
import { isEnoughOfReference } from "../../../../payments/methods/transfer/bankReference.rules";
import type { DeskTransfer, TransferArrival } from "../../../../payments/methods/transfer/transfer.schemas";
import { DeskForm } from "../../parts/DeskForm";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { amountIn, typedAmount } from "../typedAmount";
import { ConfirmArrivalDialog, type ForeseenArrival } from "./ConfirmArrivalDialog";
import type { EnteredArrival } from "./EnteredText";
import { useForeseeTransferMutation, useReceiveTransferMutation } from "./transfers.api";

const noReference: MessageId = "support.transfers.bankReference.wrong";
const shortReference = withValues("support.transfers.bankReference.short", { min: SHORTEST_BANK_REFERENCE });
const reference = filled(noReference, plainCode).test("enough", shortReference, (typed = "") =>
  isEnoughOfReference(typed),
);

type Props = { readonly item: DeskTransfer; readonly onEntered: (entered: EnteredArrival) => void };

/**
 * Records money found on our account: the amount and the bank's reference. It is always confirmed first, because
 * nothing else distinguishes money for this order from money for another one. The server returns the outcome. (DESK-99)
 */
export function ArrivalForm({ item, onEntered }: Props) {
  const { Expected } = item;
  const paymentId = item.Transfer.PaymentId;
  const money = useMoney();
  const [foresee, foreseeing] = useForeseeTransferMutation();
  const [receive, received] = useReceiveTransferMutation();
  const [confirming, setConfirming] = useState<ForeseenArrival | null>(null);
  const schema = useMemo(
    () =>
      schemaOf<TextFields<TransferArrival, "Amount" | "BankReference">>()({
        Amount: typedAmount({
          wrong: "support.transfers.amount.wrong",
          most: MOST_MOVED,
          beyond: "support.transfers.amount.beyond",
          money,
        }),
        BankReference: reference,
      }),
    [money],
  );
  const busy = received.isLoading || foreseeing.isLoading;
  useHoldsRow(heldBy({ isLoading: busy }));
  const isGone = useQueueRow()?.isGone ?? false;
  const form = useForm({
    initialValues: { Amount: "", BankReference: "" },
    validationSchema: schema,
    prefix: paymentId,
    shows: "onceSent",
    send: async ({ Amount, BankReference }) => {
      const arrival: TransferArrival = {
        PaymentId: paymentId,
        Amount: amountIn(Amount),
        BankReference: plainCode(BankReference),
      };
      received.reset();
      const answer = await foresee(arrival);
      if (answer.data) setConfirming({ arrival, foreseen: answer.data });
      return answer;
    },
  });
  const record = async (entry: ForeseenArrival) => {
    const answer = await receive({ ...entry.arrival, Foreseen: entry.foreseen });
    if (isCallError(answer.error) && answer.error.code === "transfer.outcomeChanged") {
      const again = await foresee(entry.arrival);
      if (again.data) {
        setConfirming({ arrival: entry.arrival, foreseen: again.data, changed: answer.error });
        return;
      }
    }
    setConfirming(null);
    if (!answer.data) return;
    form.formik.resetForm();
    onEntered({ item, amount: entry.arrival.Amount, received: answer.data });
  };
  return (
    <>
      <DeskForm
        form={form}
        error={confirming ? undefined : (received.error ?? form.failure)}
        actions={
          <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
            <FormattedMessage id="support.transfers.received" />
          </BusyButton>
        }
      >
        <form.Field
          as={TextField}
          name="Amount"
          label={<FormattedMessage id="support.transfers.amount" />}
          hint={
            Expected > 0 ? (
              <FormattedMessage id="support.transfers.expected" values={{ amount: money(Expected) }} />
            ) : (
              <FormattedMessage id="support.transfers.notExpected" />
            )
          }
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <form.Field
          as={TextField}
          name="BankReference"
          label={<FormattedMessage id="support.transfers.bankReference" />}
          maxLength={LONGEST_BANK_REFERENCE}
          autoComplete="off"
          required
        />
      </DeskForm>
      <ConfirmArrivalDialog
        item={item}
        entry={isGone ? null : confirming}
        busy={busy}
        onConfirm={record}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}

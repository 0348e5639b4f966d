import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { TextFields } from "../../../../../shared/textFields";
import type { QueuedRefund, RefundDecision } from "../../../../refunds/refunds.schemas";
import { useDecideRefundMutation } from "../../../../refunds/web/refunds.api";
import { supportPlanPath } from "../../../desk.pages";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { DeskForm } from "../../parts/DeskForm";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { ReasonField } from "../../parts/ReasonField";
import { ConfirmDialog } from "../ConfirmDialog";

const schema = schemaOf<TextFields<RefundDecision, "Reason">>()({ Reason: filled("support.act.reasonMissing") });

/** A refund request: client, booking, amount and reason; approved once that is confirmed, or declined with a reason. */
export function QueuedRefundCard({ queued }: { readonly queued: QueuedRefund }) {
  const id = useId();
  const money = useMoney();
  const { instant } = useHavanaTime();
  const { Refund, BookingName, BookingAmount, StartsAt, ClientName, ClientLanguage, Disputed } = queued;
  const [decide, { error, isLoading, reset }] = useDecideRefundMutation();
  const [confirming, setConfirming] = useState<RefundDecision | null>(null);
  // Set by the pressed button before the form is submitted.
  const approves = useRef(true);
  const row = useQueueRow();
  useHoldsRow(heldBy({ isLoading }));
  const answer = async (decision: RefundDecision) => {
    const decided = await decide(decision);
    const done = decision.Approve ? "approved" : "declined";
    const values = { amount: money(Refund.Amount), client: ClientName };
    if (!decided.error) row?.leave(<FormattedMessage id={`support.refundDesk.${done}`} values={values} />);
    return decided;
  };
  const form = useForm({
    initialValues: { Reason: "" },
    validationSchema: schema,
    prefix: `decision-${Refund.RequestId}`,
    shows: "onceSent",
    send: async ({ Reason }) => {
      const decision: RefundDecision = {
        RequestId: Refund.RequestId,
        Approve: approves.current,
        Reason: Reason.trim(),
      };
      if (!decision.Approve) return answer(decision);
      reset();
      setConfirming(decision);
      return undefined;
    },
  });
  const toFund = Refund.ToLots + Refund.ToNewLot;
  const ways = toFund === 0 ? "method" : "both";
  const facts = [
    ["asked", instant(Refund.AskedAt)],
    ["starts", instant(StartsAt)],
    ["paid", money(BookingAmount)],
    ["charge", money(Refund.Charge)],
    ["method", money(Refund.ToMethod)],
    ["fund", money(toFund - Refund.LotsLost)],
    ...(Refund.LotsLost > 0 ? [["lost", money(Refund.LotsLost)] as const] : []),
  ] as const;
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography id={id} variant="h2" component="h3" sx={{ fontSize: "1.3125rem" }}>
        <FormattedMessage
          id="support.refundDesk.request"
          values={{ amount: money(Refund.Amount), id: Refund.BookingId, name: BookingName }}
        />
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        <ClientContactLine client={queued} />
      </Typography>
      <FactList
        layout="grid"
        facts={facts.map(([name, detail]) => ({
          id: name,
          term: <FormattedMessage id={`support.refundDesk.fact.${name}`} />,
          detail,
        }))}
      />
      {Disputed && (
        <Callout kind="warning">
          <FormattedMessage id="error.refund.disputed" />
        </Callout>
      )}
      {Refund.SupplierFault && (
        <Callout kind="warning">
          <FormattedMessage id="support.refundDesk.supplierFault" />
        </Callout>
      )}
      {Refund.Reason && (
        <Typography component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: "divider" }}>
          <VerbatimText>{Refund.Reason}</VerbatimText>
        </Typography>
      )}
      <DeskForm
        form={form}
        error={error}
        wide
        actions={
          <>
            <BusyButton
              type="submit"
              variant="contained"
              color="secondary"
              loading={form.sending}
              disabled={Disputed}
              onClick={() => {
                approves.current = true;
              }}
            >
              <FormattedMessage id="support.refundDesk.approve" values={{ amount: money(Refund.Amount) }} />
            </BusyButton>
            <Button
              type="submit"
              variant="outlined"
              disabled={form.sending}
              onClick={() => {
                approves.current = false;
              }}
            >
              <FormattedMessage id="support.refundDesk.decline" />
            </Button>
            <Button component={Link} to={supportPlanPath(Refund.TravelPlanId)}>
              <FormattedMessage id="support.toPlan" values={{ id: Refund.TravelPlanId }} />
            </Button>
          </>
        }
      >
        <form.Field
          as={ReasonField}
          name="Reason"
          hint={
            <FormattedMessage
              id="support.refundDesk.reasonHint"
              values={{ language: <FormattedDisplayName type="language" value={ClientLanguage} /> }}
            />
          }
        />
      </DeskForm>
      {confirming && !row?.isGone && (
        <ConfirmDialog
          title={
            <FormattedMessage
              id="support.manualRefund.confirm.title"
              values={{ amount: money(Refund.Amount), client: ClientName }}
            />
          }
          action={<FormattedMessage id="support.refundDesk.approve" values={{ amount: money(Refund.Amount) }} />}
          busy={isLoading}
          onConfirm={async () => {
            await answer(confirming);
            setConfirming(null);
          }}
          onClose={() => setConfirming(null)}
        >
          <FormattedMessage
            id="support.refundDesk.confirm"
            values={{
              ways: Refund.ToMethod === 0 ? "fund" : ways,
              client: ClientName,
              amount: money(Refund.Amount),
              toMethod: money(Refund.ToMethod),
              toFund: money(toFund),
              lost: Refund.LotsLost > 0 ? "yes" : "no",
              lostAmount: money(Refund.LotsLost),
              booking: Refund.BookingId,
              plan: Refund.TravelPlanId,
            }}
          />
        </ConfirmDialog>
      )}
    </Card>
  );
}

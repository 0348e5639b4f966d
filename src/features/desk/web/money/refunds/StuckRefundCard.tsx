import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { plainCode } from "../../../../../shared/plainText";
import type { TextFields } from "../../../../../shared/textFields";
import { LONGEST_REFERENCE } from "../../../../payments/refunds/refunds.enumerations";
import { stuckAs } from "../../../../refunds/refunds.rules";
import type { SentRefund, StuckRefund } from "../../../../refunds/refunds.schemas";
import { useMarkRefundSentMutation, useSendRefundAgainMutation } from "../../../../refunds/web/refunds.api";
import { supportPlanPath } from "../../../desk.pages";
import { DeskForm } from "../../parts/DeskForm";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { ConfirmDialog } from "../ConfirmDialog";

const schema = schemaOf<TextFields<SentRefund, "Reference">>()({
  Reference: filled("support.stuckRefunds.reference.missing", plainCode),
});

/**
 * A refund that has to be sent by hand, that its provider refuses or may have sent, or that waits for a bank, with the
 * actions. That it was sent is confirmed first, as the client is notified of it. (DESK-10, REFUND-13, DESK-99)
 */
export function StuckRefundCard({ refund }: { readonly refund: StuckRefund }) {
  const money = useMoney();
  const [markSent, { error, isLoading }] = useMarkRefundSentMutation();
  const [sendAgain, again] = useSendRefundAgainMutation();
  const [confirming, setConfirming] = useState<SentRefund | null>(null);
  const { RefundId } = refund;
  const way = stuckAs({ byHand: refund.ByHand, failureCode: refund.FailureCode });
  const form = useForm({
    initialValues: { Reference: "" },
    validationSchema: schema,
    prefix: `refund-${RefundId}`,
    shows: "onceSent",
    send: async ({ Reference }) => {
      setConfirming({ RefundId, Reference: plainCode(Reference) });
      return undefined;
    },
  });
  const amount = money(refund.Amount);
  const row = useQueueRow();
  useHoldsRow(heldBy({ isLoading: isLoading || again.isLoading }));
  const onSent = async (sent: SentRefund) => {
    const marked = await markSent(sent);
    setConfirming(null);
    if (!marked.error) row?.leave(<FormattedMessage id="support.stuckRefunds.sentDone" values={{ amount }} />);
  };
  const onAgain = async () => {
    const asked = await sendAgain({ RefundId });
    if (!asked.error) row?.tell(<FormattedMessage id="support.stuckRefunds.againDone" values={{ amount }} />);
  };
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <p>
        <FormattedMessage
          id="support.stuckRefunds.text"
          values={{
            amount,
            client: refund.ClientName,
            plan: (
              <MuiLink component={Link} to={supportPlanPath(refund.TravelPlanId)}>
                <FormattedMessage id="support.stuckRefunds.plan" values={{ plan: refund.TravelPlanId }} />
              </MuiLink>
            ),
          }}
        />{" "}
        <FormattedMessage id={`support.stuckRefunds.${way}`} values={{ code: refund.FailureCode }} />
      </p>
      {way !== "disputed" && (
        <DeskForm
          form={form}
          error={error ?? again.error}
          actions={
            <>
              <Button type="submit" variant="outlined" disabled={again.isLoading}>
                <FormattedMessage id="support.stuckRefunds.sent" />
              </Button>
              {way === "unknown" && (
                <BusyButton loading={again.isLoading} disabled={isLoading} onClick={onAgain}>
                  <FormattedMessage id="support.stuckRefunds.again" />
                </BusyButton>
              )}
            </>
          }
        >
          <form.Field
            as={TextField}
            name="Reference"
            label={<FormattedMessage id="support.stuckRefunds.reference" />}
            maxLength={LONGEST_REFERENCE}
            required
          />
        </DeskForm>
      )}
      {confirming && !row?.isGone && (
        <ConfirmDialog
          title={<FormattedMessage id="support.stuckRefunds.confirm.title" values={{ amount }} />}
          action={<FormattedMessage id="support.stuckRefunds.sent" />}
          busy={isLoading}
          onConfirm={() => onSent(confirming)}
          onClose={() => setConfirming(null)}
        >
          <FormattedMessage
            id="support.stuckRefunds.confirm.text"
            values={{ amount, client: refund.ClientName, reference: confirming.Reference }}
          />
        </ConfirmDialog>
      )}
    </Card>
  );
}

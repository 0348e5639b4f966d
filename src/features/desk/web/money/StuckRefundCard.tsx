import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { object } from "yup";
import { filled } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { stuckAs } from "../../../refunds/refunds.rules";
import type { StuckRefund } from "../../../refunds/refunds.schemas";
import { useMarkRefundSentMutation, useSendRefundAgainMutation } from "../../../refunds/web/refunds.api";
import { DeskForm } from "../DeskForm";

const schema = object({ Reference: filled("support.stuckRefunds.reference.missing") });

/**
 * A refund that has to be sent by hand, that its provider refuses or may have sent, or that waits for a bank, with the
 * actions. (DESK-10, REFUND-13)
 */
export function StuckRefundCard({ refund }: { readonly refund: StuckRefund }) {
  const money = useMoney();
  const [markSent] = useMarkRefundSentMutation();
  const [sendAgain, again] = useSendRefundAgainMutation();
  const { RefundId } = refund;
  const way = stuckAs({ byHand: refund.ByHand, failureCode: refund.FailureCode });
  const form = useForm({
    initialValues: { Reference: "" },
    schema,
    prefix: `refund-${RefundId}`,
    shows: "onceSent",
    send: ({ Reference }) => markSent({ RefundId, Reference: Reference.trim() }),
  });
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <p>
        <FormattedMessage
          id="support.stuckRefunds.text"
          values={{
            amount: money(refund.Amount),
            client: refund.ClientName,
            plan: (
              <Link to={`/support/plans/${refund.TravelPlanId}`}>
                <FormattedMessage id="support.stuckRefunds.plan" values={{ plan: refund.TravelPlanId }} />
              </Link>
            ),
          }}
        />{" "}
        <FormattedMessage id={`support.stuckRefunds.${way}`} values={{ code: refund.FailureCode }} />
      </p>
      {way !== "disputed" && (
        <DeskForm
          form={form}
          error={form.failure ?? again.error}
          actions={
            <>
              <Button type="submit" variant="outlined" loading={form.sending} disabled={again.isLoading}>
                <FormattedMessage id="support.stuckRefunds.sent" />
              </Button>
              {way === "unknown" && (
                <Button loading={again.isLoading} disabled={form.sending} onClick={() => void sendAgain({ RefundId })}>
                  <FormattedMessage id="support.stuckRefunds.again" />
                </Button>
              )}
            </>
          }
        >
          <TextField
            {...form.field("Reference")}
            label={<FormattedMessage id="support.stuckRefunds.reference" />}
            maxLength={80}
            required
          />
        </DeskForm>
      )}
    </Card>
  );
}

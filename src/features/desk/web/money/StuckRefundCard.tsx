import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { TextField } from "../../../../platform/web/ui/TextField";
import { isBlank } from "../../../../shared/blank";
import type { StuckRefund } from "../../../refunds/refunds.schemas";
import { useMarkRefundSentMutation } from "../../../refunds/web/refunds.api";
import { DeskForm } from "../DeskForm";

/** A refund that nobody sends by itself, or that its provider keeps refusing: the desk sends it and says so. */
export function StuckRefundCard({ refund }: { readonly refund: StuckRefund }) {
  const money = useMoney();
  const [reference, setReference] = useState("");
  const [tried, setTried] = useState(false);
  const missing = isBlank(reference);
  const [markSent, { error, isLoading: busy }] = useMarkRefundSentMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing && !busy) void markSent({ RefundId: refund.RefundId, Reference: reference.trim() });
  };
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <p>
        <FormattedMessage
          id="support.stuckRefunds.text"
          values={{ amount: money(refund.Amount), client: refund.ClientName, plan: refund.TravelPlanId }}
        />{" "}
        {refund.ByHand ? (
          <FormattedMessage
            id={refund.FailureCode === null ? "support.stuckRefunds.byHand" : "support.stuckRefunds.back"}
          />
        ) : (
          <FormattedMessage id="support.stuckRefunds.refused" values={{ code: refund.FailureCode }} />
        )}
      </p>
      {refund.ByHand && (
        <DeskForm
          onSubmit={submit}
          error={error}
          actions={
            <Button type="submit" variant="outlined" loading={busy}>
              <FormattedMessage id="support.stuckRefunds.sent" />
            </Button>
          }
        >
          <TextField
            name={`reference-${refund.RefundId}`}
            label={<FormattedMessage id="support.stuckRefunds.reference" />}
            error={tried && missing && <FormattedMessage id="support.stuckRefunds.reference.missing" />}
            value={reference}
            maxLength={80}
            required
            onChange={({ target }) => setReference(target.value)}
          />
        </DeskForm>
      )}
    </Card>
  );
}

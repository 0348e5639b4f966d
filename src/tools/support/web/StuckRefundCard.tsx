import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import type { SerializedError } from "@reduxjs/toolkit";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { StuckRefund } from "../../../features/refunds/refunds.schemas";
import type { CallError } from "../../../web/callError";
import { useMoney } from "../../../web/intl/useMoney";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import { TextField } from "../../../web/ui/TextField";

type Props = {
  readonly refund: StuckRefund;
  readonly error: CallError | SerializedError | undefined;
  readonly busy: boolean;
  readonly onSent: (reference: string) => void;
};

/** A refund that nobody sends by itself, or that its provider keeps refusing: the desk sends it and says so. */
export function StuckRefundCard({ refund, error, busy, onSent }: Props) {
  const money = useMoney();
  const [reference, setReference] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reference.trim() !== "" && !busy) onSent(reference.trim());
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
        <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, maxWidth: "34rem" }}>
          <TextField
            name={`reference-${refund.RefundId}`}
            label={<FormattedMessage id="support.stuckRefunds.reference" />}
            value={reference}
            maxLength={80}
            required
            onChange={({ target }) => setReference(target.value)}
          />
          {error && (
            <Callout kind="error" announce>
              {serverText(error) ?? <FormattedMessage id="support.act.failed" />}
            </Callout>
          )}
          <div>
            <Button type="submit" variant="outlined" loading={busy}>
              <FormattedMessage id="support.stuckRefunds.sent" />
            </Button>
          </div>
        </Box>
      )}
    </Card>
  );
}

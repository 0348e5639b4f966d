import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { SerializedError } from "@reduxjs/toolkit";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { QueuedRefund } from "../../../features/refunds/refunds.schemas";
import type { CallError } from "../../../web/callError";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { useMoney } from "../../../web/intl/useMoney";
import { Callout } from "../../../web/ui/Callout";
import { DottedLine } from "../../../web/ui/DottedLine";
import { FactList } from "../../../web/ui/FactList";
import { serverText } from "../../../web/ui/serverText";
import { TextField } from "../../../web/ui/TextField";
import { TheirWords } from "../../../web/ui/TheirWords";

type Props = {
  readonly queued: QueuedRefund;
  readonly error: CallError | SerializedError | undefined;
  readonly busy: boolean;
  readonly onDecide: (approve: boolean, reason: string) => void;
};

/** One request for a refund: whose, for what, how much and why; approved or declined with a reason. */
export function QueuedRefundCard({ queued, error, busy, onDecide }: Props) {
  const id = useId();
  const money = useMoney();
  const { instant } = useHavanaTime();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { Refund, BookingName, BookingAmount, StartsAt, ClientName, ClientEmail, ClientLanguage } = queued;
  const decide = (event: FormEvent, approve: boolean) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === "");
    if (given !== "" && !busy) onDecide(approve, given);
  };
  const facts = [
    ["asked", instant(Refund.AskedAt)],
    ["starts", instant(StartsAt)],
    ["paid", money(BookingAmount)],
    ["charge", money(Refund.Charge)],
    ["method", money(Refund.ToMethod)],
    ["fund", money(Refund.ToLots + Refund.ToNewLot)],
  ] as const;
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: "1.3125rem" }}>
        <FormattedMessage
          id="support.refundDesk.request"
          values={{ amount: money(Refund.Amount), id: Refund.BookingId, name: BookingName }}
        />
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        <DottedLine>
          {ClientName}
          {ClientEmail}
        </DottedLine>
      </Typography>
      <FactList
        layout="grid"
        facts={facts.map(([name, detail]) => ({
          id: name,
          term: <FormattedMessage id={`support.refundDesk.fact.${name}`} />,
          detail,
        }))}
      />
      {Refund.SupplierFault && (
        <Callout kind="warning">
          <FormattedMessage id="support.refundDesk.supplierFault" />
        </Callout>
      )}
      {Refund.Reason && (
        <Typography component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: "divider" }}>
          <TheirWords>{Refund.Reason}</TheirWords>
        </Typography>
      )}
      <Box component="form" noValidate onSubmit={(event) => decide(event, true)} sx={{ display: "grid", gap: 2 }}>
        <TextField
          name={`decision-${Refund.RequestId}`}
          label={<FormattedMessage id="support.act.reason" />}
          hint={<FormattedMessage id="support.refundDesk.reasonHint" values={{ language: ClientLanguage }} />}
          error={missing && <FormattedMessage id="support.act.reasonMissing" />}
          value={reason}
          maxLength={300}
          required
          onChange={({ target }) => setReason(target.value)}
        />
        {error && (
          <Callout kind="error" announce>
            {serverText(error) ?? <FormattedMessage id="support.act.failed" />}
          </Callout>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button type="submit" variant="contained" color="secondary" loading={busy}>
            <FormattedMessage id="support.refundDesk.approve" values={{ amount: money(Refund.Amount) }} />
          </Button>
          <Button variant="outlined" disabled={busy} onClick={(event) => decide(event, false)}>
            <FormattedMessage id="support.refundDesk.decline" />
          </Button>
          <Button component={Link} to={`/support/plans/${Refund.TravelPlanId}`}>
            <FormattedMessage id="support.toPlan" values={{ id: Refund.TravelPlanId }} />
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

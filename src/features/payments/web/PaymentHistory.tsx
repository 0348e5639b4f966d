import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { useShortDay } from "../../../platform/web/intl/useShortDay";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import { DottedMessage } from "../../../platform/web/ui/dotted/DottedMessage";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../platform/web/ui/status/tone";
import { PaymentStatus } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { isWithdrawn, ownFailure } from "../failureCodes";
import type { Payment } from "../payments.schemas";
import { PaymentRemarks } from "./PaymentRemarks";
import { useGetPaymentsQuery } from "./payments.api";

type Status = number | "refunded" | "withdrawn";

const tones: Partial<Record<Status, Tone>> = {
  refunded: "info",
  withdrawn: "neutral",
  [PaymentStatus.Created]: "waiting",
  [PaymentStatus.Success]: "done",
  [PaymentStatus.Failed]: "problem",
  [PaymentStatus.Expired]: "neutral",
  [PaymentStatus.NoFound]: "neutral",
};

/** Every attempt to pay the plan with its status (PAY-14); empty if there was none. */
export function PaymentHistory({ planId }: { readonly planId: number }) {
  const id = useId();
  const { data: payments = [] } = useGetPaymentsQuery({ planId }, slowPollingOptions());
  if (payments.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage id="payment.history.title" />
      </Typography>
      <PaymentRemarks planId={planId} methods={payments.map(({ Method }) => Method)} />
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
        {payments.map((payment) => (
          <Attempt key={payment.PaymentId} payment={payment} />
        ))}
      </Box>
    </Card>
  );
}

function Attempt({ payment }: { readonly payment: Payment }) {
  const money = useMoney();
  const shortDay = useShortDay();
  const { Method, Status, Amount, FundAmount, CurrencyCode, FailureCode, CreatedAt } = payment;
  const status = statusOf(Status, FailureCode);
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "space-between" }}>
      <span>
        <DottedMessage
          id="payment.history.attempt"
          values={{
            method: Method,
            amount: money(Amount + FundAmount, CurrencyCode),
            day: shortDay(havanaDate(CreatedAt)),
          }}
        />
      </span>
      <StatusChip tone={tones[status] ?? "neutral"}>
        <FormattedMessage id="payment.history.status" values={{ status: status }} />
      </StatusChip>
    </Box>
  );
}

/** Failed attempts with two codes are no errors: their money is refunded, or another method was chosen. */
function statusOf(status: number, failureCode: string | null): Status {
  if (failureCode === ownFailure.refunded) return "refunded";
  return isWithdrawn(failureCode) ? "withdrawn" : status;
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../../platform/web/ui/status/tone";
import { TheirWords } from "../../../../../platform/web/ui/TheirWords";
import { PaymentStatus } from "../../../../../shared/enumerations";
import type { Minor } from "../../../../../shared/money";
import { isWithdrawn } from "../../../../payments/failureCodes";
import { refundCodes } from "../../../../payments/refundCodes";
import type { AskedRefund, PlanHolder, PlanPayment, PlanRefund } from "../../../plans/plans.schemas";
import { DeskList } from "../../DeskList";
import { ReasonAction } from "../../ReasonAction";
import { When } from "../../When";
import { RowNote } from "./RowNote";

const tones: Readonly<Record<number | string, Tone>> = {
  [PaymentStatus.Created]: "waiting",
  [PaymentStatus.Success]: "done",
  [PaymentStatus.Failed]: "problem",
};

type PaymentRowsProps = { readonly payments: readonly PlanPayment[]; readonly holders: readonly PlanHolder[] };

/** Every attempt to pay, with the provider's answer; without any, whether a name on a card stopped one. */
export function PaymentRows({ payments, holders }: PaymentRowsProps) {
  const money = useMoney();
  return (
    <DeskList
      items={payments}
      keyOf={({ PaymentId }) => PaymentId}
      none={<FormattedMessage id={holders.length > 0 ? "support.payments.stopped" : "support.payments.none"} />}
    >
      {({
        PaymentId,
        Method,
        Amount,
        Received,
        Status,
        ProviderReference,
        FailureCode,
        CreatedAt,
        Asked,
        AskAgainAt,
      }) => (
        <>
          <Money amount={money(Amount)} status={isWithdrawn(FailureCode) ? "withdrawn" : Status} of="payments" />
          <p>
            <FormattedMessage id="support.payments.method" values={{ method: Method }} />
          </p>
          {Received !== null && (
            <p>
              <FormattedMessage
                id="support.payments.received"
                values={{
                  received: money(Received),
                  missing: money(Math.max(0, Amount - Received)),
                  standing: standingOf(Amount, Received, isWithdrawn(FailureCode)),
                }}
              />
            </p>
          )}
          <RowNote>
            <DottedLine>
              <When at={CreatedAt} />
              {PaymentId}
            </DottedLine>
          </RowNote>
          {Received === null && <Provider reference={ProviderReference} failure={FailureCode} />}
          {AskAgainAt !== null && (
            <RowNote>
              <FormattedMessage id="support.payments.asked" values={{ count: Asked, when: <When at={AskAgainAt} /> }} />
            </RowNote>
          )}
          {Status === PaymentStatus.Created && Received === null && (
            <ReasonAction act={{ kind: "payment", id: PaymentId }} />
          )}
        </>
      )}
    </DeskList>
  );
}

/** Refunds, sent or to be sent. */
export function RefundRows({
  refunds,
  asked,
}: {
  readonly refunds: readonly PlanRefund[];
  readonly asked: readonly AskedRefund[];
}) {
  const money = useMoney();
  return (
    <>
      {asked.map(({ RequestId, BookingId, Amount, Reason, AskedAt }) => (
        <Callout
          key={RequestId}
          kind="warning"
          title={<FormattedMessage id="support.refunds.asked" values={{ booking: BookingId, amount: money(Amount) }} />}
          action={
            <Button component={Link} to="/support/refunds">
              <FormattedMessage id="support.refunds.decide" />
            </Button>
          }
        >
          <DottedLine>
            {Reason === null ? <FormattedMessage id="support.refunds.noReason" /> : <TheirWords>{Reason}</TheirWords>}
            <When at={AskedAt} />
          </DottedLine>
        </Callout>
      ))}
      <DeskList
        items={refunds}
        keyOf={({ RefundId }) => RefundId}
        none={<FormattedMessage id="support.refunds.none" />}
      >
        {({ Amount, Status, Reason, ProviderReference, FailureCode, CreatedAt }) => (
          <>
            <Money
              amount={money(Amount)}
              status={Status}
              of="refunds"
              back={FailureCode === refundCodes.sentBack ? "yes" : "no"}
            />
            <p>
              <FormattedMessage id="support.refunds.reason" values={{ reason: Reason }} />
            </p>
            {FailureCode !== null && (
              <p>
                <FormattedMessage id="support.refunds.failure" values={{ code: FailureCode }} />{" "}
                {FailureCode === refundCodes.sentBack && (
                  <MuiLink component={Link} to="/support/refunds">
                    <FormattedMessage id="support.refunds.sendOn" />
                  </MuiLink>
                )}
              </p>
            )}
            <RowNote>
              <When at={CreatedAt} />
            </RowNote>
            <Provider reference={ProviderReference} failure={null} />
          </>
        )}
      </DeskList>
    </>
  );
}

type Standing = "none" | "short" | "whole" | "over" | "withdrawn" | "withdrawnShort";

/** Whether less, as much or more has arrived than was ordered; of a withdrawn order nothing is awaited any more. */
function standingOf(amount: Minor, received: Minor, withdrawn: boolean): Standing {
  if (withdrawn) return received === 0 ? "withdrawn" : "withdrawnShort";
  if (received === 0) return "none";
  if (received < amount) return "short";
  return received === amount ? "whole" : "over";
}

type MoneyProps = {
  readonly amount: string;
  readonly status: number | "withdrawn";
  readonly of: "payments" | "refunds";
  /** Whether the payer's bank returned the refund. */
  readonly back?: "yes" | "no";
};

function Money({ amount, status, of, back = "no" }: MoneyProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
      <strong className="tabular">{amount}</strong>
      <StatusChip tone={back === "yes" ? "problem" : (tones[status] ?? "neutral")}>
        <FormattedMessage id={`support.${of}.status`} values={{ status, back }} />
      </StatusChip>
    </Box>
  );
}

function Provider({ reference, failure }: { readonly reference: string | null; readonly failure: string | null }) {
  return (
    <RowNote>
      <DottedLine>
        {reference === null ? (
          <FormattedMessage id="support.payments.noReference" />
        ) : (
          <FormattedMessage id="support.payments.reference" values={{ reference }} />
        )}
        {failure !== null && (
          <span>
            <FormattedMessage id="support.declined" values={{ code: failure }} /> ({failure})
          </span>
        )}
      </DottedLine>
    </RowNote>
  );
}

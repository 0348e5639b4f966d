import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../../platform/web/links";
import { DottedLine } from "../../../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../../../platform/web/ui/status/tone";
import { VerbatimText } from "../../../../../../platform/web/ui/VerbatimText";
import { PaymentStatus } from "../../../../../../shared/enumerations";
import type { Minor } from "../../../../../../shared/money";
import { isWithdrawn } from "../../../../../payments/failureCodes";
import { matchedByStaff } from "../../../../../payments/methods/methods.contract";
import { refundsContract } from "../../../../../refunds/refunds.contract";
import { supportRefundsPath } from "../../../../desk.pages";
import {
  type PaymentRowStatus,
  paymentRowStatus,
  type RefundRowStatus,
  refundRowStatus,
} from "../../../../plans/money.status";
import type { AskedRefund, PlanHolder, PlanPayment, PlanRefund } from "../../../../plans/plans.schemas";
import { answerPlace } from "../../../parts/answerPlace";
import { DeskList } from "../../../parts/DeskList";
import { FoldedRow } from "../../../parts/FoldedRow";
import { ReasonAction } from "../../../parts/ReasonAction";
import { RowLine } from "../../../parts/RowLine";
import { RowNote } from "../../../parts/RowNote";
import { When } from "../../../parts/When";
import { useMay } from "../../../shell/useMay";

const tones: Readonly<Partial<Record<PaymentRowStatus | RefundRowStatus, Tone>>> = {
  [PaymentStatus.Created]: "waiting",
  link: "waiting",
  transfer: "waiting",
  byHand: "waiting",
  disputed: "waiting",
  unknown: "waiting",
  returned: "problem",
  [PaymentStatus.Success]: "done",
  [PaymentStatus.Failed]: "problem",
};

type PaymentRowsProps = {
  readonly planId: number;
  readonly payments: readonly PlanPayment[];
  readonly holders: readonly PlanHolder[];
};

/**
 * Every attempt to pay, with the provider's answer; without any, whether a name on a card stopped one. Every transfer
 * leads to where its money is entered, also when it is not awaited any more. (DESK-98)
 */
export function PaymentRows({ planId, payments, holders }: PaymentRowsProps) {
  const money = useMoney();
  const may = useMay();
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
        ForChange,
        Received,
        Status,
        ProviderReference,
        FailureCode,
        CreatedAt,
        Asked,
        AskAgainAt,
      }) => (
        <FoldedRow
          line={
            <Money amount={money(Amount)} status={paymentRowStatus({ Method, Status, FailureCode })} of="payments" />
          }
        >
          <p>
            <FormattedMessage id="support.payments.method" values={{ method: Method }} />
          </p>
          {ForChange !== undefined && (
            <p>
              <FormattedMessage id="support.payments.forChange" values={{ booking: ForChange }} />
            </p>
          )}
          {Received !== null && (
            <p>
              <FormattedMessage
                id="support.payments.received"
                values={{
                  received: money(Received),
                  missing: money(Math.max(0, Amount - Received)),
                  status: linkStatus(Amount, Received, isWithdrawn(FailureCode)),
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
          {Received !== null && may(matchedByStaff.arrived) && (
            <p>
              <MuiLink component={Link} to={answerPlace({ Kind: "transfer", ItemId: PaymentId, TravelPlanId: planId })}>
                <FormattedMessage id="support.payments.enter" />
              </MuiLink>
            </p>
          )}
          {AskAgainAt !== null && (
            <RowNote>
              <FormattedMessage id="support.payments.asked" values={{ count: Asked, when: <When at={AskAgainAt} /> }} />
            </RowNote>
          )}
          {Status === PaymentStatus.Created && Received === null && (
            <ReasonAction act={{ kind: "payment", id: PaymentId }} />
          )}
        </FoldedRow>
      )}
    </DeskList>
  );
}

type RefundRowsProps = {
  readonly planId: number;
  readonly refunds: readonly PlanRefund[];
  readonly asked: readonly AskedRefund[];
};

/** Refunds, sent or to be sent. */
export function RefundRows({ planId, refunds, asked }: RefundRowsProps) {
  const money = useMoney();
  const may = useMay();
  return (
    <>
      {asked.map(({ RequestId, BookingId, Amount, Reason, AskedAt }) => (
        <Callout
          key={RequestId}
          kind="warning"
          title={<FormattedMessage id="support.refunds.asked" values={{ booking: BookingId, amount: money(Amount) }} />}
          action={
            <Button component={Link} to={supportRefundsPath()}>
              <FormattedMessage id="support.refunds.decide" />
            </Button>
          }
        >
          <DottedLine>
            {Reason === null ? (
              <FormattedMessage id="support.refunds.noReason" />
            ) : (
              <VerbatimText>{Reason}</VerbatimText>
            )}
            <When at={AskedAt} />
          </DottedLine>
        </Callout>
      ))}
      <DeskList
        items={refunds}
        keyOf={({ RefundId }) => RefundId}
        none={<FormattedMessage id="support.refunds.none" />}
      >
        {({ RefundId, Amount, Status, Reason, ProviderReference, FailureCode, CreatedAt, AskAgainAt }) => {
          const status = refundRowStatus({ Status, FailureCode, AskAgainAt });
          const isOurs = status === "byHand" || status === "returned" || status === "unknown";
          return (
            <FoldedRow line={<Money amount={money(Amount)} status={status} of="refunds" />}>
              <p>
                <FormattedMessage id="support.refunds.reason" values={{ reason: Reason }} />
              </p>
              {FailureCode !== null && (
                <p>
                  <FormattedMessage id="support.refunds.failure" values={{ code: FailureCode, status }} />
                </p>
              )}
              {isOurs && may(refundsContract.markRefundSent) && (
                <p>
                  <MuiLink
                    component={Link}
                    to={answerPlace({ Kind: "refund", ItemId: RefundId, TravelPlanId: planId })}
                  >
                    <FormattedMessage id="support.refunds.send" values={{ status }} />
                  </MuiLink>
                </p>
              )}
              <RowNote>
                <When at={CreatedAt} />
              </RowNote>
              {!(isOurs && ProviderReference === null) && <Provider reference={ProviderReference} failure={null} />}
            </FoldedRow>
          );
        }}
      </DeskList>
    </>
  );
}

type Status = "none" | "short" | "whole" | "over" | "withdrawn" | "withdrawnShort";

/** Whether less, as much or more has arrived than was ordered; of a withdrawn order nothing is awaited any more. */
function linkStatus(amount: Minor, received: Minor, withdrawn: boolean): Status {
  if (withdrawn) return received === 0 ? "withdrawn" : "withdrawnShort";
  if (received === 0) return "none";
  if (received < amount) return "short";
  return received === amount ? "whole" : "over";
}

type MoneyProps = {
  readonly amount: string;
  readonly status: PaymentRowStatus | RefundRowStatus;
  readonly of: "payments" | "refunds";
};

function Money({ amount, status, of }: MoneyProps) {
  return (
    <RowLine>
      <strong className="tabular">{amount}</strong>
      <StatusChip tone={tones[status] ?? "neutral"}>
        <FormattedMessage id={`support.${of}.status`} values={{ status: status }} />
      </StatusChip>
    </RowLine>
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

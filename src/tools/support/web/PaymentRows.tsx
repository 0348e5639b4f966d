import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { PaymentStatus } from "../../../shared/enumerations";
import { useMoney } from "../../../web/intl/useMoney";
import { StatusChip } from "../../../web/ui/StatusChip";
import type { Tone } from "../../../web/ui/tone";
import type { PlanPayment, PlanRefund } from "../plans.schemas";
import { DeskList } from "./DeskList";
import { ReasonAction } from "./ReasonAction";
import { RowNote } from "./RowNote";
import { When } from "./When";

const tones: Record<number, Tone> = {
  [PaymentStatus.Created]: "waiting",
  [PaymentStatus.Success]: "done",
  [PaymentStatus.Failed]: "problem",
};

/** Every attempt to pay, with what the provider said. */
export function PaymentRows({ payments }: { readonly payments: readonly PlanPayment[] }) {
  const money = useMoney();
  return (
    <DeskList
      items={payments}
      keyOf={({ PaymentId }) => PaymentId}
      none={<FormattedMessage id="support.payments.none" />}
    >
      {({ PaymentId, Amount, Status, ProviderReference, FailureCode, CreatedAt, Asked, AskAgainAt }) => (
        <>
          <Money amount={money(Amount)} status={Status} />
          <RowNote>
            <When at={CreatedAt} /> · {PaymentId}
          </RowNote>
          <Provider reference={ProviderReference} failure={FailureCode} />
          {AskAgainAt !== null && (
            <RowNote>
              <FormattedMessage id="support.payments.asked" values={{ count: Asked, when: <When at={AskAgainAt} /> }} />
            </RowNote>
          )}
          {Status === PaymentStatus.Created && <ReasonAction act={{ kind: "payment", id: PaymentId }} />}
        </>
      )}
    </DeskList>
  );
}

/** Money that went back, or is to go back. */
export function RefundRows({ refunds }: { readonly refunds: readonly PlanRefund[] }) {
  const money = useMoney();
  return (
    <DeskList items={refunds} keyOf={({ RefundId }) => RefundId} none={<FormattedMessage id="support.refunds.none" />}>
      {({ Amount, Status, Reason, ProviderReference, FailureCode, CreatedAt }) => (
        <>
          <Money amount={money(Amount)} status={Status} />
          <p>
            <FormattedMessage id="support.refunds.reason" values={{ reason: Reason }} />
          </p>
          <RowNote>
            <When at={CreatedAt} />
          </RowNote>
          <Provider reference={ProviderReference} failure={FailureCode} />
        </>
      )}
    </DeskList>
  );
}

function Money({ amount, status }: { readonly amount: string; readonly status: number }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
      <strong className="tabular">{amount}</strong>
      <StatusChip tone={tones[status] ?? "neutral"}>
        <FormattedMessage id="support.payments.status" values={{ status }} />
      </StatusChip>
    </Box>
  );
}

function Provider({ reference, failure }: { readonly reference: string | null; readonly failure: string | null }) {
  return (
    <RowNote>
      {reference === null ? (
        <FormattedMessage id="support.payments.noReference" />
      ) : (
        <FormattedMessage id="support.payments.reference" values={{ reference }} />
      )}
      {failure !== null && ` · ${failure}`}
    </RowNote>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { DeadlineLine } from "../../../../plan/web/checkout/deadline/DeadlineText";
import type { PlanDispute, SupportPlan } from "../../../plans/plans.schemas";
import { DeskList } from "../../parts/DeskList";
import { DisputeDue } from "../../parts/DisputeDue";
import { RowNote } from "../../parts/RowNote";
import { StateText } from "../../parts/StateText";
import { When } from "../../parts/When";
import { ClientFactor } from "./ClientFactor";
import { LimitsReached } from "./LimitsReached";
import { MoneyFacts } from "./MoneyFacts";

/** The state of the plan and its money, and the coming deadlines. */
export function PlanStatus({ plan }: { readonly plan: SupportPlan }) {
  const money = useMoney();
  const { State, CancelReason, Disputes, Alerts, Deadlines, Bounds, Money, Now } = plan;
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Typography variant="h3" component="p">
        <StateText state={State} />
      </Typography>
      {Disputes.map((dispute) => (
        <DisputeCallout key={dispute.DisputeId} dispute={dispute} />
      ))}
      {Alerts.map(({ At, What, Reference, Amount, CurrencyCode }) => (
        <Callout
          key={`${What}-${Reference}-${At}`}
          kind="warning"
          title={
            <FormattedMessage
              id={`support.alert.${What}`}
              values={{ known: Amount === null ? "no" : "yes", amount: money(Amount ?? 0, CurrencyCode) }}
            />
          }
        >
          <RowNote>
            <DottedLine>
              <When at={At} />
              {Reference}
            </DottedLine>
          </RowNote>
        </Callout>
      ))}
      <LimitsReached clientId={plan.ClientId} limits={plan.Limits} />
      {plan.SecondFactor && <ClientFactor clientId={plan.ClientId} />}
      {plan.UsTravel !== null && (
        <p>
          <FormattedMessage
            id="support.plan.usTravel"
            values={{
              kind: plan.UsTravel,
              category: <FormattedMessage id={`usTravel.category.${plan.UsTravel}`} />,
            }}
          />
        </p>
      )}
      {CancelReason !== null && (
        <p>
          <FormattedMessage id="support.plan.cancelReason" values={{ reason: CancelReason }} />
        </p>
      )}
      {Money && <MoneyFacts money={Money} />}
      {Bounds && (
        <p>
          <FormattedMessage
            id="support.plan.bounds"
            values={{ held: <When at={Bounds.HeldUntil} />, payable: <When at={Bounds.PayableUntil} /> }}
          />
        </p>
      )}
      <DeskList
        items={Deadlines}
        keyOf={({ Kind, BookingId }) => `${Kind}-${BookingId}`}
        none={<FormattedMessage id="support.plan.noDeadline" />}
      >
        {({ Kind, At, BookingId }) => (
          <>
            <p>
              <FormattedMessage
                id="support.plan.deadline"
                values={{ kind: Kind, booking: BookingId ?? 0, ofBooking: String(BookingId !== null) }}
              />
            </p>
            <RowNote>
              <DeadlineLine deadline={{ kind: Kind, at: At }} now={Now} />
            </RowNote>
          </>
        )}
      </DeskList>
    </Box>
  );
}

/**
 * A dispute: its status, what it blocks, the deadline for evidence, and how a lost one was settled. (DESK-12, PAY-32)
 */
function DisputeCallout({ dispute }: { readonly dispute: PlanDispute }) {
  const money = useMoney();
  const { DisputeId, Amount, Reason, Status, OpenedAt, RespondBy, AnsweredAt, ClosedAt } = dispute;
  const { Shortfall, SettledAt, SettledAs } = dispute;
  return (
    <Callout
      kind={Status === "won" || SettledAt !== null ? "info" : "warning"}
      title={<FormattedMessage id={`support.dispute.${Status}`} values={{ amount: money(Amount) }} />}
    >
      <p>
        <FormattedMessage id={SettledAs ? `support.dispute.${SettledAs}.text` : `support.dispute.${Status}.text`} />
      </p>
      <DisputeDue shortfall={Shortfall} isToSettle={Status === "lost" && SettledAt === null} />
      {Status === "open" && RespondBy !== null && (
        <p>
          <strong>
            <FormattedMessage id="support.dispute.respondBy" values={{ when: <When at={RespondBy} /> }} />
          </strong>
        </p>
      )}
      <RowNote>
        <DottedLine>
          <FormattedMessage id="support.dispute.reason" values={{ reason: Reason }} />
          <FormattedMessage id="support.dispute.since" values={{ when: <When at={OpenedAt} /> }} />
          {AnsweredAt !== null && (
            <FormattedMessage id="support.dispute.answeredAt" values={{ when: <When at={AnsweredAt} /> }} />
          )}
          {ClosedAt !== null && (
            <FormattedMessage id="support.dispute.closedAt" values={{ when: <When at={ClosedAt} /> }} />
          )}
          {SettledAt !== null && (
            <FormattedMessage id="support.dispute.settledAt" values={{ when: <When at={SettledAt} /> }} />
          )}
          {DisputeId}
        </DottedLine>
      </RowNote>
    </Callout>
  );
}

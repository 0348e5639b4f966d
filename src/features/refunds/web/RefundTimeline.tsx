import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../platform/web/ui/status/tone";
import { VerbatimText } from "../../../platform/web/ui/VerbatimText";
import { REFUND_SHOWN_WITHIN_DAYS } from "../../../shared/constants";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { RefundStatus } from "../../payments/refunds/refunds.enumerations";
import type { RefundState } from "../refunds.schemas";

/** The part of a refund that is usable credit. Minor units. (FUND-6) */
const inFundOf = ({ ToLots, ToNewLot, LotsLost }: RefundState): Minor => ToLots + ToNewLot - LotsLost;

/** Automatic refunds have no request, and external ones are known only once they are sent. */
const begunFor = ({ Cause, AskedAt }: RefundState): RefundStep[] =>
  Cause === "elsewhere" ? [] : [{ name: "owed", at: AskedAt, done: true }];

const statusTones: Record<RefundStatus, Tone> = {
  requested: "waiting",
  approved: "waiting",
  failing: "waiting",
  returned: "problem",
  held: "waiting",
  declined: "problem",
  sent: "done",
  credited: "done",
};

const Steps = styled("ol")({ listStyle: "none", margin: 0, padding: 0, display: "grid" });

const Step = styled("li", { shouldForwardProp: (prop) => prop !== "done" })<{ readonly done: boolean }>(({ done }) => ({
  position: "relative",
  padding: "0 0 14px 30px",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 2,
    top: 5,
    width: 14,
    height: 14,
    borderRadius: "50%",
    border: `3px solid ${token(done ? "palm" : "outline")}`,
    background: done ? token("palm") : "transparent",
  },
  "&:not(:last-child)::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: 10,
    top: 27,
    bottom: -2,
    width: 3,
    background: token(done ? "palm" : "sand"),
  },
  "& small": { display: "block", color: token("inkSoft"), fontSize: "0.9375rem" },
}));

const Head = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 12px",
  alignItems: "center",
  marginBottom: 12,
});

/**
 * The steps of a refund: requested, approved, sent, on the statement; or why not. For a refund without a request: its
 * cause.
 */
export function RefundTimeline({ refund }: { readonly refund: RefundState }) {
  const money = useMoney();
  return (
    <div>
      <Head>
        <strong>
          <FormattedMessage
            id={refund.Destination === "fund" ? "refund.timeline.toFund" : "refund.timeline.toClient"}
            values={{ amount: money(refund.Amount - refund.LotsLost) }}
          />
        </strong>
        <StatusChip tone={statusTones[refund.Status]}>
          <FormattedMessage id={`refund.status.${refund.Status}`} />
        </StatusChip>
      </Head>
      <Steps>
        {refundSteps(refund).map((step) => (
          <Step key={step.name} done={step.done}>
            <StepText step={step} refund={refund} />
          </Step>
        ))}
      </Steps>
    </div>
  );
}

/** The amount that a step is about, in minor units. */
function amountOf(name: RefundStep["name"], refund: RefundState): number {
  if (name === "credited") return inFundOf(refund);
  return name === "lost" ? refund.LotsLost : refund.ToMethod;
}

function StepText({ step: { name, at }, refund }: { readonly step: RefundStep; readonly refund: RefundState }) {
  const { day, instant } = useHavanaTime();
  const money = useMoney();
  const way = { means: refund.Means ?? "other" };
  const note =
    name === "requested" ? refund.Reason : name === "declined" || name === "approved" ? refund.Decision : null;
  return (
    <>
      <FormattedMessage
        id={`refund.step.${name}`}
        values={{
          cause: refund.Cause,
          amount: money(amountOf(name, refund)),
          renewed: refund.LotsRenewed > 0 ? "yes" : "no",
          renewedAmount: money(refund.LotsRenewed),
          way: <FormattedMessage id="money.way" values={way} />,
          // Banks promise a day, not a time.
          when: day(havanaDate(at ?? 0)),
        }}
      />
      {at !== null && name !== "arrives" && <small>{instant(at)}</small>}
      {name === "sending" && (
        <small>
          <FormattedMessage id="money.arrives" values={{ ...way, gone: "no", days: REFUND_SHOWN_WITHIN_DAYS }} />
        </small>
      )}
      {note !== null && (
        <small>
          <FormattedMessage id="refund.step.note" values={{ note: <VerbatimText>{note}</VerbatimText> }} />
        </small>
      )}
    </>
  );
}

type RefundStep = {
  name:
    | "requested"
    | "approved"
    | "declined"
    | "waiting"
    | "owed"
    | "byBank"
    | "sent"
    | "sending"
    | "failing"
    | "returned"
    | "held"
    | "credited"
    | "lost"
    | "arrives";
  at: Instant | null;
  done: boolean;
};

/** The steps of a refund: past ones with their instants, and what comes next. (REFUND-15) */
function refundSteps(refund: RefundState): RefundStep[] {
  if (refund.Cause === "disputed") return [{ name: "byBank", at: refund.SentAt ?? refund.AskedAt, done: true }];
  const requested: RefundStep = { name: "requested", at: refund.AskedAt, done: true };
  if (refund.Status === "requested") return [requested, { name: "waiting", at: null, done: false }];
  if (refund.Status === "declined") return [requested, { name: "declined", at: refund.DecidedAt, done: true }];
  const approved: RefundStep = { name: "approved", at: refund.DecidedAt, done: true };
  const begun = refund.Cause === "booking" ? [requested, approved] : begunFor(refund);
  const inFund = inFundOf(refund) > 0;
  const credited: RefundStep[] = [
    ...(inFund ? [{ name: "credited", at: refund.DecidedAt, done: true } as const] : []),
    ...(refund.LotsLost > 0 ? [{ name: "lost", at: refund.DecidedAt, done: true } as const] : []),
  ];
  if (refund.ToMethod === 0) return [...begun, ...credited];
  if (refund.SentAt !== null) {
    const sent: RefundStep = { name: "sent", at: refund.SentAt, done: true };
    return [...begun, ...credited, sent, { name: "arrives", at: refund.ArrivesBy, done: false }];
  }
  const notYet = (["failing", "returned", "held"] as const).find((status) => status === refund.Status);
  return [...begun, ...credited, { name: notYet ?? "sending", at: null, done: false }];
}

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
import type { RefundStatus } from "../../payments/refunds/refunds.enumerations";
import type { RefundState } from "../refunds.schemas";
import { inFundOf, type RefundStep, refundSteps } from "../refunds.steps";

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

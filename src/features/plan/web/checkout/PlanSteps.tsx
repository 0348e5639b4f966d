import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../../../../platform/web/ui/Icon";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { stepHours } from "../../../../shared/constants";
import { documentsPath } from "../../../documents/documents.pages";
import { type CheckoutSnapshot, type CheckoutStep, checkoutSteps, stepOf } from "../../checkout/checkout.states";
import { Until } from "./deadline/DeadlineText";
import { type TripPapers, useTripPapers } from "./documents/useTripPapers";
import { type Begun, begunDocuments, type StepStatus, stepStatus } from "./presentStep";
import type { ShownDeadline } from "./useCheckout";

type Props = {
  readonly clientId: number;
  readonly snapshot: CheckoutSnapshot;
  readonly deadline: ShownDeadline | null;
  readonly now: number;
  /** The text of the payment step once it is done. */
  readonly paid: ReactNode;
  readonly children: ReactNode;
};

/** The five steps, each with its state and conditions; the current one shows the next action. (PLAN-23) */
export function PlanSteps({ clientId, snapshot, deadline, now, paid, children }: Props) {
  const intl = useIntl();
  const current = stepOf(snapshot);
  const until = deadline?.kind === "pay" && <Until deadline={deadline} now={now} />;
  const isPaid = stepStatus("pay", snapshot) === "done";
  // The trip follows: what is behind is named, and no more.
  const isSigned = stepStatus("sign", snapshot) === "done";
  const payment = isPaid ? paid : until && <FormattedMessage id="checkout.step.pay.until" values={{ until }} />;
  // Documents that were replaced since the payment may be under review, or not in order. (DOC-14)
  const papers = useTripPapers(snapshot, clientId);
  const documents =
    papers && papers !== "unknown" ? (
      <PapersSince papers={papers} planId={snapshot.context.planId} />
    ) : (
      isPaid && !isSigned && <FormattedMessage id="checkout.step.documents.paid" />
    );
  const remarks: Partial<Record<CheckoutStep, ReactNode>> = { documents, pay: payment };
  return (
    <Card
      component="section"
      aria-label={intl.formatMessage({ id: "checkout.steps.label" })}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {checkoutSteps.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={index + 1}
            {...statusOf(step, snapshot, papers)}
            remark={remarks[step]}
            brief={isSigned}
            last={step === checkoutSteps.at(-1)}
          >
            {step === current && children}
          </Step>
        ))}
      </Box>
    </Card>
  );
}

/** The state of a step, and the progress of the documents while their step is neither current nor done. */
function statusOf(step: CheckoutStep, snapshot: CheckoutSnapshot, papers: TripPapers | null) {
  return {
    status: stepStatus(step, snapshot, papers),
    begun: step === "documents" ? begunDocuments(snapshot, papers) : null,
  };
}

function PapersSince({ papers, planId }: { readonly papers: Exclude<TripPapers, "unknown">; readonly planId: number }) {
  return (
    <FormattedMessage
      id={`checkout.step.documents.since.${papers}`}
      values={{
        documents: (words) => (
          <TextLink key="documents" to={documentsPath(planId)}>
            {words}
          </TextLink>
        ),
      }}
    />
  );
}

type StepProps = {
  readonly step: CheckoutStep;
  readonly number: number;
  readonly status: StepStatus;
  readonly begun: Begun | null;
  /** Replaces the step's default text: until when to pay, or the state of documents and payment. */
  readonly remark: ReactNode;
  readonly last: boolean;
  /** A step that is done shows its name alone, and so does one until that is known. */
  readonly brief: boolean;
  readonly children: ReactNode;
};

function Step({ step, number, status, begun, remark, last, brief, children }: StepProps) {
  const isCurrent = status === "current";
  const nameAlone = brief && (status === "done" || status === "unknown") && !remark;
  return (
    <Box
      component="li"
      aria-current={isCurrent ? "step" : undefined}
      sx={{ display: "grid", gridTemplateColumns: "2.5rem minmax(0, 1fr)", columnGap: { xs: 1.5, sm: 2 } }}
    >
      <Rail number={number} status={status} last={last} />
      <Box sx={{ pb: last ? 0 : nameAlone ? 2 : 2.5 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline", pt: 0.75 }}>
          <Typography component="span" sx={{ fontWeight: isCurrent ? 700 : 600 }}>
            <FormattedMessage id={`checkout.step.${step}`} />
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            <FormattedMessage id={`checkout.status.${begun ? "begun" : status}`} />
          </Typography>
        </Box>
        {children ||
          (!nameAlone && (
            <Typography variant="body2" color="text.secondary">
              {remark || (
                <FormattedMessage
                  id={
                    begun
                      ? `checkout.step.documents.${begun}`
                      : `checkout.step.${step}.${status === "done" ? "done" : "needs"}`
                  }
                  values={stepHours}
                />
              )}
            </Typography>
          ))}
      </Box>
    </Box>
  );
}

const discs = {
  done: { bgcolor: "malecon.palm", color: "malecon.onPalm", borderColor: "malecon.palm" },
  current: { bgcolor: "malecon.sea", color: "malecon.onSea", borderColor: "malecon.sea" },
  todo: { bgcolor: "transparent", color: "text.secondary", borderColor: "malecon.outline" },
  unknown: { bgcolor: "transparent", color: "text.secondary", borderColor: "malecon.outline" },
} as const;

function Rail({ number, status, last }: Pick<StepProps, "number" | "status" | "last">) {
  return (
    <Box aria-hidden="true" sx={{ display: "flex", flexDirection: "column", alignItems: "center" }}>
      <Box
        className="tabular"
        sx={{
          ...discs[status],
          width: 40,
          height: 40,
          border: 3,
          borderRadius: "50%",
          display: "grid",
          placeItems: "center",
          fontWeight: 700,
          flexShrink: 0,
        }}
      >
        {status === "done" ? <Icon name="check" /> : number}
      </Box>
      {!last && <Box sx={{ width: 3, flex: 1, bgcolor: status === "done" ? "malecon.palm" : "divider" }} />}
    </Box>
  );
}

import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PlanBundle } from "../../../../features/desk/bundle/bundle";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import { token } from "../../../../platform/web/theme/token";
import { CopyButton } from "../../../../platform/web/ui/CopyButton";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Instant } from "../../../../shared/instant";
import type { MetFault } from "../../faults.schemas";
import { useGetMetFaultsQuery } from "../inspector.api";
import { Code, PlainList, Row } from "../toolParts";
import type { Inspection } from "../useInspection";
import { RecreatePlan } from "./RecreatePlan";
import { StateDifference } from "./StateDifference";
import { useTime } from "./useTime";

const Beside = styled("div")({
  display: "grid",
  gap: "16px 40px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(360px, 100%), 1fr))",
  alignItems: "start",
  "& > div": { display: "grid", gap: 12, gridTemplateColumns: "minmax(0, 1fr)" },
  "& input[type=range]": { width: "100%", minHeight: 44, accentColor: token("sea"), cursor: "pointer" },
  "& section": { position: "sticky", top: 16, maxHeight: "calc(100dvh - 32px)", overflowY: "auto" },
});

type Props = {
  readonly inspection: Inspection;
  /** Whether the plan was read from a file: its faults are not loaded from this server. */
  readonly fromFile: boolean;
  /** A plan was created from this one's state after a step. */
  readonly onFork: (planId: number) => void;
};

/** The plan's events in order, and for the selected one what it changed. (QA-7) */
export function HistoryPanel({ inspection, fromFile, onFork }: Props) {
  const intl = useIntl();
  const { bundle, steps, at, goTo, before, snapshot } = inspection;
  const { currentData: met = [], isError } = useGetMetFaultsQuery(fromFile ? skipToken : { planId: bundle.planId });
  const time = useTime();
  const current = useRef<HTMLLIElement>(null);
  const [kind, setKind] = useState("");
  const last = steps[at - 1];
  const kinds = [...new Set(steps.map(({ event }) => event.type))];
  // A plan may have hundreds of events: scrolls the selected one into view.
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <Beside>
      <div>
        <input
          type="range"
          min={0}
          max={steps.length}
          value={at}
          aria-label={intl.formatMessage({ id: "inspector.history.slider" })}
          aria-valuetext={last && `${at}. ${last.event.type}, ${time(last.event.at)}`}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <Row>
          <Button variant="outlined" disabled={at === 0} onClick={() => goTo(at - 1)}>
            <FormattedMessage id="inspector.history.back" />
          </Button>
          <Button variant="outlined" disabled={at === steps.length} onClick={() => goTo(at + 1)}>
            <FormattedMessage id="inspector.history.forward" />
          </Button>
          <Button variant="outlined" disabled={at === steps.length} onClick={() => goTo(steps.length)}>
            <FormattedMessage id="inspector.history.end" />
          </Button>
        </Row>
        <p role="status">
          <FormattedMessage id="inspector.history.position" values={{ at, count: steps.length }} />
        </p>
        <SelectField
          name="history-kind"
          label={<FormattedMessage id="inspector.history.kind" />}
          value={kinds.some((one) => one === kind) ? kind : ""}
          onChange={({ target }) => setKind(target.value)}
        >
          <option value="">{intl.formatMessage({ id: "inspector.history.every" })}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {isError && (
          <p role="alert">
            <FormattedMessage id="inspector.history.faultsFailed" />
          </p>
        )}
        <PlainList>
          {steps
            .filter(({ event }) => !kinds.some((one) => one === kind) || event.type === kind)
            .map(({ index, event, actor, state, refusals }) => (
              <li
                key={index}
                ref={index === at - 1 ? current : undefined}
                aria-current={index === at - 1 ? "step" : undefined}
              >
                <Button
                  variant={index === at - 1 ? "contained" : "text"}
                  fullWidth
                  onClick={() => goTo(index + 1)}
                  sx={{
                    justifyContent: "flex-start",
                    textAlign: "start",
                    fontSize: "0.9375rem",
                    fontWeight: 400,
                    textDecoration: "none",
                    px: 1.5,
                  }}
                >
                  <span>
                    {index + 1}. <Code>{event.type}</Code> → <Code>{state}</Code>,{" "}
                    <FormattedMessage id="inspector.history.actor" values={{ actor }} />, {time(event.at)}
                  </span>
                </Button>
                {faultsAt(met, event).map(({ Provider, Fault }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may have been met twice
                  <p key={place}>
                    <StatusChip tone="problem">
                      <FormattedMessage
                        id="inspector.history.fault"
                        values={{
                          fault: intl.formatMessage({ id: `inspector.fault.${Fault}` }),
                          provider: intl.formatMessage({ id: `inspector.faults.of.${Provider}` }),
                        }}
                      />
                    </StatusChip>
                  </p>
                ))}
                {refusals.map((refusal) => (
                  <p key={refusal.code}>
                    <FormattedMessage id="inspector.history.refused" /> <RefusalText refusal={refusal} />
                  </p>
                ))}
              </li>
            ))}
        </PlainList>
      </div>
      {last && (
        <section aria-label={intl.formatMessage({ id: "inspector.difference.name" })}>
          {last.requestId !== undefined && (
            <Row>
              <FormattedMessage
                id="inspector.history.request"
                values={{ id: <Code key="id">{last.requestId}</Code> }}
              />
              <CopyButton text={last.requestId} what={last.requestId} />
            </Row>
          )}
          <StateDifference event={last.event} before={before} after={snapshot} />
          <RecreatePlan key={at} bundle={upTo(inspection, last.event.at)} as="fork" onOpen={onFork} />
        </section>
      )}
    </Beside>
  );
}

/** The faults that the calls of an attempt have met, at the event by which it began. */
function faultsAt(met: readonly MetFault[], event: CheckoutEvent): readonly MetFault[] {
  const begins = event.type === "payment.started" || event.type === "link.created" || event.type === "transfer.ordered";
  return begins ? met.filter(({ AttemptId }) => AttemptId === event.attemptId) : [];
}

/** The plan as it was then, as if its bundle had been taken at that moment. */
function upTo({ bundle, at }: Inspection, exportedAt: Instant): PlanBundle {
  const outside = bundle.outside?.filter((entry) => entry.at <= exportedAt);
  return { ...bundle, exportedAt, events: bundle.events.slice(0, at), ...(outside && { outside }) };
}

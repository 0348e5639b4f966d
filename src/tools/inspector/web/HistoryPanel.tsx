import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RefusalText } from "../../../platform/web/ui/RefusalText";
import type { Instant } from "../../../shared/instant";
import { StateDifference } from "./StateDifference";
import { Code, PlainList, Row } from "./toolParts";
import type { Inspection } from "./useInspection";

/** The plan's events in their order, and where one stands among them: back, forward, or at any of them. */
export function HistoryPanel({ inspection }: { readonly inspection: Inspection }) {
  const { steps, at, goTo, before, snapshot } = inspection;
  const time = useTime();
  const current = useRef<HTMLLIElement>(null);
  // A plan may have hundreds of events: the one that was stepped to comes into sight with what it changed.
  useEffect(() => {
    if (at > 0) current.current?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <>
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
      <PlainList>
        {steps.map(({ index, event, actor, state, refusals }) => (
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
                {index + 1}. <Code>{event.type}</Code> → <Code>{state}</Code>, {actor}, {time(event.at)}
              </span>
            </Button>
            {refusals.map((refusal) => (
              <p key={refusal.code}>
                <FormattedMessage id="inspector.history.refused" /> <RefusalText refusal={refusal} />
              </p>
            ))}
            {index === at - 1 && <StateDifference event={event} before={before} after={snapshot} />}
          </li>
        ))}
      </PlainList>
    </>
  );
}

/** An instant on Havana's clock, to the second. */
export function useTime(): (instant: Instant) => string {
  const intl = useIntl();
  return (instant) =>
    intl.formatDate(instant, {
      dateStyle: "medium",
      timeStyle: "medium",
      hourCycle: "h23",
      timeZone: "America/Havana",
    });
}

import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { readChart } from "../../chart/chart";
import { labelOf } from "../../chart/chart.drawing";
import { coverageOf, type SeenPlan } from "../../coverage/coverage";
import { Close } from "../dockParts";
import { EventItem } from "../plan/EventItem";
import { Code, PlainList } from "../toolParts";
import type { Picked } from "./ChartDrawing";
import { useRules } from "./useRules";
import { WayRule } from "./WayRule";

const Card = styled("section")({
  position: "relative",
  display: "grid",
  gap: 8,
  padding: "10px 14px 14px",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `2px solid ${token("sea")}`,
  borderRadius: 8,
  background: token("surface"),
  "& h3": { overflowWrap: "anywhere", paddingInlineEnd: 40 },
});

const chart = readChart();

type Props = {
  readonly picked: Picked;
  readonly plans: readonly SeenPlan[];
  /** The props for sending an event from here; null: no plan is open. */
  readonly sending: Omit<React.ComponentProps<typeof EventItem>, "type"> | null;
  readonly onClose: () => void;
};

/** The selected part of the chart: its full name, how often it was seen, and its event to send. */
export function PickedFacts({ picked, plans, sending, onClose }: Props) {
  const intl = useIntl();
  const rules = useRules();
  const coverage = coverageOf(plans);
  const way = "way" in picked ? chart.transitions.find(({ id }) => id === picked.way) : undefined;
  const state = "state" in picked ? chart.states.find(({ path }) => path === picked.state) : undefined;
  const seen = way
    ? coverage.transitions.find(({ id }) => id === way.id)?.seen
    : coverage.states.find(({ path }) => path === state?.path)?.seen;
  return (
    <Card aria-label={intl.formatMessage({ id: "inspector.picked.name" })}>
      <Close
        type="button"
        aria-label={intl.formatMessage({ id: "inspector.picked.close" })}
        onClick={onClose}
        style={{ position: "absolute", right: 4, top: 4 }}
      >
        <Icon name="cross" />
      </Close>
      {way && (
        <>
          <h3>{rules.ruleOf(way) ?? <Code>{labelOf(way)}</Code>}</h3>
          <p>
            <Code>{labelOf(way)}</Code>
            <br />
            <Code>{way.from}</Code> → <Code>{way.to}</Code>
          </p>
        </>
      )}
      {state && (
        <>
          <h3>
            <Code>{state.path}</Code>
          </h3>
          {state.tags.length > 0 && (
            <p>
              <FormattedMessage id="inspector.picked.tags" values={{ tags: <Code>{state.tags.join(", ")}</Code> }} />
            </p>
          )}
          <PlainList>
            {chart.transitions
              .filter(({ from, to }) => from !== to && to === state.path)
              .map((one) => (
                <li key={one.id}>
                  <Code>
                    {one.from} · {labelOf(one)} → {state.path}
                  </Code>
                  <WayRule way={one} />
                </li>
              ))}
          </PlainList>
        </>
      )}
      <p>
        <FormattedMessage id="inspector.picked.seen" values={{ count: seen ?? 0 }} />
      </p>
      {way && way.event !== "always" && sending && <EventItem key={way.id} type={way.event} startsOpen {...sending} />}
      {way?.event === "always" && (
        <p>
          <FormattedMessage id="inspector.picked.byItself" />
        </p>
      )}
    </Card>
  );
}

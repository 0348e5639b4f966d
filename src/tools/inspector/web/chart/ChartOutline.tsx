import { styled } from "@mui/material/styles";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import { type ChartState, readChart } from "../../chart/chart";
import { labelOf } from "../../chart/chart.drawing";
import { WayRule } from "./WayRule";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& ul": {
    listStyle: "none",
    paddingInlineStart: 18,
    borderInlineStart: `2px solid ${token("sand")}`,
    marginInlineStart: 6,
  },
  "& summary": { minHeight: 44, display: "flex", alignItems: "center", gap: 10, cursor: "pointer", fontWeight: 700 },
  "& summary::before": { content: '"▸"', color: token("inkSoft"), fontWeight: 400 },
  "& details[open] > summary::before": { content: '"▾"' },
  "& code": { fontSize: "0.8125rem", overflowWrap: "anywhere" },
});

const chart = readChart();

/** The same chart as a nested list, for keyboards and screen readers: every state, its events and their targets. */
export const ChartOutline = memo(function ChartOutline({ active }: { readonly active: string | null }) {
  return (
    <List>
      <States parent={null} active={active} />
    </List>
  );
});

function States({ parent, active }: { readonly parent: string | null; readonly active: string | null }) {
  return chart.states
    .filter((state) => state.parent === parent)
    .map((state) => <State key={state.path} state={state} active={active} />);
}

function State({ state: { path }, active }: { readonly state: ChartState; readonly active: string | null }) {
  const lit = active === path || (active?.startsWith(`${path}.`) ?? false);
  const leaving = chart.transitions.filter(({ from }) => from === path);
  return (
    <li aria-current={active === path ? "true" : undefined}>
      <details key={String(lit)} open={lit}>
        <summary>
          <span>{path.split(".").at(-1)}</span>
          {lit && (
            <StatusChip tone="waiting" icon="dot">
              <FormattedMessage id="inspector.outline.active" />
            </StatusChip>
          )}
        </summary>
        <ul>
          {leaving.map((way) => (
            <li key={way.id}>
              <code>
                {way.event === "always" && <FormattedMessage id="inspector.outline.byItself" />} {labelOf(way)} →{" "}
                {way.to}
              </code>
              <WayRule way={way} />
            </li>
          ))}
          <States parent={path} active={active} />
        </ul>
      </details>
    </li>
  );
}

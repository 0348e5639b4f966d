import { styled } from "@mui/material/styles";
import { useEffect, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import type { ChartTransition } from "../chart";
import { ChartDrawing } from "./ChartDrawing";
import layout from "./chart-layout.json";
import { usePanZoom } from "./usePanZoom";

const Window = styled("div", { shouldForwardProp: (prop) => prop !== "docked" })<{ readonly docked: boolean }>(
  ({ docked }) => ({
    height: docked ? "clamp(220px, 44vh, 440px)" : "min(68vh, 640px)",
    overflow: "hidden",
    border: `2px solid ${token("ink")}`,
    borderRadius: 12,
    background: token("page"),
    touchAction: "none",
    cursor: "grab",
    "&:active": { cursor: "grabbing" },
    "& svg": { display: "block", width: "100%", height: "100%", userSelect: "none" },
  }),
);

const Tools = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginBlock: 10 });

const Tool = styled("button")({
  font: "inherit",
  fontWeight: 700,
  minWidth: 44,
  minHeight: 44,
  padding: "4px 12px",
  borderRadius: 6,
  border: `2px solid ${token("outline")}`,
  color: token("ink"),
  background: token("surface"),
  cursor: "pointer",
  "&:hover": { borderColor: token("ink") },
});

const STEP = 120;
const GROW = 1.3;
const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
/** Room around a state that is brought into view. */
const AROUND = 260;

type Props = {
  /** Dotted; null while no plan is open. */
  readonly state: string | null;
  readonly traced: readonly ChartTransition[];
  readonly docked: boolean;
};

/** The chart in a window that is panned and zoomed; where the plan stands is lit and comes into view by itself. */
export function ChartView({ state, traced, docked }: Props) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const { view, zoom, pan, show, drag } = usePanZoom(ref);
  const active = useMemo(() => new Set(state === null ? [] : pathsOf(state)), [state]);
  const taken = useMemo(() => new Set(traced.map(({ id }) => id)), [traced]);
  useEffect(() => show(frameOf(state)), [show, state]);

  const tools = [
    { name: "zoomIn", sign: "+", act: () => zoom(GROW) },
    { name: "zoomOut", sign: "−", act: () => zoom(1 / GROW) },
    { name: "left", sign: "←", act: () => pan(STEP, 0) },
    { name: "right", sign: "→", act: () => pan(-STEP, 0) },
    { name: "up", sign: "↑", act: () => pan(0, STEP) },
    { name: "down", sign: "↓", act: () => pan(0, -STEP) },
  ] as const;
  const buttons = (
    <Tools>
      {tools.map(({ name, sign, act }) => (
        <Tool key={name} type="button" aria-label={intl.formatMessage({ id: `inspector.chart.${name}` })} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </Tool>
      ))}
      <Tool type="button" onClick={() => show(whole)}>
        <FormattedMessage id="inspector.chart.whole" />
      </Tool>
      <Tool type="button" onClick={() => show(frameOf(state))}>
        <FormattedMessage id="inspector.chart.active" />
      </Tool>
    </Tools>
  );
  // In a low dock the drawing comes first: it is what one looks at.
  return (
    <div>
      {!docked && buttons}
      <Window ref={ref} docked={docked} {...drag}>
        <svg role="img" aria-label={intl.formatMessage({ id: "inspector.chart.name" }, { state: state ?? "none" })}>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            <ChartDrawing active={active} traced={taken} />
          </g>
        </svg>
      </Window>
      {docked && buttons}
    </div>
  );
}

function pathsOf(state: string): string[] {
  const keys = state.split(".");
  return keys.map((_key, index) => keys.slice(0, index + 1).join("."));
}

function frameOf(state: string | null) {
  const box = layout.boxes.find(({ path }) => path === state);
  if (!box) return whole;
  const { x, y, width, height } = box;
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { ChartTransition } from "../../chart/chart";
import { labelOf } from "../../chart/chart.drawing";
import { coverageOf, type SeenPlan } from "../../coverage/coverage";
import { Code, Row } from "../toolParts";
import { ChartDrawing, type Picked } from "./ChartDrawing";
import { WayRule } from "./WayRule";

/** Used without layout, as in tests. */
const UNKNOWN_WIDTH = 1200;
/** In narrower charts deeply nested states are folded until opened. */
const NARROW = 620;
const deep = ["paying.awaitingTransfer"];

/** The facts stand beside the chart, or at the lower edge of its visible part where there is no room beside it. */
const Split = styled("div")({
  containerType: "inline-size",
  "& > div": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12, alignItems: "start" },
  "@container (min-width: 1000px)": { "& > div": { gridTemplateColumns: "minmax(0, 1fr) 340px", gap: 24 } },
});

const Aside = styled("aside")({
  position: "sticky",
  zIndex: 1,
  bottom: 0,
  maxHeight: "45dvh",
  overflowY: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  paddingBlock: 8,
  background: token("page"),
  borderTop: `1px solid ${token("sand")}`,
  lineHeight: 1.45,
  "& .hint": { minHeight: "4.5em" },
  "@container (min-width: 1000px)": {
    top: 16,
    bottom: "auto",
    maxHeight: "calc(100dvh - 32px)",
    borderTop: 0,
    "& .hint": { minHeight: "9em" },
  },
});

type Props = {
  /** Dotted; null while no plan is open. */
  readonly state: string | null;
  /** Beside a page, where the chart comes before the controls that search and colour it. */
  readonly docked: boolean;
  /** A change of it brings the plan's state into view. */
  readonly seenAnew: string;
  readonly traced: readonly ChartTransition[];
  readonly plans: readonly SeenPlan[];
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked) => void;
  /** The facts of the selected part. */
  readonly children: ReactNode;
};

/** The chart in the available width: with search, colours by coverage, and parts that can be selected. */
export function ChartView({ state, docked, seenAnew, traced, plans, picked, onPick, children }: Props) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref, UNKNOWN_WIDTH);
  const [hint, setHint] = useState<ChartTransition | null>(null);
  const [search, setSearch] = useState("");
  const [isHeat, setHeat] = useState(false);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const active = useMemo(() => new Set(state === null ? [] : pathsOf(state)), [state]);
  const taken = useMemo(() => new Set(traced.map(({ id }) => id)), [traced]);
  const heat = useMemo(
    () => (isHeat ? new Map(coverageOf(plans).transitions.map(({ id, seen }) => [id, seen])) : null),
    [isHeat, plans],
  );
  const folded = useMemo(() => {
    // The plan's present state is always shown.
    const closed = new Set(width < NARROW ? deep.filter((path) => !state?.startsWith(`${path}.`)) : []);
    for (const path of toggled) if (!closed.delete(path)) closed.add(path);
    return closed;
  }, [width, toggled, state]);
  const fold = useCallback(
    (path: string) =>
      setToggled((before) => new Set(before.has(path) ? [...before].filter((one) => one !== path) : [...before, path])),
    [],
  );
  const isMeasured = width !== UNKNOWN_WIDTH;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state has its place once the width is known.
  useEffect(() => {
    const lit = [...(ref.current?.querySelectorAll("[data-state][data-active=true]") ?? [])].at(-1);
    lit?.scrollIntoView?.({ block: "center", inline: "nearest" });
  }, [seenAnew, isMeasured]);

  const tools = (
    <Row sx={{ alignItems: "end", marginBlock: "10px" }}>
      <TextField
        name="chart-search"
        type="search"
        label={<FormattedMessage id="inspector.chart.search" />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <FormControlLabel
        control={<Checkbox checked={isHeat} onChange={(_event, checked) => setHeat(checked)} />}
        label={<FormattedMessage id="inspector.chart.heat" />}
      />
    </Row>
  );

  return (
    <div>
      {!docked && tools}
      <Split>
        <div>
          <div ref={ref} style={{ minWidth: 0 }}>
            <ChartDrawing
              width={width}
              folded={folded}
              name={intl.formatMessage({ id: "inspector.chart.name" }, { state: state ?? "none" })}
              active={active}
              traced={taken}
              picked={picked}
              hinted={hint?.id ?? null}
              search={search}
              heat={heat}
              onHint={setHint}
              onPick={onPick}
              onFold={fold}
            />
          </div>
          <Aside>
            {children}
            {!picked && (
              <div className="hint" aria-hidden="true">
                {hint ? (
                  <>
                    <p>
                      <Code>{`${labelOf(hint)} → ${hint.to}`}</Code>
                    </p>
                    <WayRule way={hint} />
                  </>
                ) : (
                  <p>
                    <FormattedMessage id="inspector.chart.press" />
                  </p>
                )}
              </div>
            )}
          </Aside>
        </div>
      </Split>
      {docked && tools}
    </div>
  );
}

function pathsOf(state: string): string[] {
  const keys = state.split(".");
  return keys.map((_key, index) => keys.slice(0, index + 1).join("."));
}

/** An element's width in CSS pixels, updated when it changes; `otherwise` without layout. */
function useWidth(ref: RefObject<HTMLElement | null>, otherwise: number): number {
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.floor(entry?.contentRect.width ?? 0);
      if (found > 0) setWidth(found);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

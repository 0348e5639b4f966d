import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { ChartTransition } from "../../chart/chart";
import { coverageOf, type SeenPlan } from "../../coverage/coverage";
import { Code, Row } from "../toolParts";
import { useWidth } from "../useWidth";
import { ChartDrawing, type Picked } from "./ChartDrawing";

/** Used without layout, as in tests. */
const UNKNOWN_WIDTH = 1200;
/** In narrower charts deeply nested states are folded until opened. */
const NARROW = 620;
const deep = ["paying.awaitingTransfer"];

type Props = {
  /** Dotted; null while no plan is open. */
  readonly state: string | null;
  readonly traced: readonly ChartTransition[];
  readonly plans: readonly SeenPlan[];
  readonly picked: Picked | null;
  readonly onPick: (picked: Picked) => void;
  /** The facts of the selected part. */
  readonly children: ReactNode;
};

/** The chart in the available width: with search, colours by coverage, and parts that can be selected. */
export function ChartView({ state, traced, plans, picked, onPick, children }: Props) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref, UNKNOWN_WIDTH);
  const [hint, setHint] = useState<string | null>(null);
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

  return (
    <div>
      <Row sx={{ alignItems: "end", marginBottom: "10px" }}>
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
      {children}
      <p aria-hidden="true" style={{ minHeight: 28 }}>
        {hint && <Code>{hint}</Code>}
      </p>
      <div ref={ref}>
        <ChartDrawing
          width={width}
          folded={folded}
          name={intl.formatMessage({ id: "inspector.chart.name" }, { state: state ?? "none" })}
          active={active}
          traced={taken}
          picked={picked}
          search={search}
          heat={heat}
          onHint={setHint}
          onPick={onPick}
          onFold={fold}
        />
      </div>
    </div>
  );
}

function pathsOf(state: string): string[] {
  const keys = state.split(".");
  return keys.map((_key, index) => keys.slice(0, index + 1).join("."));
}

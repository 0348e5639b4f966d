import { styled } from "@mui/material/styles";
import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { type ChartTransition, readChart } from "../../chart/chart";
import { drawingOf, labelOf } from "../../chart/chart.drawing";
import { type Chip, LABEL, NAME, type PlacedBox, type PlacedTransition, placeChart } from "../../chart/chart.place";
import { useRules } from "./useRules";

/** What is picked of the chart: a state by its path, or a transition by its id. */
export type Picked = { state: string } | { way: string };

const chart = drawingOf(readChart());

const Sheet = styled("div")({
  position: "relative",
  fontFamily: "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace",
  color: token("ink"),
  "& > *": { position: "absolute" },
  "& button": { fontFamily: "inherit", cursor: "pointer", padding: 0 },
});

const Frame = styled("div")({ border: `2px solid ${token("outline")}`, borderRadius: 12, background: token("sunken") });

const Title = styled("span")({
  fontSize: NAME,
  fontWeight: 700,
  lineHeight: "20px",
  color: token("inkSoft"),
  whiteSpace: "nowrap",
  "&[data-active=true]": { color: token("ink") },
});

const Box = styled("div")({
  border: `1.5px solid ${token("outline")}`,
  borderRadius: 8,
  background: token("surface"),
  boxSizing: "border-box",
  "&[data-active=true]": {
    background: token("mangoWash"),
    borderColor: token("ink"),
    outline: `2px solid ${token("ink")}`,
  },
  "&[data-dim=true]": { opacity: 0.45 },
});

const Name = styled("button")({
  position: "absolute",
  fontSize: NAME,
  fontWeight: 700,
  height: 26,
  border: 0,
  color: "inherit",
  background: "none",
  borderRadius: 6,
  whiteSpace: "nowrap",
  "&&": { paddingInline: 8 },
  "[data-active=true] &": { background: token("mango"), color: token("onMango") },
  "&:hover": { textDecoration: "underline" },
});

const Way = styled("button")({
  position: "absolute",
  fontSize: LABEL,
  lineHeight: "20px",
  whiteSpace: "nowrap",
  overflow: "hidden",
  border: `1px solid ${token("outline")}`,
  borderRadius: 5,
  color: token("ink"),
  background: token("surface"),
  boxSizing: "border-box",
  "&&": { textAlign: "center" },
  "&[data-heat='0']": { border: `1px dashed ${token("ink")}`, background: token("mangoWash") },
  "&[data-heat='1']": { background: token("palmWash") },
  "&[data-heat='2']": { background: token("palm"), color: token("onPalm") },
  "&[data-taken=true]": { background: token("sea"), color: token("onSea"), fontWeight: 700 },
  "&[aria-pressed=true]": { outline: `3px solid ${token("sea")}`, outlineOffset: 1 },
  "&[data-dim=true]": { opacity: 0.35 },
  "&:hover": { borderColor: token("ink"), textDecoration: "underline" },
});

const To = styled("span")({
  position: "absolute",
  fontSize: LABEL,
  lineHeight: "20px",
  color: token("inkSoft"),
  whiteSpace: "nowrap",
});

type Props = {
  /** CSS pixels. */
  readonly width: number;
  readonly folded: ReadonlySet<string>;
  /** The drawing's text alternative. */
  readonly name: string;
  /** Dotted paths of the active state and its ancestors. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions that the last event took. */
  readonly traced: ReadonlySet<string>;
  readonly picked: Picked | null;
  /** The id of the transition that is hovered or focused; null: none is. */
  readonly hinted: string | null;
  readonly search: string;
  /** How often each transition was seen; null: not shown. */
  readonly heat: ReadonlyMap<string, number> | null;
  readonly onHint: (way: ChartTransition | null) => void;
  readonly onPick: (picked: Picked) => void;
  readonly onFold: (path: string) => void;
};

/**
 * The chart in the available width: each state with its transitions' short labels, and lines between them. Memoised: it
 * has a thousand elements, and the page around it renders every second. (QA-6)
 */
export const ChartDrawing = memo(function ChartDrawing({
  width,
  folded,
  name,
  active,
  traced,
  picked,
  hinted,
  search,
  heat,
  onHint,
  onPick,
  onFold,
}: Props) {
  const rules = useRules();
  const placed = useMemo(() => placeChart(chart, width, folded, rules.label), [width, folded, rules]);
  const meant = search.trim().toLowerCase();
  const isMeant = (text: string) => meant === "" || text.toLowerCase().includes(meant);
  const isWayMeant = ({ way, text }: Chip) =>
    [way.id, text, ...(way.guard ? [rules.sentence(way.guard)] : [])].some(isMeant);
  const pickedWay = picked && "way" in picked ? picked.way : null;
  const pickedState = picked && "state" in picked ? picked.state : null;
  const ways = new Map(
    placed.boxes.flatMap(({ rows }) => rows.map(({ id, chips }) => [id, chips.map(({ way }) => way.id)] as const)),
  );
  const toneOf = ({ id, from, to }: PlacedTransition) => {
    const own = ways.get(id) ?? [];
    if (own.some((way) => traced.has(way))) return "taken";
    if (own.some((way) => way === pickedWay || way === hinted) || from === pickedState || to === pickedState)
      return "picked";
    return "quiet";
  };
  const order = ["quiet", "picked", "taken"];
  const lines = placed.transitions.map((transition) => ({ transition, tone: toneOf(transition) }));
  lines.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));

  return (
    <Sheet style={{ width: placed.width, height: placed.height }}>
      {placed.frames.map(({ path, x, y, width: wide, height }) => (
        <Frame key={`${path} ${x}`} style={{ left: x, top: y, width: wide, height }} />
      ))}
      <svg role="img" aria-label={name} width={placed.width} height={placed.height}>
        {lines.map(({ transition, tone }) => (
          <TransitionLine key={transition.id} transition={transition} tone={tone} />
        ))}
      </svg>
      {placed.frames.map(
        ({ path, title }) =>
          title && (
            <Title key={`${path} ${title.x}`} data-active={active.has(path)} style={{ left: title.x, top: title.y }}>
              {title.text}
            </Title>
          ),
      )}
      {placed.boxes.map((box) => (
        <State
          key={box.path}
          box={box}
          active={active.has(box.path)}
          dim={!isMeant(box.path) && meant !== "" && !box.rows.some(({ chips }) => chips.some(isWayMeant))}
          onPick={onPick}
          onFold={onFold}
        >
          {box.rows.map(({ id, chips, arrow }) => (
            <span key={id}>
              {chips.map((chip) => (
                <WayChip
                  key={chip.way.id}
                  chip={chip}
                  box={box}
                  taken={traced.has(chip.way.id)}
                  picked={chip.way.id === pickedWay}
                  dim={!isWayMeant(chip)}
                  seen={heat ? (heat.get(chip.way.id) ?? 0) : null}
                  onHint={onHint}
                  onPick={onPick}
                />
              ))}
              {arrow && (
                <To style={{ left: arrow.x - box.x - EDGE, top: arrow.y - box.y - 12 - EDGE }}>{arrow.text}</To>
              )}
            </span>
          ))}
        </State>
      ))}
    </Sheet>
  );
});

/** Elements in a box keep clear of its border. */
const EDGE = 1.5;

type StateProps = {
  readonly box: PlacedBox;
  readonly active: boolean;
  readonly dim: boolean;
  readonly children: React.ReactNode;
  readonly onPick: (picked: Picked) => void;
  readonly onFold: (path: string) => void;
};

function State({ box, active, dim, children, onPick, onFold }: StateProps) {
  const intl = useIntl();
  const { path, name, x, y, width, height, compound, folded, final } = box;
  return (
    <Box data-state={path} data-active={active} data-dim={dim} style={{ left: x, top: y, width, height }}>
      <Name type="button" title={path} style={{ left: 0, top: 0 }} onClick={() => onPick({ state: path })}>
        {name}
        {final && " ◉"}
      </Name>
      {compound && (
        <Way
          type="button"
          aria-expanded={folded === 0}
          aria-label={intl.formatMessage(
            { id: folded === 0 ? "inspector.chart.fold" : "inspector.chart.unfold" },
            { state: name },
          )}
          style={{ right: 4, top: 2, width: 44, height: 24 }}
          onClick={() => onFold(path)}
        >
          <span aria-hidden="true">{folded === 0 ? "▾" : `▸ ${folded}`}</span>
        </Way>
      )}
      {children}
    </Box>
  );
}

type WayProps = {
  readonly chip: Chip;
  readonly box: PlacedBox;
  readonly taken: boolean;
  readonly picked: boolean;
  readonly dim: boolean;
  readonly seen: number | null;
  readonly onHint: (way: ChartTransition | null) => void;
  readonly onPick: (picked: Picked) => void;
};

function WayChip({
  chip: { way, text, x, y, width, height },
  box,
  taken,
  picked,
  dim,
  seen,
  onHint,
  onPick,
}: WayProps) {
  return (
    <Way
      type="button"
      aria-label={`${labelOf(way)} → ${way.to}`}
      onPointerEnter={() => onHint(way)}
      onPointerLeave={() => onHint(null)}
      onFocus={() => onHint(way)}
      onBlur={() => onHint(null)}
      aria-pressed={picked}
      data-taken={taken}
      data-dim={dim}
      data-heat={seen === null ? undefined : Math.min(seen, 2)}
      style={{ left: x - box.x - EDGE, top: y - box.y - EDGE, width, height }}
      onClick={() => onPick({ way: way.id })}
    >
      {text}
    </Way>
  );
}

const strokes = {
  quiet: { stroke: token("outline"), strokeWidth: 1.25 },
  picked: { stroke: token("ink"), strokeWidth: 3 },
  taken: { stroke: token("sea"), strokeWidth: 4 },
};

type LineProps = { readonly transition: PlacedTransition; readonly tone: string };

function TransitionLine({ transition: { line }, tone }: LineProps) {
  const look = tone === "taken" ? strokes.taken : tone === "picked" ? strokes.picked : strokes.quiet;
  const end = line.at(-1) ?? { x: 0, y: 0 };
  const before = line.at(-2) ?? end;
  const back = end.x > before.x ? -7 : 7;
  return (
    <>
      <path
        d={line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("")}
        fill="none"
        strokeLinejoin="round"
        {...look}
      />
      <path d={`M${end.x} ${end.y}l${back} -5v10z`} fill={look.stroke} />
    </>
  );
}

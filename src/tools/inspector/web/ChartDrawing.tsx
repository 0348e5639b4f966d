import { token } from "../../../platform/web/theme/token";
import { readChart } from "../chart";
import { labelOf } from "../chart.drawing";
import layout from "./chart-layout.json";

type Props = {
  /** Dotted paths of the active state and those around it. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions that the last event took. */
  readonly traced: ReadonlySet<string>;
};

const ways = new Map(readChart().transitions.map((way) => [way.id, way]));
const LINE = 17;

/** The placed chart as SVG, in the drawing's own units (npm run chart:layout). */
export function ChartDrawing({ active, traced }: Props) {
  const isTraced = (ids: readonly string[]) => ids.some((id) => traced.has(id));
  // What was taken is drawn last, above what crosses it.
  const arrows = [...layout.arrows].sort((a, b) => Number(isTraced(a.ways)) - Number(isTraced(b.ways)));
  return (
    <g fontFamily="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" fontSize={12}>
      <defs>
        <Head id="chart-head" colour="outline" />
        <Head id="chart-head-traced" colour="sea" />
      </defs>
      {layout.boxes.map((box) => (
        <StateBox key={box.path} box={box} lit={active.has(box.path)} traced={traced} />
      ))}
      {layout.dots.map(({ within, x, y, width, line }) => (
        <g key={within}>
          <circle cx={x + width / 2} cy={y + width / 2} r={width / 2} fill={token("ink")} />
          <path d={pathOf(line)} fill="none" stroke={token("outline")} markerEnd="url(#chart-head)" />
        </g>
      ))}
      {arrows.map(({ id, ways: ids, line, label }) => {
        const taken = isTraced(ids);
        return (
          <g key={id}>
            <path
              d={pathOf(line)}
              fill="none"
              stroke={token(taken ? "sea" : "outline")}
              strokeWidth={taken ? 4 : 1.25}
              markerEnd={`url(#chart-head${taken ? "-traced" : ""})`}
            />
            <rect {...label} rx={4} fill={token(taken ? "seaWash" : "page")} />
            <Ways ids={ids} x={label.x + 4} y={label.y + 14} traced={traced} />
          </g>
        );
      })}
    </g>
  );
}

function Head({ id, colour }: { readonly id: string; readonly colour: "outline" | "sea" }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX={9}
      refY={5}
      markerWidth={9}
      markerHeight={9}
      orient="auto"
      markerUnits="userSpaceOnUse"
    >
      <path d="M0 0L10 5L0 10z" fill={token(colour)} />
    </marker>
  );
}

type StateBoxProps = {
  readonly box: (typeof layout.boxes)[number];
  readonly lit: boolean;
  readonly traced: ReadonlySet<string>;
};

function StateBox({ box: { path, inner, x, y, width, height }, lit, traced }: StateBoxProps) {
  const isOuter = layout.boxes.some((other) => other.path.startsWith(`${path}.`));
  const ground = lit ? (isOuter ? "mangoWash" : "mango") : isOuter ? "sunken" : "surface";
  const ink = lit && !isOuter ? "onMango" : "ink";
  return (
    <g data-state={path} data-active={lit}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
        fill={token(ground)}
        stroke={token(lit ? "ink" : "outline")}
        strokeWidth={lit ? 3 : 1.5}
      />
      <text x={x + 12} y={y + 23} fontSize={16} fontWeight={700} fill={token(ink)}>
        {path.split(".").at(-1)}
      </text>
      <Ways ids={inner} x={x + 12} y={y + 47} traced={traced} colour={ink} />
    </g>
  );
}

type WaysProps = {
  readonly ids: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly traced: ReadonlySet<string>;
  readonly colour?: "ink" | "onMango";
};

function Ways({ ids, x, y, traced, colour = "ink" }: WaysProps) {
  const known = ids.flatMap((id) => ways.get(id) ?? []);
  return known.map((way, index) => (
    <text
      key={way.id}
      x={x}
      y={y + index * LINE}
      fill={token(colour)}
      fontWeight={traced.has(way.id) ? 700 : 400}
      textDecoration={traced.has(way.id) ? "underline" : undefined}
    >
      {labelOf(way)}
    </text>
  ));
}

function pathOf(line: readonly { x: number; y: number }[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

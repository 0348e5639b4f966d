// Places the checkout's chart for the inspector: npm run chart:layout. Writes src/tools/inspector/web/chart-layout.json.
import { writeFileSync } from "node:fs";
import ELK from "elkjs/lib/elk.bundled.js";
import { drawingOf, labelOf } from "../src/tools/inspector/chart.drawing.ts";
import { readChart } from "../src/tools/inspector/chart.ts";

const FILE = "src/tools/inspector/web/chart-layout.json";
/** Sizes in the drawing's own units, one to a CSS pixel at zoom 1. Labels are set in a monospaced face of 12 px. */
const LETTER = 7.3;
const LINE = 17;
const HEAD = 34;
const PAD = 12;

const { boxes, arrows, beginnings } = drawingOf(readChart());

const order = new Map(boxes.map(({ path }, index) => [path, index]));

const widest = (texts) => Math.max(0, ...texts.map(({ length }) => length));
const sizeOf = (texts) => ({ width: Math.ceil(widest(texts) * LETTER), height: texts.length * LINE });

function boxNode({ path, name, inner }) {
  const texts = inner.map(labelOf);
  const children = childrenOf(path);
  const text = sizeOf(texts);
  const width = Math.max(Math.ceil(name.length * 10), text.width, 96) + 2 * PAD;
  const height = HEAD + (texts.length > 0 ? text.height + PAD : 0);
  if (children.length === 0) return { id: path, width, height };
  const layoutOptions = { "elk.padding": `[top=${height + 8},left=28,bottom=24,right=28]` };
  return { id: path, children, layoutOptions };
}

const dotId = (within) => `(${within ?? "plan"})`;

function childrenOf(parent) {
  const dots = beginnings.filter(({ within }) => within === parent);
  return [
    ...dots.map(({ within }) => ({ id: dotId(within), width: 14, height: 14 })),
    ...boxes.filter((box) => box.parent === parent).map(boxNode),
  ];
}

const graph = {
  id: "chart",
  layoutOptions: {
    "elk.algorithm": "layered",
    "elk.direction": "DOWN",
    "elk.hierarchyHandling": "INCLUDE_CHILDREN",
    "elk.edgeRouting": "ORTHOGONAL",
    "elk.edgeLabels.placement": "CENTER",
    "elk.json.edgeCoords": "ROOT",
    "elk.json.shapeCoords": "ROOT",
    "elk.randomSeed": "1",
    // Back is back: the chart reads from its first state downwards, in the order in which it is written.
    "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
    "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
    "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
    "elk.layered.spacing.nodeNodeBetweenLayers": "32",
    "elk.layered.spacing.edgeNodeBetweenLayers": "18",
    "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
    "elk.spacing.nodeNode": "36",
    "elk.spacing.edgeNode": "18",
    "elk.spacing.edgeEdge": "12",
    "elk.spacing.edgeLabel": "4",
  },
  children: childrenOf(null),
  edges: [
    ...beginnings.map(({ within, to }) => ({ id: dotId(within), sources: [dotId(within)], targets: [to] })),
    ...arrows.map(({ id, from, to, ways }) => {
      const { width, height } = sizeOf(ways.map(labelOf));
      const layoutOptions = { "elk.layered.priority.direction": order.get(from) < order.get(to) ? "10" : "0" };
      return {
        id,
        layoutOptions,
        sources: [from],
        targets: [to],
        labels: [{ text: id, width: width + 8, height: height + 4 }],
      };
    }),
  ],
};

const round = (value) => Math.round(value * 10) / 10;
const frameOf = ({ x, y, width, height }) => ({ x: round(x), y: round(y), width: round(width), height: round(height) });
const point = ({ x, y }) => ({ x: round(x), y: round(y) });
const lineOf = ({ sections: [{ startPoint, bendPoints = [], endPoint }] }) =>
  [startPoint, ...bendPoints, endPoint].map(point);
const flat = ({ children = [] }) => children.flatMap((child) => [child, ...flat(child)]);

const placed = await new ELK().layout(graph);
const places = new Map(flat(placed).map((node) => [node.id, frameOf(node)]));
const lines = new Map(placed.edges.map((edge) => [edge.id, edge]));

const layout = {
  width: Math.ceil(placed.width),
  height: Math.ceil(placed.height),
  boxes: boxes.map(({ path, inner }) => ({ path, inner: inner.map(({ id }) => id), ...places.get(path) })),
  arrows: arrows.map(({ id, ways }) => {
    const edge = lines.get(id);
    return { id, ways: ways.map((way) => way.id), line: lineOf(edge), label: frameOf(edge.labels[0]) };
  }),
  dots: beginnings.map(({ within }) => ({
    within,
    ...places.get(dotId(within)),
    line: lineOf(lines.get(dotId(within))),
  })),
};

writeFileSync(FILE, `${JSON.stringify(layout, null, 2)}\n`);
console.log(
  `${FILE}: ${layout.boxes.length} states, ${layout.arrows.length} arrows, ${layout.width} × ${layout.height}`,
);

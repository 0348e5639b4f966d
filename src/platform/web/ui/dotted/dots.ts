import { token } from "../../theme/token";

/**
 * Pixels: the width of a dot with its space, and how much of it is clipped at the start of a line. The rest is left for
 * focus rings.
 */
const ROOM = 20;
const CUT = 14;

/** The style of an element around lines of facts. `dotted` also styles the facts, if they are its children. */
export const dottedLines = {
  display: "flex",
  flexWrap: "wrap",
  marginLeft: -ROOM,
  clipPath: `inset(-6px -6px -6px ${CUT}px)`,
} as const;

/**
 * Short facts in a row with dots between them. Each fact has its dot before it, and the dot of the first fact in a line
 * is clipped, so that no line begins or ends with one. Screen readers skip the dots.
 */
export const dotted = {
  ...dottedLines,
  // A fact that is a padded link has its dot at its text, not at its top.
  "& > *": { display: "flex", alignItems: "baseline", minWidth: 0 },
  "& > *::before": {
    content: ['"·"', '"·" / ""'],
    flex: `0 0 ${ROOM}px`,
    textAlign: "center",
    color: token("inkSoft"),
  },
} as const;

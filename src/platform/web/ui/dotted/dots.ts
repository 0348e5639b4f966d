import { token } from "../../theme/token";

/** Pixels: the room of a dot, and what of it is cut off where it would begin a line. The rest is left to focus rings. */
const [ROOM, CUT] = [20, 14];

/**
 * Short facts in a row with dots between them. Each fact brings its dot along, and the first of a line has its own cut
 * off, so that no line ends or begins with one. The dots are not read out.
 */
export const dotted = {
  display: "flex",
  flexWrap: "wrap",
  marginLeft: -ROOM,
  clipPath: `inset(-6px -6px -6px ${CUT}px)`,
  "& > *": { display: "flex", minWidth: 0 },
  "& > *::before": {
    content: ['"·"', '"·" / ""'],
    flex: `0 0 ${ROOM}px`,
    textAlign: "center",
    color: token("inkSoft"),
  },
} as const;

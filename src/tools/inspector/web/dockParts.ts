import { styled } from "@mui/material/styles";
import { token } from "../../../platform/web/theme/token";
import type { DockSide } from "./useDockSize";

/** Fixed to the window's edge; the page keeps clear of it. */
export const Dock = styled("aside", { shouldForwardProp: (prop) => prop !== "side" })<{ readonly side: DockSide }>(
  ({ side }) => ({
    position: "fixed",
    zIndex: 1100,
    right: 0,
    bottom: 0,
    display: "flex",
    flexDirection: "column",
    background: token("page"),
    color: token("ink"),
    ...(side === "right"
      ? { top: 0, borderInlineStart: `2px solid ${token("ink")}` }
      : { left: 0, borderTop: `2px solid ${token("ink")}` }),
  }),
);

/** Overlaps the dock's edge: 24 px wide for dragging. */
export const Handle = styled("div", { shouldForwardProp: (prop) => prop !== "side" })<{ readonly side: DockSide }>(
  ({ side }) => ({
    position: "absolute",
    display: "grid",
    placeItems: "center",
    touchAction: "none",
    ...(side === "right"
      ? { left: -13, top: 0, bottom: 0, width: 24, cursor: "ew-resize" }
      : { top: -13, left: 0, right: 0, height: 24, cursor: "ns-resize" }),
    "&::after": {
      content: '""',
      borderRadius: 3,
      background: token("ink"),
      ...(side === "right" ? { width: 6, height: 44 } : { width: 44, height: 6 }),
    },
  }),
);

export const Head = styled("div")({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "4px 6px 4px 18px",
  borderBottom: `1px solid ${token("sand")}`,
  "& h2": { fontSize: "1.125rem", marginInlineEnd: "auto" },
});

export const Close = styled("button")({
  width: 44,
  height: 44,
  display: "grid",
  placeItems: "center",
  color: token("ink"),
  background: "none",
  border: 0,
  borderRadius: 6,
  cursor: "pointer",
  "&:hover": { background: token("sunken") },
});

/** No padding at its lower end, because sticky elements would stay above the padding. */
export const Body = styled("div")({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  padding: "10px 18px 0",
  "&::after": { content: '""', display: "block", height: 24 },
});

/**
 * Invisible, but read out by screen readers: the class `visually-hidden`, for parts that are hidden only at some window
 * widths.
 */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

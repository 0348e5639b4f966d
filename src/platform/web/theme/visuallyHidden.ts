/** Seen by nobody and read out all the same: the class `visually-hidden`, for parts that are hidden in some windows only. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

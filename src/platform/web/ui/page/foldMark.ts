/** The summary of a `details` with our own mark in place of the browser's triangle; it turns when open. */
export const foldMark = {
  display: "flex",
  alignItems: "baseline",
  gap: 12,
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "&::before": {
    content: '""',
    flex: "none",
    width: "0.5em",
    height: "0.5em",
    borderInlineEnd: "2px solid",
    borderBlockEnd: "2px solid",
    transform: "translateY(-0.1em) rotate(-45deg)",
  },
  "&:is([open] > *)::before": { transform: "translateY(-0.2em) rotate(45deg)" },
} as const;

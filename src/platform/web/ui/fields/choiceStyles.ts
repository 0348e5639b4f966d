import { token } from "../../theme/token";

const choiceStyles = {
  flex: "none",
  appearance: "none",
  display: "grid",
  margin: 0,
  border: `2px solid ${token("outline")}`,
  background: token("surface"),
  "&:checked": { borderColor: token("sea"), background: token("sea") },
  // The browser's own look in forced-colours mode.
  "@media (forced-colors: active)": { appearance: "auto" },
} as const;

/** A checkbox in our colours: the browser's is grey in the dark scheme. The caller sets its size. */
export const checkStyles = {
  ...choiceStyles,
  borderRadius: 4,
  "&:checked::before": {
    content: '""',
    background: token("onSea"),
    clipPath: "polygon(14% 47%, 28% 36%, 42% 54%, 74% 16%, 87% 28%, 44% 79%)",
  },
} as const;

/** A radio button in our colours, like `checkStyles`. */
export const radioStyles = {
  ...choiceStyles,
  borderRadius: "50%",
  "&:checked::before": { content: '""', margin: "25%", borderRadius: "50%", background: token("onSea") },
} as const;

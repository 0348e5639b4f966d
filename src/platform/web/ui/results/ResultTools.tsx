import { styled } from "@mui/material/styles";
import { token } from "../../theme/token";

const phone = "@media (max-width: 599px) and (min-height: 480.05px)";

/**
 * The element that contains `ResultTools` and the results. It is as high as the window, and the tools are at its end: a
 * first paint may come before the results have arrived, which would then move the tools. (SPEED-19)
 */
export const WithTools = styled("div")({
  [phone]: { display: "flex", flexDirection: "column", minHeight: "100svh" },
});

/**
 * Filters, order and map of results on one row, for windows without room beside the results. On a phone they are at the
 * window's lower edge while the results are in view, within the thumb's reach; for the keyboard they come before them.
 */
export const ResultTools = styled("div")({
  display: "flex",
  gap: 8,
  marginTop: 12,
  "& > *": { flex: "none" },
  // The narrowest window has all three on one row, with the order's whole name.
  "@media (max-width: 359px)": {
    gap: 4,
    "& .MuiButton-root.MuiButton-root": { paddingInline: 6 },
    "& select.MuiNativeSelect-select.MuiInputBase-input": { paddingInline: "4px 19px" },
    "& .MuiNativeSelect-icon": { right: 2 },
  },
  [phone]: {
    order: 1,
    position: "sticky",
    bottom: 0,
    zIndex: 4,
    margin: "auto calc(-1 * clamp(16px, 4vw, 32px)) 0",
    padding: "8px clamp(16px, 4vw, 32px) calc(8px + env(safe-area-inset-bottom))",
    background: token("page"),
    borderTop: `1px solid ${token("sand")}`,
    // Focused elements and alerts stay above them. (A11Y-9)
    "html:has(&)": { scrollPaddingBottom: 76 },
    "html:has(&) .alerts.alerts": { bottom: 84 },
  },
});

/** Content at the top of a wide page, and at the end of a narrow one, where it would push the results down. */
export const ResultEnd = styled("div")({ marginTop: 32, [phone]: { order: 2, marginTop: 0 } });

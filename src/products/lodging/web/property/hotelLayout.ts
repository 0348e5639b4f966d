import { styled } from "@mui/material/styles";
import { token } from "../../../../platform/web/theme/token";

/** The heading and, in a wide window, the price beside it. */
export const Above = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  minHeight: 44,
});

/** The pictures' place, also while they are loading. */
export const Stage = styled("div")({
  position: "relative",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("sunken"),
});

/** Below the pictures: the caption, and the buttons for the others. */
export const StageFoot = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  "& p": { flex: 1, color: token("inkSoft"), fontSize: "0.9375rem" },
});

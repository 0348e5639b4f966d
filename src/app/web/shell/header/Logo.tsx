import { styled } from "@mui/material/styles";
import { shopMarks, shopName } from "../../../../platform/web/shop";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { narrow } from "./barControl";

const Mark = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  // In a row with less room the name wraps below the mark, out of sight, so that it is never cut.
  flexWrap: "wrap",
  alignContent: "flex-start",
  height: 40,
  overflow: "hidden",
  maxWidth: "100%",
  minWidth: 0,
  fontFamily: displayFamily,
  fontWeight: 800,
  fontSize: "1.5rem",
  letterSpacing: "-0.02em",
  color: token("ink"),
  "& img": { display: "block", flex: "none" },
  "& > span": { whiteSpace: "nowrap" },
  [narrow]: { gap: 8, fontSize: "1.25rem" },
});

/** The shop's mark, by day or at night, and its name. (OPS-150, OPS-153) */
export function Logo() {
  const { day, night } = shopMarks();
  return (
    <Mark>
      <picture>
        <source srcSet={night} media="(prefers-color-scheme: dark)" />
        <img src={day} width="40" height="40" alt="" />
      </picture>
      <span>{shopName()}</span>
    </Mark>
  );
}

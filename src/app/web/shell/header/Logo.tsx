import { styled } from "@mui/material/styles";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { BRAND } from "../../../../shared/shop";

const Mark = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  fontFamily: displayFamily,
  fontWeight: 800,
  fontSize: "1.5rem",
  letterSpacing: "-0.02em",
  color: token("ink"),
  "@media (max-width: 639px)": { "& > span": { display: "none" } },
});

/** The sun over the sea wall, and the name. */
export function Logo() {
  return (
    <Mark>
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect width="40" height="40" rx="9" fill={token("sea")} />
        <circle cx="26" cy="17" r="8" fill={token("mango")} />
        <path d="M0 22c5-3 8-3 13 0s8 3 13 0 9-3 14 0v4H0z" fill={token("seaWash")} />
        <path d="M0 27h40v4a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" fill={token("coral")} />
        <path d="M0 31.500h40" stroke={token("page")} strokeWidth="1.500" strokeDasharray="7 2.500" />
      </svg>
      <span>{BRAND}</span>
    </Mark>
  );
}

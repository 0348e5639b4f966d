import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { LHA } from "../art/scenes/compositions/LHA";
import { Scene } from "../art/scenes/Scene";
import { token } from "../theme/token";
import { SearchCard } from "./SearchCard";

const Band = styled("section")({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  paddingInline: "clamp(12px, 4vw, 32px)",
  paddingBottom: 8,
});

// The scene stands behind the upper part of the search card: seen at once, never in its way.
const Backdrop = styled("div")({
  position: "absolute",
  zIndex: -1,
  inset: "0 0 auto",
  height: "clamp(17rem, 44vw, 33rem)",
  overflow: "hidden",
  borderBottom: `3px solid ${token("ink")}`,
});

const Column = styled("div")({ width: "100%", maxWidth: 1136 });

const Words = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  paddingBlock: "clamp(18px, 2.8vw, 36px) clamp(92px, 13.5vw, 176px)",
});

const Headline = styled(Typography)({
  maxWidth: "15ch",
  fontSize: "clamp(2.25rem, 1.4rem + 3.4vw, 4rem)",
  // One line over the skyline where there is room for it.
  "@media (min-width: 1100px)": { maxWidth: "none" },
  lineHeight: 1,
  color: token("ink"),
});

/** The first impression: Havana's sea wall with the sun low, the promise, and the search. */
export function Hero() {
  return (
    <Band>
      <Backdrop>
        <Scene composition={LHA} frame="wide" />
      </Backdrop>
      <Column>
        <Words>
          <Headline variant="h1" tabIndex={-1}>
            <FormattedMessage id="home.title" />
          </Headline>
        </Words>
        <SearchCard />
      </Column>
    </Band>
  );
}

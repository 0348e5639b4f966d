import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { Scene } from "../../../platform/web/art/scenes/Scene";
import { LHA } from "../../../platform/web/art/scenes/zones/havana";
import { token } from "../../../platform/web/theme/token";
import { SearchCard } from "./SearchCard";

const Band = styled("section")({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  paddingInline: "clamp(12px, 4vw, 32px)",
  paddingBottom: 8,
});

/** From here on the title is one line, which fits over the skyline. */
const wide = "@media (min-width: 900px)";

// The scene stands behind the upper part of the search card: seen at once, never in its way. Under a title of two lines
// it stands lower, with more of its sky above, so that no tower runs into the words.
const Backdrop = styled("div")({
  "--more-sky": "44px",
  [wide]: { "--more-sky": "0px" },
  position: "absolute",
  zIndex: -1,
  inset: "0 0 auto",
  height: "calc(clamp(17rem, 44vw, 33rem) + var(--more-sky))",
  paddingTop: "var(--more-sky)",
  overflow: "hidden",
  borderBottom: `3px solid ${token("ink")}`,
  "& > svg": { overflow: "visible" },
});

const Column = styled("div")({ width: "100%", maxWidth: 1136 });

const Words = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  paddingBlock: "clamp(18px, 2.8vw, 36px) clamp(116px, 16vw, 144px)",
  [wide]: { paddingBottom: "clamp(122px, 13.5vw, 176px)" },
});

const Headline = styled(Typography)({
  maxWidth: "15ch",
  fontSize: "clamp(2.25rem, 1.4rem + 3.4vw, 4rem)",
  [wide]: { maxWidth: "none" },
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

import { styled } from "@mui/material/styles";
import { token } from "../platform/web/theme/token";
import { AsDrawn } from "./AsDrawn";
import { ZoneScene } from "./lazyDrawings";

type Props = {
  /** The zone's code in the catalogue, such as `VIN`. */
  readonly zone: string;
};

/** As wide as the page's text; on a phone as wide as the window, and up to the header. */
const Band = styled("div")({
  aspectRatio: "15 / 4",
  overflow: "hidden",
  marginBottom: "clamp(20px, 3vw, 32px)",
  border: `2px solid ${token("ink")}`,
  borderRadius: 12,
  background: token("seaWash"),
  "@media (max-width: 599px)": {
    margin: "calc(-1 * clamp(20px, 4vw, 40px)) calc(-1 * clamp(16px, 4vw, 32px)) 20px",
    borderWidth: "0 0 3px",
    borderRadius: 0,
  },
});

/** A zone's scene across the top of a page that has no picture of its own. */
export function PageScene({ zone }: Props) {
  return (
    <AsDrawn as={Band} of={zone}>
      {() => <ZoneScene zone={zone} frame="wide" />}
    </AsDrawn>
  );
}

import { styled } from "@mui/material/styles";
import { type ComponentProps, type ComponentType, lazy, use, useContext } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../theme/token";
import { HasDrawing, WhenNear } from "../ui/page/WhenNear";
import type { CubaMap } from "./CubaMap";

const Sea = styled("div")({
  display: "grid",
  placeItems: "center",
  width: "100%",
  height: "100%",
  minHeight: 240,
  padding: 16,
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  background: token("seaWash"),
  textAlign: "center",
});

const never = new Promise<never>(() => {});

/**
 * Replaces a map whose code fails to load; the page works without it. A server-rendered map suspends for ever, so that
 * its drawing stays. (LODGE-14)
 */
function Missing() {
  const hasDrawing = useContext(HasDrawing);
  if (hasDrawing()) use(never);
  return (
    <Sea>
      <FormattedMessage id="map.missing" />
    </Sea>
  );
}

type Props = ComponentProps<typeof CubaMap>;

const Fetched = lazy<ComponentType<Props>>(() =>
  import(/* webpackChunkName: "map" */ "./CubaMap").then(
    (chunk) => ({ default: chunk.CubaMap }),
    () => ({ default: Missing }),
  ),
);

/** The placeholder until the map is loaded, if it was not server-rendered. */
const Water = styled("div")({ height: "100%", minHeight: 240, borderRadius: 10, background: token("seaWash") });

const whole = { height: "100%" };

/** The map. Its code is loaded once it comes into view or the page is used; until then it stays as it was rendered. */
export function LazyCubaMap(props: Props) {
  return (
    <Water>
      <WhenNear style={whole}>
        <Fetched {...props} />
      </WhenNear>
    </Water>
  );
}

import { styled } from "@mui/material/styles";
import type { Position } from "../../../shared/roads/byRoad";
import { token } from "../theme/token";
import { MapSheet } from "./MapSheet";
import { mapColoursByDay } from "./mapColours";
import { onScreen } from "./mapView";
import { toSheet } from "./projection";

/** Pixels; the frame of a narrower column cuts both sides. */
const SIZE = { width: 340, height: 220 };
/** About thirteen kilometres across: the roads that lead to the place, with the names around it. */
const SCALE = 30;

const Frame = styled("div")({
  ...mapColoursByDay,
  position: "relative",
  overflow: "hidden",
  width: "100%",
  maxWidth: SIZE.width,
  height: SIZE.height,
  borderRadius: 6,
  border: `1px solid ${token("sand")}`,
  background: "var(--map-water)",
});

const Middle = styled("div")({
  position: "absolute",
  top: 0,
  left: "50%",
  width: SIZE.width,
  height: SIZE.height,
  marginInlineStart: -SIZE.width / 2,
});

const Dot = styled("span")({
  position: "absolute",
  width: 18,
  height: 18,
  margin: "-9px 0 0 -9px",
  borderRadius: "50%",
  background: token("mango"),
  border: `3px solid ${token("ink")}`,
});

type Props = {
  readonly place: Position;
  /** The picture's accessible name. */
  readonly label: string;
};

/** The surroundings of a place with their roads and names, as a picture, in light colours. (PAPER-22) */
export default function PlaceSketch({ place, label }: Props) {
  const point = toSheet(place);
  const view = { ...point, scale: SCALE };
  const { x, y } = onScreen(view, SIZE, point);
  const pin = { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 };
  return (
    <Frame role="img" aria-label={label}>
      <Middle>
        <MapSheet view={view} size={SIZE} province={undefined} landmarks={[]} pins={[pin]} route={undefined} />
        <Dot style={{ left: x, top: y }} />
      </Middle>
    </Frame>
  );
}

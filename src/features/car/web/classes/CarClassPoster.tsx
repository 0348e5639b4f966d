import { styled } from "@mui/material/styles";
import { CarArt } from "../../../../platform/web/art/cars/CarArt";
import { carBodyOfClass, paintOfClass } from "../../../../platform/web/art/cars/carLook";
import { ZoneScene } from "../../../../platform/web/art/scenes/ZoneScene";
import { token } from "../../../../platform/web/theme/token";

const Poster = styled("div")({
  position: "relative",
  height: "clamp(12rem, 30vw, 22rem)",
  marginBottom: "clamp(20px, 3vw, 32px)",
  overflow: "hidden",
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("sunken"),
});

/** Some scenes end in water: the car has ground of its own. */
const Ground = styled("div")({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  height: "14%",
  background: token("sand"),
});

/** To the right, where most scenes leave room. */
const Car = styled("div")({
  position: "absolute",
  insetInlineEnd: "4%",
  bottom: "3%",
  width: "min(62%, 27rem)",
  aspectRatio: "340 / 140",
});

type Props = { readonly zoneCode: string; readonly className: string };

/** A class's car in front of a place's scene; their names stand above. */
export function CarClassPoster({ zoneCode, className }: Props) {
  return (
    <Poster>
      <ZoneScene zone={zoneCode} frame="wide" />
      <Ground />
      <Car>
        <CarArt body={carBodyOfClass(className)} colour={paintOfClass(className)} />
      </Car>
    </Poster>
  );
}

import { styled } from "@mui/material/styles";
import { AsDrawn } from "../../../../art/AsDrawn";
import { ZoneScene } from "../../../../art/lazyDrawings";
import { token } from "../../../../platform/web/theme/token";
import type { Photo } from "../../places.schemas";

const Band = styled("div")({
  height: "clamp(11rem, 30vw, 22rem)",
  marginBottom: "clamp(24px, 4vw, 40px)",
  overflow: "hidden",
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("sunken"),
});

type Props = { readonly zoneCode: string; readonly photo: Photo | undefined };

/** A place's drawn scene, as a poster. */
export function PlaceScene({ zoneCode, photo }: Props) {
  const zone = photo?.Scene?.ZoneCode ?? zoneCode;
  return (
    <AsDrawn as={Band} of={zone}>
      {() => <ZoneScene zone={zone} frame="wide" />}
    </AsDrawn>
  );
}

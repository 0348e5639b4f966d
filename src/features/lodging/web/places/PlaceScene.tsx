import { styled } from "@mui/material/styles";
import { ZoneScene } from "../../../../platform/web/art/scenes/ZoneScene";
import { token } from "../../../../platform/web/theme/token";
import type { Photo } from "../../places.schemas";

const Band = styled("div")({
  height: "clamp(11rem, 30vw, 22rem)",
  marginBottom: "clamp(24px, 4vw, 40px)",
  overflow: "hidden",
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("sunken"),
  "& img": { display: "block", width: "100%", height: "100%", objectFit: "cover" },
});

type Props = { readonly zoneCode: string; readonly photo: Photo | undefined; readonly name: string };

/** A place as a poster: an operator's photograph where there is one, or its drawn scene. */
export function PlaceScene({ zoneCode, photo, name }: Props) {
  return (
    <Band>
      {photo?.Url ? (
        <img src={photo.Url} alt={name} />
      ) : (
        <ZoneScene zone={photo?.Scene?.ZoneCode ?? zoneCode} frame="wide" />
      )}
    </Band>
  );
}

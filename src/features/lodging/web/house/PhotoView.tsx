import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { LodgingScene } from "../../../../platform/web/art/scenes/lodgings/LodgingScene";
import { ZoneScene } from "../../../../platform/web/art/scenes/ZoneScene";
import type { Photo } from "../../places.schemas";

const Picture = styled("img")({ display: "block", width: "100%", height: "100%", objectFit: "cover" });

type Props = {
  readonly photo: Photo;
  /** Of the house or place. */
  readonly name: string;
};

/** A photograph where an operator has one, or the drawn scene in its stead. */
export function PhotoView({ photo, name }: Props) {
  const title = usePhotoName()(photo, name);
  const { Url, Width, Height, Scene } = photo;
  if (Url !== null) return <Picture src={Url} alt={title} width={Width ?? undefined} height={Height ?? undefined} />;
  if (Scene === null) return null;
  const { ZoneCode, Hour, Building, Variant } = Scene;
  return Building === null ? (
    <ZoneScene zone={ZoneCode} hour={Hour} title={title} />
  ) : (
    <LodgingScene zone={ZoneCode} kind={Building} variant={Variant} hour={Hour} title={title} />
  );
}

/** What a picture shows, in words: "Meliá Cohiba at dusk", "Varadero in the morning". */
export function usePhotoName(): (photo: Photo, name: string) => string {
  const intl = useIntl();
  return ({ Scene }, name) => {
    if (Scene === null) return name;
    const place = Scene.Building === null ? Scene.ZoneName : name;
    return intl.formatMessage({ id: `lodging.gallery.${Scene.Hour}` }, { place });
  };
}

import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { AsDrawn } from "../../../../../art/AsDrawn";
import { LodgingScene, PartScene, RoomScene, ZoneScene } from "../../../../../art/lazyDrawings";
import type { PhotoWords, ShownPhoto } from "../../../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../../../features/photos/web/PhotoPicture";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { DEFAULT_LANGUAGE } from "../../../../../shared/constants";
import type { Language } from "../../../../../shared/language";
import type { Photo } from "../../../places.schemas";
import { useLodgingWords } from "../../useLodgingWords";

type Props = {
  readonly photo: Photo;
  /** The name of the property or place. */
  readonly name: string;
};

const Whole = styled("div")({ height: "100%" });

/** An operator's photograph, or a drawing: the house, one of its rooms or parts, or the zone. */
export function PhotoView({ photo, name }: Props) {
  const title = usePhotoNames()(photo, name).alt;
  const { Photo, Scene } = photo;
  if (Photo) return <PhotoPicture photo={Photo} sizes="(max-width: 899px) 100vw, 46rem" alt={title} first />;
  if (Scene === null) return null;
  return (
    <AsDrawn as={Whole} of={`${photo.Id} ${title}`}>
      {() => <Drawn scene={Scene} title={title} />}
    </AsDrawn>
  );
}

function Drawn({ scene, title }: { readonly scene: NonNullable<Photo["Scene"]>; readonly title: string }) {
  const { ZoneCode, Hour, Building, Variant, Part, Room, AtSea, Area } = scene;
  const common = { zone: ZoneCode, variant: Variant, atSea: AtSea, title };
  if (Room) return <RoomScene room={{ beds: Room.Beds, balcony: Room.Balcony }} {...common} />;
  if (Part) return <PartScene part={Part} {...common} />;
  return Building === null ? (
    <ZoneScene zone={ZoneCode} hour={Hour} title={title} />
  ) : (
    <LodgingScene zone={ZoneCode} building={Building} variant={Variant} area={Area} hour={Hour} title={title} />
  );
}

/** The alternative text of a picture: the operator's, or "Drawing: Meliá Cohiba at dusk", "Drawing: Suite". */
export function usePhotoNames(): (photo: Photo, name: string) => { alt: string; caption: string } {
  const intl = useIntl();
  const language = useSelector(selectLanguage);
  const said = usePlaceName();
  const { roomClass } = useLodgingWords();
  return ({ Photo, Scene }, name) => {
    if (Photo) {
      const { Alt = "", Caption = "" } = wordsIn(Photo, language) ?? {};
      return { alt: Alt || Caption || name, caption: Caption || Alt || name };
    }
    if (Scene === null) return { alt: name, caption: name };
    const place = Scene.Building === null ? said(Scene.ZoneName) : name;
    const shown = Scene.Room
      ? roomClass(Scene.Room.RoomClassId)
      : intl.formatMessage({ id: `lodging.gallery.${Scene.Part ?? Scene.Hour}` }, { place });
    // Nobody takes a drawing for a photograph.
    const drawn = intl.formatMessage({ id: "lodging.gallery.drawing" }, { what: shown });
    return { alt: drawn, caption: drawn };
  };
}

/** A photograph's words in a language; if there are none, in the default language. (PHOTO-1) */
function wordsIn({ Words }: Pick<ShownPhoto, "Words">, language: Language): PhotoWords | undefined {
  const written = (of: Language) => Words.find((one) => one.Language === of && (one.Caption !== "" || one.Alt !== ""));
  return written(language) ?? written(DEFAULT_LANGUAGE);
}

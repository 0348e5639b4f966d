import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { AsDrawn } from "../../../../../art/AsDrawn";
import { LodgingScene, PartScene, RoomScene, ZoneScene } from "../../../../../art/lazyDrawings";
import { writeNotePath } from "../../../../../features/notes/notes.pages";
import type { PhotoWords, ShownPhoto } from "../../../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../../../features/photos/web/PhotoPicture";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { chatAddress, shopOfPage } from "../../../../../platform/web/shop";
import { token } from "../../../../../platform/web/theme/token";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { DEFAULT_LANGUAGE } from "../../../../../shared/constants";
import type { Language } from "../../../../../shared/language";
import { knownPart } from "../../../drawnParts";
import type { Photo } from "../../../places.schemas";
import { useLodgingWords } from "../../useLodgingWords";
import { Stage, StageFoot } from "../hotelLayout";

const Whole = styled("div")({ height: "100%" });

const Frame = styled("section")({ display: "grid", gap: 10 });

const Step = styled("button")({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: "50%",
  border: `2px solid ${token("outline")}`,
  background: token("surface"),
  color: token("ink"),
  cursor: "pointer",
  "&.back svg": { transform: "scaleX(-1)" },
  "&:hover": { borderColor: token("ink") },
});

const Ask = styled("p")({ fontSize: "0.9375rem", "& a": { display: "inline-block", paddingBlock: 4 } });

/** If there are only drawings: a link to ask for photographs, by the shop's WhatsApp or else by a note. */
function AskForPhotos({ name }: { readonly name: string }) {
  const intl = useIntl();
  const [{ whatsApp }] = useState(shopOfPage);
  const subject = intl.formatMessage({ id: "lodging.gallery.askSubject" }, { name });
  const text = <FormattedMessage id="lodging.gallery.ask" values={{ how: whatsApp === null ? "note" : "chat" }} />;
  return (
    <Ask>
      {whatsApp === null ? (
        <TextLink to={writeNotePath(subject)}>{text}</TextLink>
      ) : (
        <Link href={`${chatAddress(whatsApp)}?text=${encodeURIComponent(subject)}`} target="_blank" rel="noreferrer">
          {text}
        </Link>
      )}
    </Ask>
  );
}

type Props = { readonly photos: readonly Photo[]; readonly name: string };

/**
 * Pictures of a property, one at a time. Another property begins at its first picture (LODGE-12). If they fail to load,
 * their place stays empty; the failure is not shown.
 */
export function LodgingGallery({ photos, name }: Props) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const namesOf = usePhotoNames();
  const photo = photos[index] ?? photos[0];
  const go = (by: number) => setIndex((index + by + photos.length) % photos.length);
  const step = (by: 1 | -1) => (
    <Step
      type="button"
      aria-label={intl.formatMessage({ id: by === 1 ? "lodging.gallery.next" : "lodging.gallery.previous" })}
      className={by === -1 ? "back" : undefined}
      onClick={() => go(by)}
    >
      <Icon name="chevronRight" />
    </Step>
  );
  return (
    <Frame aria-label={intl.formatMessage({ id: "lodging.gallery.label" }, { name })}>
      <Stage>{photo && <PhotoView key={photo.Id} photo={photo} name={name} />}</Stage>
      {photo && photos.length > 1 && (
        <StageFoot>
          <p role="status">
            <FormattedMessage
              id="lodging.gallery.shown"
              values={{ number: photos.indexOf(photo) + 1, count: photos.length, what: namesOf(photo, name).caption }}
            />
          </p>
          {step(-1)}
          {step(1)}
        </StageFoot>
      )}
      {photo?.Scene && <AskForPhotos name={name} />}
    </Frame>
  );
}

type PhotoViewProps = {
  readonly photo: Photo;
  /** The name of the property or place. */
  readonly name: string;
};

/** An operator's photograph, or a drawing: the house, one of its rooms or parts, or the zone. */
function PhotoView({ photo, name }: PhotoViewProps) {
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
  const part = knownPart(Part);
  if (part) return <PartScene part={part} {...common} />;
  return Building === null ? (
    <ZoneScene zone={ZoneCode} hour={Hour} title={title} />
  ) : (
    <LodgingScene zone={ZoneCode} building={Building} variant={Variant} area={Area} hour={Hour} title={title} />
  );
}

/** The alternative text of a picture: the operator's, or "Drawing: Meliá Cohiba at dusk", "Drawing: Suite". */
function usePhotoNames(): (photo: Photo, name: string) => { alt: string; caption: string } {
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
      : intl.formatMessage({ id: `lodging.gallery.${knownPart(Scene.Part) ?? Scene.Hour}` }, { place });
    // Labelled, so that a drawing is not taken for a photograph.
    const drawn = intl.formatMessage({ id: "lodging.gallery.drawing" }, { what: shown });
    return { alt: drawn, caption: drawn };
  };
}

/** A photograph's words in a language; if there are none, in the default language. (PHOTO-1) */
function wordsIn({ Words }: Pick<ShownPhoto, "Words">, language: Language): PhotoWords | undefined {
  const written = (of: Language) => Words.find((one) => one.Language === of && (one.Caption !== "" || one.Alt !== ""));
  return written(language) ?? written(DEFAULT_LANGUAGE);
}

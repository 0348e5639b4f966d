import { styled } from "@mui/material/styles";
import { memo } from "react";
import { AsDrawn } from "../../../art/AsDrawn";
import { LodgingScene } from "../../../art/lazyDrawings";
import type { CoverPhoto } from "../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import type { Building } from "../../../shared/lodgingCodes";

const Sheet = styled("svg")({ position: "absolute", width: 0, height: 0 });
const Picture = styled("svg")({ display: "block", width: "100%", height: "100%" });

/** A card fills a phone's width, or a column of the page. */
const CARD_SIZES = "(max-width: 599px) 100vw, 20rem";

/** The facts that determine a property's picture. */
type Pictured = {
  readonly HotelId: number;
  readonly Building: Building;
  readonly TouristZoneCode: string;
  readonly Area?: string | null | undefined;
  /** Shown instead of the drawing. */
  readonly Photo?: CoverPhoto | undefined;
};

/** The id of a property's drawing in the page. */
const drawingOf = ({ HotelId }: Pick<Pictured, "HotelId">) => `drawing-${HotelId}`;

/** The drawings in a list of properties, each once: a card then costs two nodes instead of a whole drawing. */
export const LodgingSprite = memo(function LodgingSprite({ properties }: { readonly properties: readonly Pictured[] }) {
  const drawn = properties.filter(({ Photo }) => !Photo);
  const drawings = new Map(drawn.map((property) => [drawingOf(property), property] as const));
  return (
    <Sheet aria-hidden="true">
      <AsDrawn as="g" of={[...drawings.keys()].join(" ")}>
        {() =>
          [...drawings].map(([id, { TouristZoneCode, Building, HotelId, Area }]) => (
            <symbol key={id} id={id}>
              <LodgingScene zone={TouristZoneCode} building={Building} variant={HotelId} area={Area} />
            </symbol>
          ))
        }
      </AsDrawn>
    </Sheet>
  );
});

type Props = { readonly property: Pictured; readonly className?: string };

/** A property's picture: its photograph, or its drawing from the list's sprite. (PHOTO-6) */
export function PropertyFromSprite({ property, className }: Props) {
  if (property.Photo)
    return <PhotoPicture photo={property.Photo} sizes={CARD_SIZES} {...(className && { className })} />;
  return (
    <Picture aria-hidden="true" focusable="false" {...(className && { className })}>
      <use href={`#${drawingOf(property)}`} width="100%" height="100%" />
    </Picture>
  );
}

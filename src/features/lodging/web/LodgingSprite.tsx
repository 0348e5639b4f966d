import { styled } from "@mui/material/styles";
import { memo } from "react";
import { LodgingScene } from "../../../platform/web/art/scenes/lodgings/LodgingScene";
import { PhotoPicture } from "../../photos/web/PhotoPicture";
import { type DrawnHouse, drawingOf } from "./lodgingLook";

const Sheet = styled("svg")({ position: "absolute", width: 0, height: 0 });
const Picture = styled("svg")({ display: "block", width: "100%", height: "100%" });

/** A card fills a phone's width, or a column of the page. */
const CARD_SIZES = "(max-width: 599px) 100vw, 20rem";

/** The drawings in a list of properties, each once: a card then costs two nodes instead of a whole drawing. */
export const LodgingSprite = memo(function LodgingSprite({ houses }: { readonly houses: readonly DrawnHouse[] }) {
  const drawn = houses.filter(({ Photo }) => !Photo);
  const drawings = new Map(drawn.map((house) => [drawingOf(house), house] as const));
  return (
    <Sheet aria-hidden="true">
      {[...drawings].map(([id, { TouristZoneCode, Building, HotelId }]) => (
        <symbol key={id} id={id}>
          <LodgingScene zone={TouristZoneCode} kind={Building} variant={HotelId} />
        </symbol>
      ))}
    </Sheet>
  );
});

type Props = { readonly house: DrawnHouse; readonly className?: string };

/** A property's picture: its photograph, or its drawing from the list's sprite. (PHOTO-6) */
export function HouseFromSprite({ house, className }: Props) {
  if (house.Photo) return <PhotoPicture photo={house.Photo} sizes={CARD_SIZES} {...(className && { className })} />;
  return (
    <Picture aria-hidden="true" focusable="false" {...(className && { className })}>
      <use href={`#${drawingOf(house)}`} width="100%" height="100%" />
    </Picture>
  );
}

import { styled } from "@mui/material/styles";
import { memo } from "react";
import { LodgingScene } from "../../../platform/web/art/scenes/lodgings/LodgingScene";
import { type DrawnHouse, drawingOf } from "./lodgingLook";

const Sheet = styled("svg")({ position: "absolute", width: 0, height: 0 });
const Picture = styled("svg")({ display: "block", width: "100%", height: "100%" });

/** The drawings that a list of houses uses, each once: a card then costs two nodes, not a whole drawing. */
export const LodgingSprite = memo(function LodgingSprite({ houses }: { readonly houses: readonly DrawnHouse[] }) {
  const drawings = new Map(houses.map((house) => [drawingOf(house), house] as const));
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

/** A house out of the list's sprite. */
export function HouseFromSprite({ house, className }: { readonly house: DrawnHouse; readonly className?: string }) {
  return (
    <Picture aria-hidden="true" focusable="false" {...(className && { className })}>
      <use href={`#${drawingOf(house)}`} width="100%" height="100%" />
    </Picture>
  );
}

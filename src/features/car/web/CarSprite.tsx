import { styled } from "@mui/material/styles";
import { memo } from "react";
import { CarArt } from "../../../platform/web/art/cars/CarArt";
import { type CarBody, carBodyOfClass, carColourOfClass } from "../../../platform/web/art/cars/carClass";
import { carGround } from "./carGround";

const Sheet = styled("svg")({ position: "absolute", width: 0, height: 0 });

const Picture = styled("svg")({
  width: "100%",
  height: "100%",
  minHeight: 120,
  maxHeight: 168,
  ...carGround,
});

const symbolId = (body: CarBody, colour: string) => `car-${body}-${colour.replace("#", "")}`;

type Props = { readonly cars: readonly { readonly ClassName: string }[] };

/** The drawings that a list of cars uses, each once: a card then costs two nodes, not a whole drawing. */
export const CarSprite = memo(function CarSprite({ cars }: Props) {
  const looks = new Map(
    cars.map(({ ClassName }) => {
      const look = { body: carBodyOfClass(ClassName), colour: carColourOfClass(ClassName) };
      return [symbolId(look.body, look.colour), look] as const;
    }),
  );
  return (
    <Sheet aria-hidden="true">
      {[...looks].map(([id, { body, colour }]) => (
        <symbol key={id} id={id}>
          <CarArt body={body} colour={colour} />
        </symbol>
      ))}
    </Sheet>
  );
});

/** A car out of the list's sprite. */
export function CarFromSprite({ className }: { readonly className: string }) {
  return (
    <Picture viewBox="28 6 284 134" aria-hidden="true">
      <use href={`#${symbolId(carBodyOfClass(className), carColourOfClass(className))}`} width="340" height="140" />
    </Picture>
  );
}

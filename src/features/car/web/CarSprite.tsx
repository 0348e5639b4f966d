import { styled } from "@mui/material/styles";
import { memo } from "react";
import { CarArt } from "../../../platform/web/art/cars/CarArt";
import { type CarBody, carBodyOfClass, carPaintOfModel } from "../../../platform/web/art/cars/carLook";
import { carGround } from "./carGround";

const Sheet = styled("svg")({ position: "absolute", width: 0, height: 0 });

const Picture = styled("svg")({
  width: "100%",
  height: "100%",
  minHeight: 120,
  maxHeight: 168,
  ...carGround,
});

const symbolId = (body: CarBody) => `car-${body}`;

type Props = { readonly cars: readonly { readonly ClassName: string }[] };

/**
 * The bodies that a list of cars uses, each drawn once: a card then costs two nodes, not a whole drawing, and gives its
 * paint as its text's colour.
 */
export const CarSprite = memo(function CarSprite({ cars }: Props) {
  const bodies = new Set(cars.map(({ ClassName }) => carBodyOfClass(ClassName)));
  return (
    <Sheet aria-hidden="true">
      {[...bodies].map((body) => (
        <symbol key={body} id={symbolId(body)}>
          <CarArt body={body} colour="currentColor" />
        </symbol>
      ))}
    </Sheet>
  );
});

type Car = { readonly className: string; readonly modelName: string };

/** A car out of the list's sprite, in its model's paint. (CAR-21) */
export function CarFromSprite({ className, modelName }: Car) {
  return (
    <Picture viewBox="28 6 284 134" aria-hidden="true" style={{ color: carPaintOfModel(modelName) }}>
      <use href={`#${symbolId(carBodyOfClass(className))}`} width="340" height="140" />
    </Picture>
  );
}

import { styled } from "@mui/material/styles";
import { memo } from "react";
import { AsDrawn } from "../../../art/AsDrawn";
import { CarArt } from "../../../art/cars/CarArt";
import { type CarBody, carBodyOfClass, carPaintOfModel } from "../../../art/cars/carLook";
import type { CoverPhoto } from "../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
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

const Photographed = styled("div")({ minHeight: 120, maxHeight: 168, borderRadius: 8, overflow: "hidden" });

type Drawn = { readonly ClassName: string; readonly Photo?: CoverPhoto | undefined };
type Props = { readonly cars: readonly Drawn[] };

/**
 * The bodies in a list of cars, each drawn once: a card then costs two nodes instead of a whole drawing. The paint is
 * the card's text colour.
 */
export const CarSprite = memo(function CarSprite({ cars }: Props) {
  const bodies = new Set(cars.flatMap(({ ClassName, Photo }) => (Photo ? [] : carBodyOfClass(ClassName))));
  return (
    <Sheet aria-hidden="true">
      <AsDrawn as="g" of={[...bodies].join(" ")}>
        {() =>
          [...bodies].map((body) => (
            <symbol key={body} id={symbolId(body)}>
              <CarArt body={body} colour="currentColor" />
            </symbol>
          ))
        }
      </AsDrawn>
    </Sheet>
  );
});

type Car = {
  readonly className: string;
  readonly modelName: string;
  readonly photo: CoverPhoto | undefined;
};

/** A car's picture: a photograph of its model, or its drawing from the list's sprite. (CAR-21, PHOTO-6) */
export function CarFromSprite({ className, modelName, photo }: Car) {
  if (photo)
    return (
      <Photographed className="car">
        <PhotoPicture photo={photo} sizes="(max-width: 599px) 50vw, 20rem" />
      </Photographed>
    );
  return (
    <Picture className="car" viewBox="28 6 284 134" aria-hidden="true" style={{ color: carPaintOfModel(modelName) }}>
      <use href={`#${symbolId(carBodyOfClass(className))}`} width="340" height="140" />
    </Picture>
  );
}

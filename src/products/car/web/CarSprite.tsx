import { styled } from "@mui/material/styles";
import { memo } from "react";
import { AsDrawn } from "../../../art/AsDrawn";
import { carPaintOfModel, drawnModel } from "../../../art/cars/carLook";
import { CarArt } from "../../../art/lazyDrawings";
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
  padding: "8px 4px",
});

const symbolId = (model: string) => `car-${model.replaceAll(" ", "-")}`;

const PhotoFrame = styled("div")({ minHeight: 120, maxHeight: 168, borderRadius: 8, overflow: "hidden" });

type Drawn = { readonly ClassName: string; readonly ModelName: string; readonly Photo?: CoverPhoto | undefined };
type Props = { readonly cars: readonly Drawn[] };

/**
 * The models in a list of cars, each drawn once: a card then costs two nodes instead of a whole drawing. The paint is
 * the card's text colour.
 */
export const CarSprite = memo(function CarSprite({ cars }: Props) {
  const models = new Set(
    cars.flatMap(({ ClassName, ModelName, Photo }) => (Photo ? [] : drawnModel(ModelName, ClassName))),
  );
  return (
    <Sheet aria-hidden="true">
      <AsDrawn as="g" of={[...models].join(" ")}>
        {() =>
          [...models].map((model) => (
            <symbol key={model} id={symbolId(model)}>
              <CarArt model={model} colour="currentColor" />
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
      <PhotoFrame className="car">
        <PhotoPicture photo={photo} sizes="(max-width: 599px) 50vw, 20rem" />
      </PhotoFrame>
    );
  return (
    <Picture className="car" viewBox="12 4 316 136" aria-hidden="true" style={{ color: carPaintOfModel(modelName) }}>
      <use href={`#${symbolId(drawnModel(modelName, className))}`} width="340" height="140" />
    </Picture>
  );
}

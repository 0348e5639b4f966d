import { styled } from "@mui/material/styles";
import { CarArt } from "../../../art/cars/CarArt";
import { carBodyOfClass, carPaintOfModel } from "../../../art/cars/carLook";
import type { CoverPhoto } from "../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import { carGround } from "./carGround";

const Ground = styled("div")({
  display: "grid",
  alignItems: "end",
  alignSelf: "start",
  aspectRatio: "16 / 10",
  ...carGround,
});

const Framed = styled("div")({ alignSelf: "start", aspectRatio: "16 / 10", borderRadius: 8, overflow: "hidden" });

type Props = {
  readonly className: string;
  readonly modelName: string;
  readonly photo: CoverPhoto | undefined;
};

/** A car's picture, shown beside its name: a photograph of its model, or a side view in its paint. (PHOTO-6) */
export function CarPicture({ className, modelName, photo }: Props) {
  if (photo)
    return (
      <Framed>
        <PhotoPicture photo={photo} sizes="(max-width: 699px) 100vw, 16rem" />
      </Framed>
    );
  return (
    <Ground>
      <CarArt body={carBodyOfClass(className)} colour={carPaintOfModel(modelName)} />
    </Ground>
  );
}

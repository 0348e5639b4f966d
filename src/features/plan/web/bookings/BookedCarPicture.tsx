import Box from "@mui/material/Box";
import { CarArt } from "../../../../art/cars/CarArt";
import { carBodyOfClass, carPaintOfModel } from "../../../../art/cars/carLook";
import type { CoverPhoto } from "../../../photos/photos.schemas";
import { PhotoPicture } from "../../../photos/web/PhotoPicture";

type Props = {
  readonly className: string;
  readonly modelName: string;
  readonly photo: CoverPhoto | undefined;
};

/** The picture of a booked car: a photograph of its model, or a drawing of its class. (PHOTO-6) */
export function BookedCarPicture({ className, modelName, photo }: Props) {
  return (
    <Box
      sx={{
        width: { xs: 112, sm: 152 },
        aspectRatio: "16 / 9",
        display: "grid",
        alignItems: "end",
        flexShrink: 0,
        p: photo ? 0 : 1,
        overflow: "hidden",
        borderRadius: 1.5,
        bgcolor: "malecon.seaWash",
      }}
    >
      {photo ? (
        <PhotoPicture photo={photo} sizes="10rem" />
      ) : (
        <CarArt body={carBodyOfClass(className)} colour={carPaintOfModel(modelName)} />
      )}
    </Box>
  );
}

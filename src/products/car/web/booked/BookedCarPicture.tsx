import Box from "@mui/material/Box";
import { CarArt } from "../../../../art/cars/CarArt";
import { carPaintOfModel, drawnModel } from "../../../../art/cars/carLook";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import type { WebProduct } from "../../../product.web";
import { bookedCar } from "../../bookedCar";

/** The picture of a booked car: a photograph of its model, or its drawing. (PHOTO-6) */
export const BookedCarPicture: WebProduct["Picture"] = ({ booking }) => {
  const car = bookedCar(booking);
  if (!car) return null;
  const { ClassName, ModelName, Photo: photo } = car;
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
        <CarArt model={drawnModel(ModelName, ClassName)} colour={carPaintOfModel(ModelName)} />
      )}
    </Box>
  );
};

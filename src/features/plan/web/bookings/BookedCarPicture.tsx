import Box from "@mui/material/Box";
import { CarArt } from "../../../../platform/web/art/cars/CarArt";
import { carBodyOfClass, carPaintOfModel } from "../../../../platform/web/art/cars/carLook";

type Props = { readonly className: string; readonly modelName: string };

/** The booked car's class as a picture beside its name. */
export function BookedCarPicture({ className, modelName }: Props) {
  return (
    <Box
      sx={{
        width: { xs: 112, sm: 152 },
        aspectRatio: "16 / 9",
        display: "grid",
        alignItems: "end",
        flexShrink: 0,
        p: 1,
        borderRadius: 1.5,
        bgcolor: "malecon.seaWash",
      }}
    >
      <CarArt body={carBodyOfClass(className)} colour={carPaintOfModel(modelName)} />
    </Box>
  );
}

import Box from "@mui/material/Box";
import { CarArt } from "../../../../platform/web/art/cars/CarArt";
import { carBodyOfClass, carColourOfClass } from "../../../../platform/web/art/cars/carClass";

/** The booked car's class as a picture beside its name. */
export function BookedCarPicture({ className }: { readonly className: string }) {
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
      <CarArt body={carBodyOfClass(className)} colour={carColourOfClass(className)} />
    </Box>
  );
}

import { styled } from "@mui/material/styles";
import { CarArt } from "../../../web/art/cars/CarArt";
import { carBodyOfClass, carColourOfClass } from "../../../web/art/cars/carClass";
import { token } from "../../../web/theme/token";

const Ground = styled("div")({
  display: "grid",
  alignItems: "center",
  minHeight: 120,
  padding: "8px 12px",
  borderRadius: 8,
  background: token("sunken"),
});

/** A car of a class, from the side; its name stands beside it. */
export function CarPicture({ className }: { readonly className: string }) {
  return (
    <Ground>
      <CarArt body={carBodyOfClass(className)} colour={carColourOfClass(className)} />
    </Ground>
  );
}

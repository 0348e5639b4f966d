import { styled } from "@mui/material/styles";
import { CarArt } from "../../../platform/web/art/cars/CarArt";
import { carBodyOfClass, carColourOfClass } from "../../../platform/web/art/cars/carClass";
import { carGround } from "./carGround";

const Ground = styled("div")({
  display: "grid",
  alignItems: "end",
  alignSelf: "start",
  aspectRatio: "16 / 10",
  ...carGround,
});

/** A car of a class, from the side; its name stands beside it. */
export function CarPicture({ className }: { readonly className: string }) {
  return (
    <Ground>
      <CarArt body={carBodyOfClass(className)} colour={carColourOfClass(className)} />
    </Ground>
  );
}

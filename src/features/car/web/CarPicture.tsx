import { styled } from "@mui/material/styles";
import { CarArt } from "../../../platform/web/art/cars/CarArt";
import { carBodyOfClass, carPaintOfModel } from "../../../platform/web/art/cars/carLook";
import { carGround } from "./carGround";

const Ground = styled("div")({
  display: "grid",
  alignItems: "end",
  alignSelf: "start",
  aspectRatio: "16 / 10",
  ...carGround,
});

type Props = { readonly className: string; readonly modelName: string };

/** A car of a class from the side, in its model's paint; its name stands beside it. */
export function CarPicture({ className, modelName }: Props) {
  return (
    <Ground>
      <CarArt body={carBodyOfClass(className)} colour={carPaintOfModel(modelName)} />
    </Ground>
  );
}

import type { ReactNode } from "react";
import { Placed, type Shape, Shapes } from "../../drawing";
import { type Hour, type Paint, paint } from "../../paint";
import type { Composition } from "../../Scene";

interface LandmarkDrawing {
  readonly hour: Hour;
  readonly sky: Composition["sky"];
  /** What is behind the building. */
  readonly behind: ReactNode;
  readonly ground?: Paint;
  /** The position of the building. */
  readonly x?: number;
  readonly foot?: number;
  /** From back to front, around the middle of its foot. */
  readonly house: readonly Shape[];
  /** Palms, cars and other foreground. */
  readonly before?: ReactNode;
}

/** A well-known hotel, drawn from its real look in its surroundings. */
export function landmark(drawing: LandmarkDrawing): Composition {
  const { hour, sky, behind, ground = "stone", x = 240, foot = 284, house, before } = drawing;
  return {
    hour,
    sky,
    layers: (
      <>
        {behind}
        <path fill={paint(ground)} d={`M-240 ${foot - 4}H720V440H-240z`} />
        <Placed x={x} y={foot}>
          <Shapes of={house} />
        </Placed>
        {before}
      </>
    ),
  };
}

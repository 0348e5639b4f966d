import { token } from "../../theme/token";
import type { CarDrawing } from "./CarDrawing";
import { cabriolet } from "./cabriolet";
import type { CarBody } from "./carClass";
import { hatchback } from "./hatchback";
import { jeep } from "./jeep";
import { luxurySedan } from "./luxurySedan";
import { sedan } from "./sedan";
import { suv } from "./suv";
import { van } from "./van";
import { Wheel } from "./Wheel";

const drawings: Record<CarBody, CarDrawing> = { hatchback, sedan, luxurySedan, jeep, suv, van, cabriolet };

interface CarArtProps {
  readonly body: CarBody;
  /** Paint, as CSS. */
  readonly colour: string;
  /** Names the picture; without it the car is decoration beside its model's name. */
  readonly title?: string;
}

/** A car from the side, to the scale of the others, so that a van looks larger than a hatchback in the same box. */
export function CarArt({ body, colour, title }: CarArtProps) {
  const car = drawings[body];
  const { rear, front, radius } = car.wheels;
  const arch = (x: number) => `M${x - radius - 4}-12A${radius + 4} ${radius + 4} 0 1 1 ${x + radius + 4}-12z`;
  return (
    <svg
      viewBox="-170 -128 340 140"
      width="100%"
      height="100%"
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <path
        fill={token("ink")}
        opacity=".16"
        d={`M${rear - 52} 0H${front + 60}C${front + 56} 7 ${rear - 46} 7 ${rear - 52} 0z`}
      />
      {car.inside !== undefined && <path fill="#6E3B2A" d={car.inside} />}
      <path fill={colour} d={car.body} />
      <path fill="#08202E" opacity=".2" d={car.shade} />
      {car.trim !== undefined && <path fill="#FBF1DA" d={car.trim} />}
      <path fill={token("carGlass")} d={car.glass} />
      <path fill="none" stroke="#FFF6E0" opacity=".5" strokeWidth="2.5" strokeLinecap="round" d={car.gleam} />
      <path fill="none" stroke="#08202E" opacity=".5" strokeWidth="1.6" strokeLinecap="round" d={car.seams} />
      <path fill={token("carDark")} d={car.dark} />
      <path fill="#FFE9B0" d={car.headlight} />
      <path fill="#B3202C" d={car.tailLight} />
      <path fill="#0A1A22" d={arch(rear) + arch(front)} />
      <Wheel x={rear} radius={radius} />
      <Wheel x={front} radius={radius} />
    </svg>
  );
}

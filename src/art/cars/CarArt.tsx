import { token } from "../../platform/web/theme/token";
import { carDrawings } from "./carDrawings";
import type { CarBody } from "./carLook";

interface CarArtProps {
  readonly body: CarBody;
  /** Paint, as CSS. */
  readonly colour: string;
}

/**
 * A car from the side, decorative beside the name of its model or class. All have the same scale, so that a van looks
 * larger than a hatchback in the same box.
 */
export function CarArt({ body, colour }: CarArtProps) {
  const car = carDrawings[body];
  const { rear, front, radius } = car.wheels;
  const arch = (x: number) => `M${x - radius - 4}-12A${radius + 4} ${radius + 4} 0 1 1 ${x + radius + 4}-12z`;
  return (
    <svg viewBox="-170 -128 340 140" width="100%" height="100%" focusable="false" aria-hidden>
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

interface WheelProps {
  readonly x: number;
  readonly radius: number;
}

/** Tyre, rim and five spokes. */
function Wheel({ x, radius: r }: WheelProps) {
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return `M0 0L${(Math.cos(angle) * r * 0.6).toFixed(1)} ${(Math.sin(angle) * r * 0.6).toFixed(1)}`;
  }).join("");
  return (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r} fill={token("carDark")} />
      <circle r={r * 0.66} fill="#E9E2D0" />
      <circle r={r * 0.52} fill="#33505B" />
      <path d={spokes} stroke="#E9E2D0" strokeWidth={r * 0.2} strokeLinecap="round" />
      <circle r={r * 0.17} fill="#F4A62A" />
    </g>
  );
}

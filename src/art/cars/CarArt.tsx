import { token } from "../../platform/web/theme/token";
import { proportionsOf } from "./carLook";
import { carRear } from "./carRear";
import { carSide } from "./carSide";

interface CarArtProps {
  /** The name under which the car is drawn. */
  readonly model: string;
  /** Paint, as CSS. */
  readonly colour: string;
}

/**
 * A car from the side, decorative beside the name of its model or class. All cars have the same scale, so that a van
 * looks larger than a hatchback in the same box.
 */
export function CarArt({ model, colour }: CarArtProps) {
  const car = carSide(proportionsOf(model));
  const { rear, front, radius, spokes } = car.wheels;
  const arch = (x: number) => `M${x - radius - 4}-10A${radius + 4} ${radius + 4} 0 1 1 ${x + radius + 4}-10z`;
  return (
    <svg viewBox="-170 -128 340 140" width="100%" height="100%" focusable="false" aria-hidden>
      <path
        fill={token("ink")}
        opacity=".16"
        d={`M${rear - 52} 0H${front + 60}C${front + 56} 7 ${rear - 46} 7 ${rear - 52} 0z`}
      />
      {car.inside && <path fill="#6E3B2A" d={car.inside} />}
      <path fill={colour} d={car.body} />
      <path fill="#08202E" opacity=".2" d={car.shade} />
      {car.trim && <path fill="#FBF1DA" d={car.trim} />}
      <path fill={token("carGlass")} d={car.glass} />
      <path fill="none" stroke="#FFF6E0" opacity=".5" strokeWidth="2.5" strokeLinecap="round" d={car.gleam} />
      <path fill="none" stroke="#08202E" opacity=".5" strokeWidth="1.6" strokeLinecap="round" d={car.seams} />
      <path fill={token("carDark")} d={car.dark} />
      <path fill="#FFE9B0" d={car.headlight} />
      <path fill="#B3202C" d={car.tailLight} />
      <path fill="#0A1A22" d={arch(rear) + arch(front)} />
      <Wheel x={rear} radius={radius} spokes={spokes} />
      <Wheel x={front} radius={radius} spokes={spokes} />
    </svg>
  );
}

interface WheelProps {
  readonly x: number;
  readonly radius: number;
  readonly spokes: number;
}

/** Tyre, rim and spokes, each a dashed circle. */
function Wheel({ x, radius: r, spokes }: WheelProps) {
  return (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r} fill={token("carDark")} />
      <circle r={Math.round(r * 0.66)} fill="#E9E2D0" />
      <circle r={Math.round(r * 0.52)} fill="#33505B" />
      <circle
        r={Math.round(r * 0.35)}
        fill="none"
        stroke="#E9E2D0"
        strokeWidth={Math.round(r * 0.45)}
        pathLength={spokes * 2}
        strokeDasharray={spokes > 6 ? ".8 1.2" : ".7 1.3"}
      />
      <circle r={Math.round(r * 0.17)} fill="#F4A62A" />
    </g>
  );
}

const bagColours = ["#D9563F", "#F4A62A", "#2A93A0", "#A8683A", "#5E9E4E", "#5B86C9"];

/** The same car from behind, its boot open and as many bags in it as fit. */
export function CarBootArt({ model, colour, bags }: CarArtProps & { readonly bags: number }) {
  const car = carRear(proportionsOf(model), bags);
  return (
    <svg viewBox="-84 -150 168 160" width="100%" height="100%" focusable="false" aria-hidden>
      <path fill={token("ink")} opacity=".16" d="M-58 0H58C54 7-54 7-58 0z" />
      <path fill={token("carDark")} d={car.tyres} />
      <path fill={colour} d={car.body} />
      <path fill="#08202E" opacity=".2" d={car.shade} />
      {car.glass && <path fill={token("carGlass")} d={car.glass} />}
      <path fill={colour} d={car.lid} />
      <path fill="#08202E" opacity=".55" d={car.lining} />
      <path fill="#0A1A22" d={car.inside} />
      {car.bags.map((bag, index) => (
        <path key={bag} fill={bagColours[index % bagColours.length]} d={bag} />
      ))}
      <path fill="none" stroke="#FFF6E0" opacity=".7" strokeWidth="1.6" d={car.straps} />
      <path fill="none" stroke="#08202E" opacity=".5" strokeWidth="1.6" strokeLinecap="round" d={car.seams} />
      <path fill="#B3202C" d={car.tailLight} />
      <path fill="#FBF1DA" d={car.plate} />
    </svg>
  );
}

import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A striped hammock, hung between two points 120 apart. */
export function Hammock(place: Place) {
  return (
    <Placed {...place}>
      <path stroke={paint("ink")} strokeWidth="1.6" fill="none" d="M0 0 22 18M120-4 98 16" />
      <path fill={paint("guava")} d="M20 16C40 40 80 40 100 14 84 26 38 28 20 16z" />
      <path fill={paint("mango")} d="M30 23C44 37 76 37 90 22 76 29 44 30 30 23z" />
    </Placed>
  );
}

import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A small yacht before the wind. */
export function Sailboat(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("foam")} d="M0-64C14-46 22-26 24-8H0zM-3-54C-8-36-16-20-24-9L-3-8z" />
      <path fill={paint("shade")} d="M0-64C14-46 22-26 24-8H12C12-28 8-46 0-64z" />
      <path fill={paint("guava")} d="M-28-5H30C26 2 22 5 16 5H-16C-22 4-26 0-28-5z" />
      <path stroke={paint("foam")} strokeWidth="2.2" strokeLinecap="round" opacity=".7" d="M-14 10H18M-6 15H10" />
    </Placed>
  );
}

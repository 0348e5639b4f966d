import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import { openings } from "./openings";

/** A millionaire's house of the twenties on its bluff: white walls, green tiles, a loggia over the sea. */
export function Mansion(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("sugar")} d="M-56 0V-40H56V0zM22-40V-66H50V-40z" />
      <path
        fill={paint("glass")}
        d={
          openings({ x: -52, y: -20, w: 96, h: 20, columns: 7, fill: [0.6, 0.9] }) +
          openings({ x: 24, y: -60, w: 24, h: 16, columns: 3, fill: [0.5, 0.8] })
        }
      />
      <path stroke={paint("glass")} strokeWidth="11" strokeDasharray="6 7.7" d="M-49-30H44" />
      <path fill={paint("shade")} d="M46 0V-40H56V0zM42-40V-66H50V-40z" />
      <path fill={paint("leaf2")} d="M-62-38-50-54H26L22-38zM50-54 62-38H50zM16-64 36-82 56-64z" />
      <path fill={paint("leaf")} d="M-62-38-50-54H-10L-16-38zM16-64 36-82V-64z" />
    </Placed>
  );
}

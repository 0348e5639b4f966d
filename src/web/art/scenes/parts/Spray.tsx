import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A wave that breaks against the wall and stands up in the air. */
export function Spray(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("foam")}
        d="M-46 6C-38-6-36-18-40-30-30-24-26-16-24-8-24-26-28-40-20-54-14-40-12-26-12-14-6-30-4-46 8-58 6-42 4-28 2-14 10-26 18-34 30-38 22-28 18-18 18-8 26-14 34-16 42-14 34-8 34 0 44 6z"
      />
      <path
        stroke={paint("foam")}
        strokeWidth="4"
        strokeLinecap="round"
        d="M-34-48h.1M-8-68h.1M22-54h.1M40-34h.1M-48-22h.1"
      />
    </Placed>
  );
}

import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A sea turtle seen from above, on its way down the sand. */
export function Turtle(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("leaf2")}
        d="M-22-14C-40-24-58-20-66-8-54-10-40-6-26 0zM-22 14C-36 26-50 28-60 24-50 20-40 10-26 4zM24-10C34-18 44-18 50-12 40-10 34-6 26-2zM24 10C34 18 42 18 46 14 38 10 34 6 26 4zM-32-6C-44-10-52-4-52 1S-42 10-32 7z"
      />
      <path fill={paint("leaf")} d="M-36 0C-34-20-8-26 12-20 28-15 36-6 36 1S28 18 12 22C-8 26-34 20-36 0z" />
      <path
        fill="none"
        stroke={paint("sand")}
        strokeWidth="2.2"
        d="M-24 0-10-8H10L22 0 10 9H-10zM-10-8-16-19M10-8 14-19M-10 9-16 19M10 9 14 20M22 0H35M-24 0H-35"
      />
    </Placed>
  );
}

import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** Great palm leaves that hang into the picture from a corner, against the light. */
export function Fronds(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("dark")}
        d="M0-8C50-14 104 4 138 50 122 42 114 40 106 40 112 50 114 58 114 68 104 56 96 48 86 42 90 56 90 66 86 78 80 60 72 48 62 38 64 54 62 66 54 80 50 58 42 42 30 30 28 44 24 54 14 66 12 44 6 30-8 20z"
      />
      <path fill={paint("dark")} d="M-8 0C-14 50 4 92 40 132 34 116 34 106 36 96 28 104 20 106 10 104L-20 40z" />
    </Placed>
  );
}

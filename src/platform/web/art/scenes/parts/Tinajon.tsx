import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** The great clay jar that catches the rain in Camagüey. */
export function Tinajon(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("roof")}
        d="M-18-62H18C20-56 26-54 34-46 46-32 40-12 18 0H-18C-40-12-46-32-34-46-26-54-20-56-18-62z"
      />
      <path
        fill={paint("shade")}
        d="M8-62H18C20-56 26-54 34-46 46-32 40-12 18 0H4C22-14 24-34 14-48 10-54 8-58 8-62z"
      />
      <path fill={paint("ink")} d="M-17-62C-12-66 12-66 17-62 12-58-12-58-17-62z" />
      <path
        fill="none"
        stroke={paint("mango")}
        strokeWidth="2"
        opacity=".8"
        d="M-35-44C-14-36 14-36 35-44M-40-30C-14-22 14-22 40-30"
      />
    </Placed>
  );
}

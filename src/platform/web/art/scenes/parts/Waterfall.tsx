import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A fall in two leaps between rocks into its pool. */
export function Waterfall(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("dark")} d="M-58 0C-54-40-40-62-34-96L-22-112H26L38-94C42-60 54-40 60 0z" />
      <path
        fill={paint("near")}
        d="M-58 0C-54-40-40-62-34-96L-22-112-16-60-24-50-18 0zM26-112 38-94C42-60 54-40 60 0H44L34-50 22-58z"
      />
      <path fill={paint("foam")} d="M-10-112H12L14-58 20-52 24 0H-22L-16-54-10-58z" />
      <path fill={paint("sea3")} d="M-4-112H0L-1-58-7-50-8 0H-13L-11-54-5-60zM8-104 10-56 15-50 17 0H13L10-48 5-56z" />
      <path fill={paint("sea3")} d="M-74 2C-50-8 50-8 78 2 60 14-54 14-74 2z" />
      <path fill={paint("foam")} d="M-36 1C-20-8 24-8 40 1 24 6-20 6-36 1z" />
    </Placed>
  );
}

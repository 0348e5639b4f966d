import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A palm-thatched house on stilts above the water. */
export function Hut(place: Place) {
  return (
    <Placed {...place}>
      <path stroke={paint("ink")} strokeWidth="2.4" d="M-26 4V-14M-10 4V-14M10 4V-14M26 4V-14" />
      <path fill={paint("trunk")} d="M-28-12V-36H28V-12z" />
      <path fill={paint("glass")} d="M-20-18V-32H-8V-18zM6-12V-32H18V-12z" />
      <path fill={paint("ink")} d="M-34-14H34V-10.500H-34z" />
      <path fill={paint("sand2")} d="M-38-32C-22-42-12-56 0-72 12-56 22-42 38-32z" />
      <path fill={paint("shade")} d="M0-72C12-56 22-42 38-32H14C12-46 8-58 0-72z" />
    </Placed>
  );
}

import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A stone lighthouse; its lamp has the colour of lit windows. */
export function Lighthouse(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("sugar")} d="M-11 0-7-66H7L11 0z" />
      <path fill={paint("shade")} d="M2 0V-66H7L11 0z" />
      <path fill={paint("guava")} d="M-9.7-22-8.7-38H8.700L9.7-22z" />
      <path fill={paint("ink")} d="M-10-66V-70H10V-66z" />
      <path fill={paint("sun")} d="M-5-70V-80H5V-70z" />
      <path fill={paint("ink")} d="M-7-80C-6-88 6-88 7-80zM-.7-86h1.400V-93H-.700z" />
    </Placed>
  );
}

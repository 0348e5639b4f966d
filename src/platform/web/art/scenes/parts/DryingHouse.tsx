import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** The thatched barn in which tobacco dries: a roof almost to the ground. */
export function DryingHouse(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("ink")} d="M-40 0V-20H40V0z" />
      <path fill={paint("trunk")} d="M-34 0V-26L0-58 34-26V0zM34-26V0H72V-22z" />
      <path fill={paint("ink")} d="M-9 0V-24H9V0z" />
      <path fill={paint("sand2")} d="M0-66-46-12-36-8 0-50 36-8 46-12zM0-66 46-12 88-14 46-66z" />
      <path fill={paint("shade")} d="M0-66 46-12 88-14 46-66z" />
      <path stroke={paint("trunk")} strokeWidth="2" fill="none" d="M10-60 52-14M22-62 62-15M34-64 72-16" />
    </Placed>
  );
}

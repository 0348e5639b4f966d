import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** The round bandstand in the middle of a town's square. */
export function Bandstand(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("stone")} d="M-50 0V-12H50V0zM-44-12V-18H44V-12z" />
      <path fill={paint("shade")} d="M20 0V-18H44V-12H50V0z" />
      <path fill={paint("sugar")} d="M-38-18V-58H-33V-18zM-15-18V-58H-10V-18zM10-18V-58H15V-18zM33-18V-58H38V-18z" />
      <path fill={paint("sugar")} d="M-42-56H42V-63H-42z" />
      <path fill={paint("guava")} d="M-40-63C-36-84-18-94 0-96 18-94 36-84 40-63z" />
      <path fill={paint("shade")} d="M6-96C22-92 36-84 40-63H22C22-78 16-88 6-96z" />
      <path fill={paint("mango")} d="M-3-95V-104A3 3 0 0 1 3-104V-95z" />
      <path stroke={paint("ink")} strokeWidth="6" strokeDasharray="1.2 2" d="M-38-23H38" />
    </Placed>
  );
}

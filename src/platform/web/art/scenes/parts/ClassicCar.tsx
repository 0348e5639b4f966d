import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A finned American car of the fifties with a white roof. */
export function ClassicCar({ body = "guava", ...place }: Place & { readonly body?: Paint }) {
  return (
    <Placed {...place}>
      <path fill={paint("foam")} d="M31-20C35-28 39-32.5 47-33H59C67-33 72-27 77-19.500L76-18H30z" />
      <path
        fill={paint("glass")}
        d="M36.5-20.500C39-27 42-30 47-30H51V-20.500zM54-30H58.500C64-30 67.5-26 71.5-20.500H54z"
      />
      <path
        fill={paint(body)}
        d="M2-8 1-14 3-24 9-23C16-20.5 26-20.5 36-20.500L74-20C88-19.5 99-18 103-14L104-8 102-6H3z"
      />
      <path fill={paint("foam")} d="M7-16 60-16.5 86-12 59-13 9-12z" />
      <path fill={paint("shade")} d="M3-6 2-9.500H104L102-6z" />
      <path fill={paint("stone2")} d="M-1-10H7V-6.500H-1zM98-9.500H107V-6H98z" />
      <path fill={paint("sun")} d="M101-15A2.4 2.4 0 1 1 101-10.500z" />
      <path fill={paint("ink")} d="M13-6A9 9 0 0 1 31-6zM73-6A9 9 0 0 1 91-6z" />
      <g fill={paint("ink")}>
        <circle cx="22" cy="-6.5" r="7" />
        <circle cx="82" cy="-6.5" r="7" />
      </g>
      <g fill={paint("foam")}>
        <circle cx="22" cy="-6.5" r="4.6" />
        <circle cx="82" cy="-6.5" r="4.6" />
      </g>
      <g fill={paint("stone2")}>
        <circle cx="22" cy="-6.5" r="2.4" />
        <circle cx="82" cy="-6.5" r="2.4" />
      </g>
    </Placed>
  );
}

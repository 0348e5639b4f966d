import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A wave that breaks against the wall and stands up in the air: round foam and flying drops. */
export function Spray(place: Place) {
  return (
    <Placed {...place}>
      <g stroke={paint("foam")} strokeLinecap="round">
        <path strokeWidth="28" d="M-34 0h.1M-8-8h.1M18-8h.1M40 0h.1" />
        <path strokeWidth="20" d="M-22-22h.1M0-30h.1M22-28h.1" />
        <path strokeWidth="13" d="M-34-36h.1M-10-48h.1M12-52h.1M32-44h.1" />
        <path strokeWidth="7" d="M-26-56h.1M2-68h.1M26-64h.1M44-56h.1" />
        <path strokeWidth="4" d="M-40-56h.1M-12-74h.1M18-82h.1M40-74h.1M54-40h.1" />
      </g>
      <path
        fill="none"
        stroke={paint("sea3")}
        strokeWidth="3"
        strokeLinecap="round"
        d="M-30 2C-26-10-16-14-10-12M8-4C10-16 20-20 28-14"
      />
    </Placed>
  );
}

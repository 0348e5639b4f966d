import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A cow that looks out to sea. */
export function Cow(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("sugar")}
        d="M-24-26C-14-30 10-28 20-28L26-34 29-38 33-35 38-36 36-32C39-28 40-22 39-19L32-19 28-22C26-18 24-15 22-13V0H17V-11L6-11-10-10V0H-15L-16-11C-20-8-21-4-21 0H-26L-27-14C-29-18-28-24-24-26z"
      />
      <path
        fill={paint("soil")}
        d="M-14-28.500C-8-29-2-28.6 4-28.4 4-20-2-16-8-18S-15-24-14-28.500zM14-28H20L23-31C24-24 22-20 17-20 14-22 13-25 14-28z"
      />
      <path stroke={paint("ink")} strokeWidth="1.6" fill="none" d="M-26-24C-30-20-31-14-30-8M29-38 27-42M34-36 36-41" />
    </Placed>
  );
}

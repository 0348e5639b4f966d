import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A two-master under full sail, as in every tale of treasure. */
export function Schooner(place: Place) {
  return (
    <Placed {...place}>
      <path stroke={paint("ink")} strokeWidth="2.4" d="M-18-10V-104M30-10V-116M-58-18-92-30" />
      <path
        fill={paint("sugar")}
        d="M-22-96C-46-78-60-52-88-30-62-26-40-28-22-32zM-14-98C4-92 14-84 22-72L24-24C10-20 0-20-14-22zM34-110C58-104 72-90 82-70L84-24C66-18 48-18 34-22z"
      />
      <path
        fill={paint("shade")}
        d="M6-92C14-86 18-80 22-72L24-24C18-22 12-21 6-21 14-44 14-70 6-92zM60-100C70-92 76-84 82-70L84-24C76-21 70-20 62-19 72-46 70-76 60-100z"
      />
      <path fill={paint("flower")} d="M30-116 52-122 48-116 52-110 30-108z" />
      <path fill={paint("roof")} d="M-62-18C-40-12 40-10 84-20 84-8 76 4 68 6H-40C-50 4-58-8-62-18z" />
      <path fill={paint("mango")} d="M-61-15C-40-8 40-7 84-16V-12C40-3-38-4-58-10z" />
      <path stroke={paint("foam")} strokeWidth="3" strokeLinecap="round" d="M-50 8H76M-30 14H50M0 20H26" />
    </Placed>
  );
}

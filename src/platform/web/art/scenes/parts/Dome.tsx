import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A capitol: a ribbed dome on a ring of columns above a colonnaded hall. */
export function Dome(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("stone")} d="M-92 0V-30H92V0zM-36-30V-42H36V-30zM-29-42V-70H29V-42z" />
      <path stroke={paint("glass")} strokeWidth="23" strokeDasharray="5 5" d="M-88-12.5H88" />
      <path stroke={paint("glass")} strokeWidth="21" strokeDasharray="4 3.8" d="M-25-57H27" />
      <path fill={paint("foam")} d="M-33-70H33V-74H-33zM-94-30H94V-33H-94zM-38-42H38V-44.5H-38z" />
      <path fill={paint("mango")} d="M-30-74C-30-100-16-116 0-118 16-116 30-100 30-74z" />
      <path fill={paint("shade")} d="M0-118C16-116 30-100 30-74H10C14-92 10-108 0-118z" />
      <path
        stroke={paint("stone2")}
        strokeWidth="1.6"
        fill="none"
        d="M-18-75C-17-96-9-110 0-118M0-75V-118M18-75C17-96 9-110 0-118"
      />
      <path fill={paint("stone")} d="M-6-116V-130H6V-116z" />
      <path fill={paint("mango")} d="M-7-130C-6-138-2-140-1-150H1C2-140 6-138 7-130z" />
    </Placed>
  );
}

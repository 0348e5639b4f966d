import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** The flame tree in flower: a flat red parasol on branching limbs. */
export function Flamboyan(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("trunk")}
        d="M-6 0C-3-18-5-26-14-36L-40-56-36-60-8-42C-4-48-6-60-8-70H-3C-1-60 2-50 3-42L28-60 33-56 10-34C5-26 5-14 8 0z"
      />
      <path
        fill={paint("flower")}
        d="M-78-56C-84-66-72-76-62-74-58-88-40-92-32-86-22-98 6-100 16-88 28-96 48-88 52-78 66-80 80-68 76-56 60-62 50-52 36-58 20-50 4-60-8-54-24-62-36-50-50-56-60-50-70-50-78-56z"
      />
      <path
        fill={paint("shade")}
        d="M16-88C28-96 48-88 52-78 66-80 80-68 76-56 60-62 50-52 36-58 20-50 4-60-8-54 4-64 24-66 16-88z"
      />
      <path
        stroke={paint("mango")}
        strokeWidth="4"
        strokeLinecap="round"
        d="M-56-66h9M-34-78h12M-8-88h10M-26-66h8M2-76h8"
      />
    </Placed>
  );
}

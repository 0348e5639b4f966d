import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** Mangroves on their arching roots, at the water's edge. */
export function Mangrove(place: Place) {
  return (
    <Placed {...place}>
      <path
        stroke={paint("dark")}
        strokeWidth="2.6"
        fill="none"
        d="M-44 2C-42-14-36-20-30-22M-32 2C-30-14-26-22-20-24M-16 2V-24M-4 2C-6-12-10-20-14-24M8 2C8-14 14-22 20-24M20 2V-26M34 2C33-14 28-22 22-26M48 2C46-14 40-20 32-24"
      />
      <path
        fill={paint("leaf2")}
        d="M-60-26C-64-40-52-48-42-46-40-58-22-62-14-54-6-66 18-66 24-54 36-60 50-52 48-44 60-44 66-34 60-24 44-16-44-16-60-26z"
      />
      <path
        fill={paint("leaf")}
        d="M-60-30C-60-42-50-48-42-46-40-58-22-62-14-54-6-66 14-66 22-56 8-58-2-52-4-44-18-50-28-46-30-38-42-44-54-40-60-30z"
      />
    </Placed>
  );
}

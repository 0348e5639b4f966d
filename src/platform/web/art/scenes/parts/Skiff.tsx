import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A flats skiff: one stands on the platform with the pole, one casts from the bow. */
export function Skiff(place: Place) {
  return (
    <Placed {...place}>
      <path stroke={paint("glint")} strokeWidth="1.3" fill="none" d="M-52-30C-90-64-120-50-148-22" />
      <path
        stroke={paint("ink")}
        strokeWidth="2"
        fill="none"
        d="M44-40 84 8M38-14V-24M56-14V-24M34-24H60M-44-32-56-46"
      />
      <path
        fill={paint("ink")}
        d="M-46-40a4 4 0 1 1 .1 0zM-51-8-50-22C-51-32-49-38-45-38S-40-32-41-22L-40-8H-44L-45.5-20-47-8zM47-50a4 4 0 1 1 .1 0zM42-24 43-36C42-42 44-48 48-48S54-42 53-36L53-24H49L48-32 46-24z"
      />
      <path fill={paint("sugar")} d="M-74-12H66L64-2C62 3 58 4 54 4H-50C-62 2-70-6-74-12z" />
      <path fill={paint("sea1")} d="M-68-6H65L64-2H-62z" />
      <path stroke={paint("foam")} strokeWidth="2.4" strokeLinecap="round" d="M-46 9H56M-30 14H38M-10 19H18" />
    </Placed>
  );
}

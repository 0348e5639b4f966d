import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A hooded carriage and its horse, as they wait on the square in Bayamo. */
export function Carriage(place: Place) {
  return (
    <Placed {...place}>
      <path stroke={paint("ink")} strokeWidth="2" fill="none" d="M-34-20H48M-38-22V-40" />
      <path fill={paint("ink")} d="M-66-46C-66-62-54-70-40-70H-34L-44-42-40-34H-64z" />
      <path fill={paint("guava")} d="M-66-44H-44L-38-36H-14L-12-22H-56C-62-26-66-34-66-44z" />
      <path fill={paint("mango")} d="M-66-44H-44L-42.5-41H-65.500zM-38-36H-14L-13.5-33H-36z" />
      <g fill="none" stroke={paint("ink")} strokeWidth="2.4">
        <circle cx="-52" cy="-14" r="13" />
        <circle cx="-14" cy="-11" r="10" />
        <path
          strokeWidth="1.2"
          d="M-65-14H-39M-52-27V-1M-61-23-43-5M-43-23-61-5M-24-11H-4M-14-21V-1M-21-18-7-4M-7-18-21-4"
        />
      </g>
      <path
        fill={paint("trunk")}
        d="M18-40C26-44 44-44 54-42 60-44 66-58 74-64L76-69 79-65C84-62 92-54 94-50L90-46 80-52C76-46 72-38 70-32 70-26 68-22 66-20L70 0H65L59-20H38L30-18 26 0H21L22-20C18-24 16-32 18-40z"
      />
      <path
        fill={paint("ink")}
        d="M18-40C12-38 10-28 12-16 15-22 16-28 20-34zM58-45C62-56 66-62 74-66 72-60 68-50 62-42zM50-20H55L60 0H55zM32-18H36L42 0H37z"
      />
    </Placed>
  );
}

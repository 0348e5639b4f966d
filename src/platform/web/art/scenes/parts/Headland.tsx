import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A green cape that falls to the sea in a pale cliff; its foot is at the left. */
export function Headland(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("stone")} d="M0 0 10-30 26-44 44-46 560-44V0z" />
      <path fill={paint("stone2")} d="M20 0 28-22 24-42 44-46 560-44V0H90L84-14 70 0z" />
      <path
        fill={paint("leaf2")}
        d="M12-34C26-60 60-74 110-80S240-88 300-84 500-92 560-88V-26C500-20 420-34 360-28 300-22 240-34 180-26S120-18 90-28 40-24 12-34z"
      />
      <path fill={paint("leaf")} d="M12-34C26-60 60-74 110-80S180-86 220-86C180-76 150-60 120-58S56-46 12-34z" />
    </Placed>
  );
}

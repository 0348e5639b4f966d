import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A sugar mill: two chimneys and the long iron roof of the boiling house. */
export function SugarMill(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("roof")} d="M-52-24-48-96H-40L-36-24zM-28-24-24-78H-17L-14-24z" />
      <path fill={paint("sugar")} d="M-49.5-84-49-90H-39L-38.6-84z" />
      <path
        fill={paint("cloud")}
        d="M-44-100C-36-116-18-108-8-120 6-132 30-124 44-136 34-116 8-114-4-106-18-96-34-106-42-96z"
      />
      <path fill={paint("stone")} d="M-60 0V-26L-34-40-8-26 18-40 44-26V0z" />
      <path fill={paint("stone2")} d="M-62-24-34-42-8-28 18-42 48-24V-30L18-48-8-34-34-48-62-30z" />
      <path fill={paint("glass")} d="M-50 0V-14H-40V0zM-30 0V-14H-20V0zM-2 0V-14H8V0zM18 0V-14H28V0z" />
    </Placed>
  );
}

import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A Spanish fortress stepping down its rock to the sea, with a sentry box at the point. */
export function Fortress(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("near")} d="M-112 0C-100-18-84-24-70-26L-58-34H74L104-14 128 0z" />
      <path fill={paint("shade")} d="M74-34 104-14 128 0H60L68-14z" />
      <path fill={paint("stone")} d="M-66-24-58-46H-8L-4-62H40L44-84H82L90-24z" />
      <path fill={paint("stone2")} d="M44-84H82L90-24H52zM-4-62H40L44-46H-8zM-20-46-14-24H-2L-8-46z" />
      <path fill={paint("foam")} d="M-60-46H-8V-50H-60zM-6-62H40V-66H-6zM42-84H84V-88.500H42z" />
      <path fill={paint("stone")} d="M-68-40V-54A5 5 0 0 1-58-54V-40z" />
      <path fill={paint("roof")} d="M-69-54A6 6 0 0 1-57-54z" />
      <path
        fill={paint("ink")}
        d="M-64-44V-50H-62V-44zM10-50V-58H14V-50zM24-50V-58H28V-50zM58-66V-76H62V-66zM68-66V-76H72V-66z"
      />
    </Placed>
  );
}

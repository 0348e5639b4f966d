import { d } from "../d";
import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** A long straight stair up a hill to a cross: the Loma de la Cruz. */
export function HillStair(place: Place) {
  const steps = Array.from({ length: 22 }, (_, row) => {
    const y = -row * 6.4;
    const half = 17 - row * 0.56;
    return d`M${-half} ${y}h${half * 2}v-3.2h${-half * 2}z`;
  }).join("");
  return (
    <Placed {...place}>
      <path
        fill={paint("near")}
        d="M-330 0C-210-10-130-70-74-118-44-140-20-144 0-144S48-140 80-114C140-66 220-12 330 0z"
      />
      <path fill={paint("shade")} d="M0-144C28-144 48-140 80-114 140-66 220-12 330 0H60C80-40 40-100 0-144z" />
      <path fill={paint("stone2")} d="M-20 2-6-142H6L20 2z" />
      <path fill={paint("stone")} d={steps} />
      <path fill={paint("sugar")} d="M-22-140V-150H22V-140z" />
      <path fill={paint("shade")} d="M8-140V-150H22V-140z" />
      <path fill={paint("dark")} d="M-3.5-150V-200H3.5V-150zM-17-188V-181H17V-188z" />
      <path
        fill={paint("leaf2")}
        d="M-80-66a15 15 0 1 1 28 0zM-132-28a13 13 0 1 1 26 0zM44-62a14 14 0 1 1 26 0zM100-34a15 15 0 1 1 28 0zM-56-100a9 9 0 1 1 18 0z"
      />
    </Placed>
  );
}

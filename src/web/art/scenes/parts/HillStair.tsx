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
      <path fill={paint("sugar")} d="M-22-140V-150H22V-140zM-3-150V-194H3V-150zM-14-180V-174H14V-180z" />
      <path fill={paint("shade")} d="M.5-150V-194H3V-150zM8-140V-150H22V-140z" />
      <path
        fill={paint("leaf2")}
        d="M-90-62a16 16 0 1 1 30 0zM-142-32a14 14 0 1 1 28 0zM58-70a14 14 0 1 1 26 0zM112-36a18 18 0 1 1 34 0zM-62-96a10 10 0 1 1 20 0zM50-100a9 9 0 1 1 18 0z"
      />
    </Placed>
  );
}

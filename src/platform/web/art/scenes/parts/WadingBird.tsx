import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A long-legged bird in shallow water: a flamingo in guava, an ibis in white. */
export function WadingBird({ plumage, ...place }: Place & { readonly plumage: Paint }) {
  const ibis = plumage === "foam";
  return (
    <Placed {...place}>
      <path stroke={paint(ibis ? "guava" : plumage)} strokeWidth="2" fill="none" d="M2-40V0M12-40 10-22 14 0" />
      <path fill={paint(plumage)} d="M-14-48C-8-58 8-60 18-54 28-50 36-46 42-36 30-38 24-36 16-36 4-34-10-38-14-48z" />
      <path fill={paint("shade")} d="M42-36C30-38 24-36 16-36 8-35 0-36-6-40 10-40 26-44 42-36z" />
      <path
        stroke={paint(plumage)}
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
        d={ibis ? "M-11-48C-20-54-22-62-16-70" : "M-11-48C-26-52-28-66-16-74-8-80-8-90-16-92"}
      />
      <path
        stroke={paint(ibis ? "guava" : "ink")}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        d={ibis ? "M-18-71C-26-71-31-66-33-58" : "M-20-91C-25-89-26-86-25-82"}
      />
      <path stroke={paint("foam")} strokeWidth="1.8" strokeLinecap="round" opacity=".8" d="M-10 1H24M-4 5H18" />
    </Placed>
  );
}

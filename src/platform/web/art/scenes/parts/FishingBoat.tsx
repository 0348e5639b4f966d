import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A small wooden boat with a wheelhouse, and its broken reflection. */
export function FishingBoat({ hull = "guava", ...place }: Place & { readonly hull?: Paint }) {
  return (
    <Placed {...place}>
      <path stroke={paint("ink")} strokeWidth="1.6" d="M40-14V-52M40-50 66-12M40-50 12-10" />
      <path fill={paint("sugar")} d="M24-10V-28H44V-10z" />
      <path fill={paint("glass")} d="M28-17V-24H40V-17z" />
      <path fill={paint("blue")} d="M21-28H47V-31.500H21z" />
      <path fill={paint(hull)} d="M-2-13C8-9 16-9 30-9 48-9 64-11 76-18 73-8 68 0 62 3H10C4 0 0-6-2-13z" />
      <path
        fill={paint("foam")}
        d="M-2-13C8-9 16-9 30-9 48-9 64-11 76-18L75-14.500C64-8 48-5.5 30-5.5 16-5.5 8-5.5-.8-9.500z"
      />
      <path stroke={paint(hull)} strokeWidth="2.4" strokeLinecap="round" opacity=".6" d="M14 8H58M24 13H48M30 18H40" />
    </Placed>
  );
}

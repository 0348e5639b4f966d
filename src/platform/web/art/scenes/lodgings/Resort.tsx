import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

function floorLines(above: number): string {
  return [0, 1, 2, 3].map((floor) => d`M-96 ${-above - floor * 20}H-24M24 ${-above - floor * 20}H96`).join("");
}

/** A resort: two painted wings with a balcony for everyone, a thatched hall between, a pool in front. */
export function Resort({ wall }: { readonly wall: Paint }) {
  return (
    <>
      <path fill={paint(wall)} d="M-104 0V-88H-16V0zM16 0V-88H104V0z" />
      <path fill={paint("sugar")} d="M-104-88H-16V-94H-104zM16-88H104V-94H16zM-104 0V-94H-98V0zM16 0V-94H22V0z" />
      <path stroke={paint("glass")} strokeWidth="12" strokeDasharray="12 8" d={floorLines(16)} />
      <path stroke={paint("sugar")} strokeWidth="3" strokeDasharray="14 6" d={floorLines(10)} />
      <path fill={paint("shade")} d="M-24 0V-88H-16V0zM96 0V-88H104V0z" />
      <path fill={paint("trunk")} d="M-26 0V-26H-21V0zM21 0V-26H26V0zM-3 0V-26H3V0z" />
      <path fill={paint("sand2")} d="M-40-24C-24-36-12-54 0-74 12-54 24-36 40-24z" />
      <path fill={paint("shade")} d="M0-74C12-54 24-36 40-24H16C14-42 8-58 0-74z" />
      <path fill={paint("foam")} d="M-92 12C-60 4 60 4 94 12 70 28-66 28-92 12z" />
      <path fill={paint("sea2")} d="M-84 13C-54 7 54 7 86 13 62 25-60 25-84 13z" />
      <path stroke={paint("foam")} strokeWidth="2" strokeLinecap="round" d="M-40 14H-16M6 18H40" />
    </>
  );
}

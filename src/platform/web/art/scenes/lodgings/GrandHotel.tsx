import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

const floors = [-32, -50, -68, -86].map((y) => d`M-104 ${y}H106`).join("");

/** A grand city hotel: two turrets, a long front of many windows, awnings and flags. */
export function GrandHotel({ wall }: { readonly wall: Paint }) {
  return (
    <>
      <path fill={paint(wall)} d="M-110 0V-98H110V0zM-72-98V-140H-40V-98zM40-98V-140H72V-98z" />
      <path fill={paint("shade")} d="M100 0V-98H110V0zM-48-98V-140H-40V-98zM64-98V-140H72V-98z" />
      <path stroke={paint("glass")} strokeWidth="10" strokeDasharray="7 8" d={floors} />
      <path fill={paint("glass")} d="M-62-106V-124A6 6 0 0 1-50-124V-106zM50-106V-124A6 6 0 0 1 62-124V-106z" />
      <path
        fill={paint("foam")}
        d="M-114-98H114V-102H-114zM-76-140H-36V-144H-76zM36-140H76V-144H36zM-112-20H112V-23H-112z"
      />
      <path fill={paint("roof")} d="M-74-144-56-170-38-144zM38-144 56-170 74-144z" />
      <path fill={paint("ink")} d="M-16 0V-18H16V0z" />
      <path fill={paint("flower")} d="M-24-18H24L20-27H-20z" />
      <path stroke={paint("glass")} strokeWidth="14" strokeDasharray="14 10" d="M-98-8H-30M34-8H100" />
      <path stroke={paint("ink")} strokeWidth="1.6" d="M0-102V-132" />
      <path fill={paint("mango")} d="M0-132 18-127 0-121z" />
    </>
  );
}

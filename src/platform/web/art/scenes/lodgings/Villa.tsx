import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A villa of the fifties: long flat roofs, a wall of glass, a terrace and its own steps to the garden. */
export function Villa({ wall }: { readonly wall: Paint }) {
  return (
    <>
      <path fill={paint("sugar")} d="M-96 0V-44H66V0zM-30-50V-86H92V-50z" />
      <path fill={paint(wall)} d="M-96 0V-44H-66V0zM66-50V-86H92V-50z" />
      <path fill={paint("glass")} d="M-58-6V-38H-4V-6zM4 0V-38H26V0zM-20-54V-80H58V-54z" />
      <path stroke={paint("foam")} strokeWidth="2" d="M-40-6V-38M-22-6V-38M0-54V-80M20-54V-80M40-54V-80" />
      <path fill={paint("shade")} d="M56 0V-44H66V0zM-96-38V-44H66V-38zM-30-80V-86H92V-80z" />
      <path fill={paint("ink")} d="M-104-44H108V-50H-104zM-40-86H102V-92H-40z" />
      <path stroke={paint("ink")} strokeWidth="2.4" d="M102-44V0M78-44V0" />
      <path stroke={paint("foam")} strokeWidth="9" strokeDasharray="1.6 3" d="M-100-55H-34" />
      <path fill={paint("stone")} d="M-110 0H112V5H-110zM-14 5H34V10H-14zM-22 10H42V15H-22z" />
    </>
  );
}

import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A lodge in the hills or the wetland: a wooden house under a great palm roof, with a deck all round. */
export function Lodge({ wall }: { readonly wall: Paint }) {
  return (
    <>
      <path fill={paint("trunk")} d="M-74 0V-52H74V0z" />
      <path stroke={paint("shade")} strokeWidth="1.6" d="M-74-10H74M-74-20H74M-74-30H74M-74-40H74" />
      <path fill={paint("glass")} d="M-60-12V-42H-30V-12zM30-12V-42H60V-12zM-14 0V-44H14V0z" />
      <path fill={paint(wall)} d="M-66-12V-42H-60V-12zM-30-12V-42H-24V-12zM24-12V-42H30V-12zM60-12V-42H66V-12z" />
      <path fill={paint("sand2")} d="M-104-40C-66-58-34-88 0-124 34-88 66-58 104-40L96-34H-96z" />
      <path fill={paint("shade")} d="M0-124C34-88 66-58 104-40L96-34H34C30-66 18-98 0-124z" />
      <path stroke={paint("trunk")} strokeWidth="2" fill="none" d="M-20-104-60-44M0-110V-42M20-104 60-44" />
      <path
        fill={paint("ink")}
        d="M-112 0H112V7H-112zM-100 7H-95V20H-100zM-40 7H-35V20H-40zM35 7H40V20H35zM95 7H100V20H95z"
      />
      <path stroke={paint("ink")} strokeWidth="2" d="M-110-20H-76M76-20H110M-110-20V0M-92-20V0M92-20V0M110-20V0" />
    </>
  );
}

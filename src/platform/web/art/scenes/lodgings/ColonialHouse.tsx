import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A colonial house: tiled roof, tall barred windows, a carved door, lamps. */
export function ColonialHouse({ wall }: { readonly wall: Paint }) {
  return (
    <>
      <path fill={paint(wall)} d="M-104 0V-74H104V0z" />
      <path fill={paint("shade")} d="M94 0V-74H104V0zM-104 0V-12H94V0z" />
      <path fill={paint("roof")} d="M-116-72-98-102H98L116-72z" />
      <path fill={paint("shade")} d="M-116-72-113-77H113L116-72z" />
      <path
        stroke={paint("shade")}
        strokeWidth="2"
        d="M-84-102-94-77M-56-102-63-77M-28-102-32-77M0-102V-77M28-102 32-77M56-102 63-77M84-102 94-77"
      />
      <path
        fill={paint("foam")}
        d="M-88-6V-56A16 12 0 0 1-56-56V-6zM56-6V-56A16 12 0 0 1 88-56V-6zM-24 0V-56A24 16 0 0 1 24-56V0z"
      />
      <path fill={paint("glass")} d="M-84-10V-54A12 9 0 0 1-60-54V-10zM60-10V-54A12 9 0 0 1 84-54V-10z" />
      <path
        stroke={paint("ink")}
        strokeWidth="1.8"
        d="M-78-10V-62M-72-10V-63M-66-10V-62M66-10V-62M72-10V-63M78-10V-62M-86-34H-58M58-34H86"
      />
      <path fill={paint("leaf2")} d="M-18 0V-54A18 12 0 0 1 18-54V0z" />
      <path stroke={paint("ink")} strokeWidth="1.8" d="M0 0V-66M-12-8H-5V-44H-12zM5-8H12V-44H5z" fill="none" />
      <path fill={paint("sun")} d="M-42-44H-36V-54H-42zM36-44H42V-54H36z" />
    </>
  );
}

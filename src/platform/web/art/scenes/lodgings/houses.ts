import type { Shape } from "../drawing";

// `own` is the colour by which houses of a kind differ.

/** A grand city hotel: two turrets, a long front of many windows, awnings and flags. */
export const grandHotel: readonly Shape[] = [
  "own M-110 0V-98H110V0zM-72-98V-140H-40V-98zM40-98V-140H72V-98z",
  "shade M100 0V-98H110V0zM-48-98V-140H-40V-98zM64-98V-140H72V-98z",
  { stroke: "glass", strokeWidth: 10, strokeDasharray: "7 8", d: "M-104-32H106M-104-50H106M-104-68H106M-104-86H106" },
  "glass M-62-106V-124A6 6 0 0 1-50-124V-106zM50-106V-124A6 6 0 0 1 62-124V-106z",
  "foam M-114-98H114V-102H-114zM-76-140H-36V-144H-76zM36-140H76V-144H36zM-112-20H112V-23H-112z",
  "roof M-74-144-56-170-38-144zM38-144 56-170 74-144z",
  "ink M-16 0V-18H16V0z",
  "flower M-24-18H24L20-27H-20z",
  { stroke: "glass", strokeWidth: 14, strokeDasharray: "14 10", d: "M-98-8H-30M34-8H100" },
  { stroke: "ink", strokeWidth: 1.6, d: "M0-102V-132" },
  "mango M0-132 18-127 0-121z",
];

/** A resort: two painted wings with a balcony for everyone, a thatched hall between, a pool in front. */
export const resort: readonly Shape[] = [
  "own M-104 0V-88H-16V0zM16 0V-88H104V0z",
  "sugar M-104-88H-16V-94H-104zM16-88H104V-94H16zM-104 0V-94H-98V0zM16 0V-94H22V0z",
  {
    stroke: "glass",
    strokeWidth: 12,
    strokeDasharray: "12 8",
    d: "M-96-16H-24M24-16H96M-96-36H-24M24-36H96M-96-56H-24M24-56H96M-96-76H-24M24-76H96",
  },
  {
    stroke: "sugar",
    strokeWidth: 3,
    strokeDasharray: "14 6",
    d: "M-96-10H-24M24-10H96M-96-30H-24M24-30H96M-96-50H-24M24-50H96M-96-70H-24M24-70H96",
  },
  "shade M-24 0V-88H-16V0zM96 0V-88H104V0z",
  "trunk M-26 0V-26H-21V0zM21 0V-26H26V0zM-3 0V-26H3V0z",
  "sand2 M-40-24C-24-36-12-54 0-74 12-54 24-36 40-24z",
  "shade M0-74C12-54 24-36 40-24H16C14-42 8-58 0-74z",
  "foam M-92 12C-60 4 60 4 94 12 70 28-66 28-92 12z",
  "sea2 M-84 13C-54 7 54 7 86 13 62 25-60 25-84 13z",
  { stroke: "foam", strokeWidth: 2, strokeLinecap: "round", d: "M-40 14H-16M6 18H40" },
];

/** A colonial house: tiled roof, tall barred windows, a carved door, lamps. */
export const colonialHouse: readonly Shape[] = [
  "own M-104 0V-74H104V0z",
  "shade M94 0V-74H104V0zM-104 0V-12H94V0z",
  "roof M-116-72-98-102H98L116-72z",
  "shade M-116-72-113-77H113L116-72z",
  {
    stroke: "shade",
    strokeWidth: 2,
    d: "M-84-102-94-77M-56-102-63-77M-28-102-32-77M0-102V-77M28-102 32-77M56-102 63-77M84-102 94-77",
  },
  "foam M-88-6V-56A16 12 0 0 1-56-56V-6zM56-6V-56A16 12 0 0 1 88-56V-6zM-24 0V-56A24 16 0 0 1 24-56V0z",
  "glass M-84-10V-54A12 9 0 0 1-60-54V-10zM60-10V-54A12 9 0 0 1 84-54V-10z",
  {
    stroke: "ink",
    strokeWidth: 1.8,
    d: "M-78-10V-62M-72-10V-63M-66-10V-62M66-10V-62M72-10V-63M78-10V-62M-86-34H-58M58-34H86",
  },
  "leaf2 M-18 0V-54A18 12 0 0 1 18-54V0z",
  { fill: "none", stroke: "ink", strokeWidth: 1.8, d: "M0 0V-66M-12-8H-5V-44H-12zM5-8H12V-44H5z" },
  "sun M-42-44H-36V-54H-42zM36-44H42V-54H36z",
];

/** A villa of the fifties: long flat roofs, a wall of glass, a terrace and its own steps to the garden. */
export const villa: readonly Shape[] = [
  "sugar M-96 0V-44H66V0zM-30-50V-86H92V-50z",
  "own M-96 0V-44H-66V0zM66-50V-86H92V-50z",
  "glass M-58-6V-38H-4V-6zM4 0V-38H26V0zM-20-54V-80H58V-54z",
  { stroke: "foam", strokeWidth: 2, d: "M-40-6V-38M-22-6V-38M0-54V-80M20-54V-80M40-54V-80" },
  "shade M56 0V-44H66V0zM-96-38V-44H66V-38zM-30-80V-86H92V-80z",
  "ink M-104-44H108V-50H-104zM-40-86H102V-92H-40z",
  { stroke: "ink", strokeWidth: 2.4, d: "M102-44V0M78-44V0" },
  { stroke: "foam", strokeWidth: 9, strokeDasharray: "1.6 3", d: "M-100-55H-34" },
  "stone M-110 0H112V5H-110zM-14 5H34V10H-14zM-22 10H42V15H-22z",
];

/** A lodge in the hills or the wetland: a wooden house under a great palm roof, with a deck all round. */
export const lodge: readonly Shape[] = [
  "trunk M-74 0V-52H74V0z",
  { stroke: "shade", strokeWidth: 1.6, d: "M-74-10H74M-74-20H74M-74-30H74M-74-40H74" },
  "glass M-60-12V-42H-30V-12zM30-12V-42H60V-12zM-14 0V-44H14V0z",
  "own M-66-12V-42H-60V-12zM-30-12V-42H-24V-12zM24-12V-42H30V-12zM60-12V-42H66V-12z",
  "sand2 M-104-40C-66-58-34-88 0-124 34-88 66-58 104-40L96-34H-96z",
  "shade M0-124C34-88 66-58 104-40L96-34H34C30-66 18-98 0-124z",
  { fill: "none", stroke: "trunk", strokeWidth: 2, d: "M-20-104-60-44M0-110V-42M20-104 60-44" },
  "ink M-112 0H112V7H-112zM-100 7H-95V20H-100zM-40 7H-35V20H-40zM35 7H40V20H35zM95 7H100V20H95z",
  { stroke: "ink", strokeWidth: 2, d: "M-110-20H-76M76-20H110M-110-20V0M-92-20V0M92-20V0M110-20V0" },
];

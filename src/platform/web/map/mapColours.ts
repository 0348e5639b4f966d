import type { Theme } from "@mui/material/styles";

/** Four flat colours for the provinces, so that neighbours differ; the sea's; and those of roads and names. */
const day = {
  land0: "#EBCF8C",
  land1: "#B5CDA0",
  land2: "#EDB79F",
  land3: "#DFD0AC",
  water: "#CFE7E4",
  sea: "#1F5B66",
  highway: "#E9902C",
  main: "#FFF8E7",
  casing: "#7A6A4B",
  other: "#FFF8E7",
  halo: "rgba(255, 250, 240, 0.82)",
};
const night: typeof day = {
  land0: "#75642F",
  land1: "#356350",
  land2: "#7A4B48",
  land3: "#4B6C77",
  water: "#0A2334",
  sea: "#9CC9D2",
  highway: "#E7A64B",
  main: "#D9D2BF",
  casing: "#1B2A30",
  other: "#B9B6A8",
  halo: "rgba(9, 24, 34, 0.78)",
};

const properties = (colours: typeof day) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--map-${name}`, colour]));

/** The map's colours for paper, which is light in every scheme. */
export const mapColoursByDay = properties(day);

/** Declares the map's colours for its content. */
export const mapColours = (theme: Theme) => [properties(day), theme.applyStyles("dark", properties(night))];

/** The index of each province's colour, by its ISO number. */
const inks: Readonly<Record<string, number>> = {
  "01": 0,
  "15": 1,
  "03": 2,
  "16": 3,
  "04": 0,
  "05": 2,
  "06": 1,
  "07": 3,
  "08": 0,
  "09": 2,
  "10": 1,
  "11": 3,
  "12": 0,
  "13": 2,
  "14": 1,
  "99": 2,
};

export function landColour(code: string): string {
  return `var(--map-land${inks[code] ?? 0})`;
}

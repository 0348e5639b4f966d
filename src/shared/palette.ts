/**
 * The colours of Malecón, as sRGB hex: light is the sea wall in the afternoon, dark the same place at night. Names
 * describe the role; `palette.contrast.test.ts` checks that every pair of text and background in use meets AA. (A11Y-6)
 */
export interface Colours {
  /** The page itself: warm white ("sugar") by day, the night sea after dark. */
  readonly page: string;
  /** Cards, dialogs and fields. */
  readonly surface: string;
  /** A background one step away from the page: summaries, table heads. */
  readonly sunken: string;
  /** Decorative lines. */
  readonly sand: string;
  /** Borders by which a control is recognised (3:1). */
  readonly outline: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly sea: string;
  readonly seaDeep: string;
  readonly onSea: string;
  readonly seaWash: string;
  /** The accent colour: only for a page's main action. */
  readonly coral: string;
  readonly coralDeep: string;
  readonly onCoral: string;
  readonly mango: string;
  readonly onMango: string;
  readonly mangoText: string;
  readonly mangoWash: string;
  readonly palm: string;
  readonly onPalm: string;
  readonly palmWash: string;
  readonly wine: string;
  readonly onWine: string;
  readonly wineWash: string;
  /** The ring around the focused element (3:1 against every background). */
  readonly focus: string;
  /** Tyres and bumpers, and the windows, of drawn cars: visible on every background by day and by night. */
  readonly carDark: string;
  readonly carGlass: string;
}

export const lightColours: Colours = {
  page: "#FBF5E6",
  surface: "#FFFDF7",
  sunken: "#F3E9D2",
  sand: "#E2D5B8",
  outline: "#847C61",
  ink: "#14262B",
  inkSoft: "#4C5A5B",
  sea: "#0B5C6B",
  seaDeep: "#083F52",
  onSea: "#FFFDF7",
  seaWash: "#DDEFEC",
  coral: "#C63D2B",
  coralDeep: "#A32E1F",
  onCoral: "#FFFFFF",
  mango: "#F4A62A",
  onMango: "#14262B",
  mangoText: "#7E4A00",
  mangoWash: "#FDEBC2",
  palm: "#2C6A3C",
  onPalm: "#FFFDF7",
  palmWash: "#E1EFD9",
  wine: "#98193C",
  onWine: "#FFFDF7",
  wineWash: "#F9DEDD",
  focus: "#0B5C6B",
  carDark: "#14262B",
  carGlass: "#17465A",
};

export const darkColours: Colours = {
  page: "#071B2A",
  surface: "#0D2A3D",
  sunken: "#14374D",
  sand: "#24495E",
  outline: "#7B99A6",
  ink: "#F6EBD3",
  inkSoft: "#B3C4C4",
  sea: "#74D2CC",
  seaDeep: "#A5E5DF",
  onSea: "#052029",
  seaWash: "#10414C",
  coral: "#FF8D6E",
  coralDeep: "#FFA78E",
  onCoral: "#2A0C06",
  mango: "#FFC455",
  onMango: "#14262B",
  mangoText: "#FFC455",
  mangoWash: "#3A2E10",
  palm: "#8AD397",
  onPalm: "#06230F",
  palmWash: "#153A2B",
  wine: "#FF9DAB",
  onWine: "#33060F",
  wineWash: "#451A2B",
  focus: "#FFC455",
  carDark: "#7090A0",
  carGlass: "#A9D3D6",
};

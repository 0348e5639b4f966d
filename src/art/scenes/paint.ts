const hours = { dawn: 0, day: 1, dusk: 2, night: 3 } as const;

/** The hours at which a scene can be drawn. */
export type Hour = keyof typeof hours;

/**
 * Each paint's colour at dawn, by day, at dusk and at night. `shade` is translucent, for use over other paints; `stars`
 * is an opacity.
 */
const colours = {
  sky: ["#86BFC6", "#5FC0C4", "#E8694F", "#0A2340"],
  sky2: ["#F3CBB0", "#94D8CD", "#F28F58", "#113457"],
  sky3: ["#FBE3BD", "#D3ECD3", "#FABA67", "#1D4C6C"],
  sun: ["#F4774F", "#FFC640", "#FFEAAE", "#FFF0C4"],
  halo: ["#F9C79A", "#FBE9AE", "#FCD583", "#2B5C78"],
  cloud: ["#FDF0DF", "#FFF7E2", "#F9B184", "#1F4A67"],
  far: ["#8BA9B4", "#6CAFA6", "#B35A66", "#2C6380"],
  mid: ["#4F8588", "#3C8B6C", "#743F62", "#22566F"],
  near: ["#2C6661", "#276C4C", "#432F57", "#0F3A48"],
  dark: ["#143D48", "#0F413F", "#1C1F40", "#051728"],
  sea1: ["#3F8A9B", "#0B6C86", "#17506C", "#0B3552"],
  sea2: ["#6DAFB1", "#1793A2", "#247080", "#124763"],
  sea3: ["#B0D8C9", "#62C9BC", "#6BA698", "#20657A"],
  foam: ["#FFF8E9", "#FFF8E6", "#FFEACB", "#A3CCCB"],
  glint: ["#FFD9AE", "#FFE6A0", "#FFD07A", "#F6D98F"],
  sand: ["#F5DDB5", "#F8E2B2", "#F2BF86", "#5C7683"],
  sand2: ["#DDB78B", "#E4C084", "#C98A66", "#3F5C70"],
  leaf: ["#4B9163", "#459A4F", "#2F6A57", "#1A5148"],
  leaf2: ["#266650", "#1D6C45", "#194449", "#0D373B"],
  trunk: ["#96745D", "#A9835A", "#5E4250", "#334C58"],
  sugar: ["#FFF1DA", "#FFF3DB", "#FFE4BC", "#8597A0"],
  mango: ["#F5B95A", "#F5AE3C", "#F6A339", "#A0814F"],
  guava: ["#E67C63", "#E36A52", "#CF4A3E", "#86495A"],
  blue: ["#78B3BB", "#55AEB6", "#3B8790", "#2F677C"],
  roof: ["#C75A40", "#C84F2D", "#A2362D", "#663846"],
  stone: ["#E6CFA8", "#E8D4A8", "#E6BA87", "#66798A"],
  stone2: ["#B99A7A", "#BFA577", "#A9765F", "#445B70"],
  glass: ["#2F5568", "#1B4A5B", "#332A4B", "#FFD36E"],
  ink: ["#17343F", "#12303C", "#191C38", "#03101C"],
  flower: ["#DC4A38", "#DB3826", "#E0382B", "#B03A4B"],
  soil: ["#BC5F40", "#B84F2C", "#963B2E", "#563843"],
  shade: ["rgb(30 50 80/.2)", "rgb(10 45 70/.2)", "rgb(40 20 70/.26)", "rgb(0 10 30/.3)"],
  stars: ["0", "0", "0", "1"],
} as const;

export type Paint = keyof typeof colours;

/** A paint as CSS. The scene around it sets the colour (`paletteOf`). */
export function paint(name: Paint): string {
  return `var(--${name})`;
}

/** The colours of an hour as the custom properties that `paint` refers to. */
export function paletteOf(hour: Hour): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, byHour]) => [`--${name}`, byHour[hours[hour]]]));
}

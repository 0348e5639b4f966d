import type { Colours } from "../../../../shared/palette";
import type { IconName } from "../Icon";

/** The kind of a chip, callout or countdown; each has its own icon, so that no state is shown by colour alone. */
export type Tone = "neutral" | "info" | "waiting" | "done" | "problem";

interface ToneStyle {
  readonly text: keyof Colours;
  readonly wash: keyof Colours;
  readonly icon: IconName;
}

export const toneStyles: Record<Tone, ToneStyle> = {
  neutral: { text: "inkSoft", wash: "sunken", icon: "dot" },
  info: { text: "sea", wash: "seaWash", icon: "info" },
  waiting: { text: "mangoText", wash: "mangoWash", icon: "clock" },
  done: { text: "palm", wash: "palmWash", icon: "check" },
  problem: { text: "wine", wash: "wineWash", icon: "alert" },
};

import type { Language } from "../../../shared/language";
import type { Policy } from "../information.schemas";
import { guide as roadEn } from "./road.en";
import { guide as roadEs } from "./road.es";
import { guide as tipsEn } from "./tips.en";
import { guide as tipsEs } from "./tips.es";

export type GuideName = "road-guide" | "tips";

/** Texts to take along, told in parts as policies are; the build makes a PDF of each. */
export const guides: Record<GuideName, Record<Language, Policy>> = {
  "road-guide": { en: roadEn, es: roadEs },
  tips: { en: tipsEn, es: tipsEs },
};

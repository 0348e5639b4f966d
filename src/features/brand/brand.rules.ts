import { type ColourFault, colourFaults } from "../../shared/brandColours";
import { type Language, languages } from "../../shared/language";
import type { Brand, BrandColours } from "../../shared/shop";
import type { BrandForm } from "./brand.schemas";

/** The brand fields that the form sets. */
type Set = Omit<Brand, "logo" | "logoNight" | "host">;

const orNull = (text: string): string | null => (text === "" ? null : text);
const colour = (typed: string): string | null => (typed === "" ? null : typed.toUpperCase());

/** The form's values. */
export function brandIn(form: BrandForm): Set {
  return {
    name: orNull(form.Name),
    shortName: orNull(form.ShortName),
    prefix: orNull(form.Prefix),
    senderName: orNull(form.SenderName),
    replyTo: orNull(form.ReplyTo),
    registration: orNull(form.Registration),
    taxId: orNull(form.TaxId),
    legal: Object.fromEntries(form.Legal.flatMap(({ Language: of, Text }) => (Text === "" ? [] : [[of, Text]]))),
    ...coloursIn(form),
  };
}

/** The colours of a form. */
export const coloursIn = (form: Pick<BrandForm, "Main" | "MainNight" | "Accent" | "AccentNight">): BrandColours => ({
  main: colour(form.Main),
  mainNight: colour(form.MainNight),
  accent: colour(form.Accent),
  accentNight: colour(form.AccentNight),
});

/** The form filled with the current settings. */
export const formOf = (brand: Set): BrandForm => ({
  Name: brand.name ?? "",
  ShortName: brand.shortName ?? "",
  Prefix: brand.prefix ?? "",
  SenderName: brand.senderName ?? "",
  ReplyTo: brand.replyTo ?? "",
  Registration: brand.registration ?? "",
  TaxId: brand.taxId ?? "",
  Legal: languages.map((language: Language) => ({ Language: language, Text: brand.legal[language] ?? "" })),
  Main: brand.main ?? "",
  MainNight: brand.mainNight ?? "",
  Accent: brand.accent ?? "",
  AccentNight: brand.accentNight ?? "",
});

const fieldOf = { main: "Main", mainNight: "MainNight", accent: "Accent", accentNight: "AccentNight" } as const;

/** A colour with too little contrast, as its field and the values of the message `field.contrast`. (OPS-155) */
export const contrastProblem = ({ colour: of, ground, ratio, nearest }: ColourFault) => ({
  Field: fieldOf[of],
  Code: "contrast" as const,
  facts: { ground, ratio, nearest },
});

/** The colour fields with too little contrast. */
export const contrastProblems = (form: Parameters<typeof coloursIn>[0]) =>
  colourFaults(coloursIn(form)).map(contrastProblem);

import Type, { type Static } from "typebox";
import { languages } from "../../shared/language";
import { OptionalLine, PrintableLine, Strict } from "../../shared/schemas";
import { MOST_LETTERS } from "./brand.limits";

const Colour = Type.String({ pattern: "^(#[0-9A-Fa-f]{6})?$", refusal: "colour" });

/** The words of the law in a language. "": none. */
const LegalWords = Strict({
  Language: Type.Enum([...languages]),
  Text: PrintableLine(MOST_LETTERS.legal, 0),
});

/** What the owner sets of how the shop presents itself. "": not set. (OPS-150) */
export const BrandForm = Strict({
  Name: PrintableLine(MOST_LETTERS.name, 0),
  ShortName: PrintableLine(MOST_LETTERS.shortName, 0),
  Prefix: Type.String({ pattern: "^([A-Z]{2,4})?$", refusal: "referencePrefix" }),
  SenderName: PrintableLine(MOST_LETTERS.name, 0),
  ReplyTo: OptionalLine(MOST_LETTERS.email),
  Registration: PrintableLine(MOST_LETTERS.number, 0),
  TaxId: PrintableLine(MOST_LETTERS.number, 0),
  Legal: Type.Array(LegalWords, { maxItems: languages.length }),
  Main: Colour,
  MainNight: Colour,
  Accent: Colour,
  AccentNight: Colour,
});
export type BrandForm = Static<typeof BrandForm>;

export const LogoScheme = Type.Enum(["day", "night"]);
export type LogoScheme = Static<typeof LogoScheme>;

export const LogoOf = Strict({ Scheme: LogoScheme });
export type LogoOf = Static<typeof LogoOf>;

/** The same settings with the marks that are shown, and whether they are the owner's pictures. */
export const OwnBrand = Strict({
  Brand: BrandForm,
  /** The name that clients read now: the company's, or the site's host if none is set. */
  ShownName: Type.String(),
  /** The addresses of the marks. */
  Marks: Strict({ day: Type.String(), night: Type.String() }),
  /** Whether the owner has given a picture for it. */
  Logos: Strict({ day: Type.Boolean(), night: Type.Boolean() }),
});
export type OwnBrand = Static<typeof OwnBrand>;

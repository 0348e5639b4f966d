import Type, { type Static } from "typebox";
import { languages } from "../../../shared/language";
import { LONGEST } from "../../../shared/longest";
import { Id, InstantMs, LanguageCode, Line, Nullable, Strict } from "../../../shared/schemas";
import { NoteText } from "../../notes/notes.schemas";
import { LONGEST_TITLE, occasions } from "./templates.rules";

/** A template in one language: its title for staff, and the text that a message begins with. */
export const TemplateWords = Strict({
  Language: LanguageCode,
  Title: Line(LONGEST_TITLE, 1),
  Subject: Line(LONGEST.subject, 1),
  Text: NoteText,
});
export type TemplateWords = Static<typeof TemplateWords>;

const AllWords = Type.Array(TemplateWords, { minItems: languages.length, maxItems: languages.length });

export const Template = Strict({
  TemplateId: Id,
  Occasion: Type.Enum(occasions),
  Words: AllWords,
  /** Null: as delivered. */
  ChangedAt: Nullable(InstantMs),
  /** Since then it is not offered any more. */
  RetiredAt: Nullable(InstantMs),
});
export type Template = Static<typeof Template>;

/** Without an id a new template; otherwise the new content of that one. */
export const TemplateChange = Strict({
  TemplateId: Nullable(Id),
  Occasion: Type.Enum(occasions),
  Words: AllWords,
  /** `ChangedAt` of the template as it was loaded; null for a new one too. */
  Seen: Nullable(InstantMs),
});
export type TemplateChange = Static<typeof TemplateChange>;

export const TemplateRetirement = Strict({ TemplateId: Id, Retired: Type.Boolean() });
export type TemplateRetirement = Static<typeof TemplateRetirement>;

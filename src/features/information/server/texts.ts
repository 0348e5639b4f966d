import type { Tx } from "../../../platform/server/services";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import { type Figures, withFigures, withKnownFigures } from "../figures.rules";
import type { TextName } from "../texts.rules";
import { longText, type Texts } from "./longTexts";
import { newestTexts, type PublishedText, publishedText } from "./texts.repository";

type Deps = {
  db: Tx;
  /** The figures in texts, by the current rules and rates. */
  figures: () => Promise<Figures>;
};

/** The current version's number and its text in a language; version 0 is the delivered text. */
export type CurrentText<Name extends TextName> = { version: number; text: (language: Language) => Texts[Name] };

/**
 * A text's version in force with its figures: an operator's, else the delivered one. It is read from the database each
 * time, so that all processes have a new version at once. (INFO-21)
 */
export async function currentText<Name extends TextName>(
  { db, figures }: Deps,
  name: Name,
): Promise<CurrentText<Name>> {
  return held(name, await publishedText(db, name), await figures());
}

/** The versions in force of several texts, in the order of their names. */
export async function currentTexts<Name extends TextName>(
  { db, figures }: Deps,
  names: readonly Name[],
): Promise<(CurrentText<Name> & { name: Name })[]> {
  const published = await newestTexts(db, names);
  const filling = await figures();
  return names.map((name) => ({
    name,
    ...held(name, published.get(name) as PublishedText<Name> | undefined, filling),
  }));
}

function held<Name extends TextName>(
  name: Name,
  published: PublishedText<Name> | undefined,
  filling: Figures,
): CurrentText<Name> {
  if (!published) return { version: 0, text: (language) => withFigures(longText(language, name), filling) };
  const { version, texts } = published;
  // A version published before a language was added falls back to the default language.
  return { version, text: (language) => withKnownFigures(texts[language] ?? texts[DEFAULT_LANGUAGE], filling) };
}

import type { Tx } from "../../../../../platform/server/services";
import { type Language, languages } from "../../../../../shared/language";
import { type Occasion, occasions } from "../../../templates/templates.rules";
import { messageTemplates } from "../../records/desk.tables";

type Words = { title: string; subject: string; text: string };

/** The initial templates, one per occasion. No effect if there are any. (DESK-32) */
export async function seedTemplates(db: Tx): Promise<void> {
  if ((await db.$count(messageTemplates)) > 0) return;
  await db.insert(messageTemplates).values(
    occasions.map((occasion) => ({
      occasion,
      words: languages.map((language) => {
        const { title, subject, text } = textsIn(language)[occasion];
        return { Language: language, Title: title, Subject: subject, Text: text };
      }),
    })),
  );
}

/** The pattern of the path lets the bundler find the files. */
function textsIn(language: Language): Record<Occasion, Words> {
  return require(`../../../../../../i18n/${language}/templates.json`);
}

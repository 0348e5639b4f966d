import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { type Language, languages } from "../../../../shared/language";
import { type Occasion, occasions } from "../../thread/templates.rules";
import { messageTemplates } from "../desk.tables";

type Words = { title: string; subject: string; text: string };

/** What every shop begins with, one for each occasion. Where there are any, whoever wrote them, they stay. (DESK-32) */
export async function seedTemplates(db: Tx, at: Instant): Promise<void> {
  if ((await db.$count(messageTemplates)) > 0) return;
  await db.insert(messageTemplates).values(
    occasions.map((occasion) => ({
      ...{ occasion, changedAt: at },
      words: languages.map((language) => {
        const { title, subject, text } = textsIn(language)[occasion];
        return { Language: language, Title: title, Subject: subject, Text: text };
      }),
    })),
  );
}

/** The bundler finds the files by the pattern of their name. */
function textsIn(language: Language): Record<Occasion, Words> {
  return require(`../../../../../i18n/${language}/templates.json`);
}

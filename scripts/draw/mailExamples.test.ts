import { type MailTemplate, words } from "../../src/platform/server/notify/email";
import { languages } from "../../src/shared/language";
import { valuesOf } from "./mailExamples.mjs";

const messagesOf = (language: string): Record<string, string> => require(`../../i18n/${language}.json`);

it("every email, and every phrase in it, has examples for the preview, in every language (MAIL-1)", () => {
  for (const language of languages) {
    const messages = messagesOf(language);
    const templates = Object.keys(messages).flatMap((id) => /^mail\.(\w+)\.text$/.exec(id)?.[1] ?? []);
    const isTemplate = (name: string): name is MailTemplate => `mail.${name}.subject` in messages;
    expect(templates.length).toBeGreaterThan(50);
    expect(templates.every(isTemplate)).toBe(true);
    for (const template of templates.filter(isTemplate)) {
      const { subject, body } = words(template, valuesOf(template, messages), language);
      expect({ template, text: `${subject} ${body}`.match(/[{}]|undefined/) }).toEqual({ template, text: null });
    }
  }
});

it("a placeholder without an example is reported with its phrase, even in a nested phrase", () => {
  const messages = {
    "mail.x.subject": "{planId}",
    "mail.x.text": "{wayMessage}",
    "money.way": "{backMessage}",
    "money.back": "{kind, select, a {{unheardOf}} other {}}",
  };
  expect(() => valuesOf("x", messages)).toThrow(
    "{unheardOf} in money.back needs an example in scripts/draw/mailExamples.mjs",
  );
});

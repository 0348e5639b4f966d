import { keysOf } from "../../../shared/keysOf";
import { type Language, languages } from "../../../shared/language";
import { text } from "../http/texts";

/**
 * The templates at Meta, each in every language of the shop. Meta writes the text of an authentication template itself;
 * for the others `shows` lists the values of `whatsApp.<template>.text` that a message fills in, in their order.
 */
const described = {
  code: { category: "AUTHENTICATION", shows: [] },
  deskMessage: { category: "UTILITY", shows: ["planId"] },
} as const satisfies Record<string, { category: "AUTHENTICATION" | "UTILITY"; shows: readonly string[] }>;

export type WhatsAppTemplate = keyof typeof described;

/** A template in the form of Meta's `message_templates`. */
export type TemplateAtMeta = {
  name: string;
  language: Language;
  category: "AUTHENTICATION" | "UTILITY";
  components: object[];
};

/** The name of a template at Meta, which allows small letters, digits and underscores only: `malecon_desk_message`. */
export const nameAtMeta = (template: WhatsAppTemplate): string =>
  `malecon_${template.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** Whether messages of a template have the button that copies the code. */
export const copiesCode = (template: WhatsAppTemplate): boolean => described[template].category === "AUTHENTICATION";

/** Every template in every language, as it is created at Meta. `codeMinutes`: how long a code is valid. (ACC-40) */
export function templatesAtMeta(codeMinutes: number): TemplateAtMeta[] {
  return keysOf(described).flatMap((template) =>
    languages.map((language) => ({
      name: nameAtMeta(template),
      language,
      category: described[template].category,
      components: copiesCode(template) ? codeComponents(codeMinutes) : [bodyOf(template, language)],
    })),
  );
}

function codeComponents(codeMinutes: number): object[] {
  return [
    { type: "BODY", add_security_recommendation: true },
    { type: "FOOTER", code_expiration_minutes: codeMinutes },
    { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE" }] },
  ];
}

/** The text with `{{1}}`, `{{2}}` in place of its values, and examples for the review. */
function bodyOf(template: WhatsAppTemplate, language: Language): object {
  const shows: readonly string[] = described[template].shows;
  const examples = shows.map((_name, at) => EXAMPLE + at);
  const values = Object.fromEntries(shows.map((name, at) => [name, EXAMPLE + at]));
  const written = examples.reduce(
    (body, example, at) => body.replace(String(example), `{{${at + 1}}}`),
    text(language, `whatsApp.${template}.text`, values),
  );
  return { type: "BODY", text: written, example: { body_text: [examples.map(String)] } };
}

/** A placeholder number that occurs in no text. */
const EXAMPLE = 1001;

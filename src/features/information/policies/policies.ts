import type { Language } from "../../../shared/language";
import type { Policy } from "../information.schemas";
import { policy as cancellationEn } from "./cancellation.en";
import { policy as cancellationEs } from "./cancellation.es";
import { policy as privacyEn } from "./privacy.en";
import { policy as privacyEs } from "./privacy.es";
import { policy as termsEn } from "./terms.en";
import { policy as termsEs } from "./terms.es";

export type PolicyName = "cancellation" | "privacy" | "terms";

/** The policies in force. Long texts are not messages: the server has them, and a page asks for the one it shows. */
export const policies: Record<PolicyName, Record<Language, Policy>> = {
  cancellation: { en: cancellationEn, es: cancellationEs },
  privacy: { en: privacyEn, es: privacyEs },
  terms: { en: termsEn, es: termsEs },
};

import type { Language } from "../../../shared/language";
import type { Policy, PolicyName } from "../information.policies";

type PolicyFile = () => Promise<{ policy: Policy }>;

/** Long texts are not messages: each is fetched when its page is opened, in one language. */
export const policyFiles: Record<PolicyName, Record<Language, PolicyFile>> = {
  cancellation: {
    en: () => import(/* webpackChunkName: "cancellation-en" */ "../policies/cancellation.en"),
    es: () => import(/* webpackChunkName: "cancellation-es" */ "../policies/cancellation.es"),
  },
  privacy: {
    en: () => import(/* webpackChunkName: "privacy-en" */ "../policies/privacy.en"),
    es: () => import(/* webpackChunkName: "privacy-es" */ "../policies/privacy.es"),
  },
  terms: {
    en: () => import(/* webpackChunkName: "terms-en" */ "../policies/terms.en"),
    es: () => import(/* webpackChunkName: "terms-es" */ "../policies/terms.es"),
  },
};

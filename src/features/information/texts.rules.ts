/** What every booking accepts (CAR-4). */
export const policyNames = ["terms", "privacy", "cancellation"] as const;
export type PolicyName = (typeof policyNames)[number];

/** Guides to download as PDFs; in sections, as policies are. */
export const guideNames = ["road-guide", "tips"] as const;
export type GuideName = (typeof guideNames)[number];

export const documentNames = [...policyNames, ...guideNames] as const;
export type DocumentName = (typeof documentNames)[number];

/** The delivered texts that an operator may replace. (INFO-21) */
export const textNames = [...policyNames, "faq", ...guideNames] as const;
export type TextName = (typeof textNames)[number];

/** The products that have FAQs. */
export const faqProducts = ["car", "lodging", "courier"] as const;
export type FaqProduct = (typeof faqProducts)[number];

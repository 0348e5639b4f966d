/** The policies that every booking accepts (CAR-4). */
export const policyNames = ["terms", "privacy", "cancellation"] as const;
export type PolicyName = (typeof policyNames)[number];

/** Guides to download as PDFs; in sections, as policies are. */
export const guideNames = ["road-guide", "tips"] as const;
export type GuideName = (typeof guideNames)[number];

/** The texts in sections: all but the questions. */
export const sectionedTextNames = [...policyNames, ...guideNames] as const;
export type SectionedTextName = (typeof sectionedTextNames)[number];

/** The delivered texts that an operator may replace. (INFO-21) */
export const textNames = [...policyNames, "faq", ...guideNames] as const;
export type TextName = (typeof textNames)[number];

/** The products that have FAQs. */
export const faqProducts = ["car", "lodging", "courier"] as const;
export type FaqProduct = (typeof faqProducts)[number];

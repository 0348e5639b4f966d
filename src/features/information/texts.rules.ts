/** What whoever books accepts (CAR-4). */
export const policyNames = ["terms", "privacy", "cancellation"] as const;
export type PolicyName = (typeof policyNames)[number];

/** Texts to take along, in sections as policies are; each is a PDF. */
export const guideNames = ["road-guide", "tips"] as const;
export type GuideName = (typeof guideNames)[number];

export const documentNames = [...policyNames, ...guideNames] as const;
export type DocumentName = (typeof documentNames)[number];

/** The texts that the program brings along and that an operator may replace. (INFO-21) */
export const textNames = [...policyNames, "faq", ...guideNames] as const;
export type TextName = (typeof textNames)[number];

/** What questions are asked about. */
export const faqProducts = ["car", "lodging", "courier"] as const;
export type FaqProduct = (typeof faqProducts)[number];

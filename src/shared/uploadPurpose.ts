/** The purpose of an uploaded file. */
export const uploadPurposes = ["documentPhoto", "transferProof", "photograph", "logo"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

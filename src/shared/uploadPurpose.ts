/** What a file is sent for. */
export const uploadPurposes = ["documentPhoto", "transferProof", "photograph", "logo"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

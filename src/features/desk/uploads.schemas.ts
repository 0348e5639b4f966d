import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, LanguageCode, Nullable, Strict, Uuid } from "../../shared/schemas";
import { uploadPurposes } from "../../shared/uploadPurpose";

/** An infected file that was refused, and that no staff have dealt with yet. (DESK-108) */
export const InfectedUpload = Strict({
  UploadId: Uuid,
  ClientName: Type.String(),
  ClientEmail: Email,
  /** The language in which we write to the client. */
  ClientLanguage: LanguageCode,
  /** A colleague sent it, and no client. */
  IsStaff: Type.Boolean(),
  /** The client's plan that is under way; null: none. */
  TravelPlanId: Nullable(Id),
  Purpose: Type.Enum(uploadPurposes),
  /** The media type by its content, such as `application/pdf`; null: unknown. */
  MediaType: Nullable(Type.String()),
  /** The scanner's name for the malware. */
  Found: Type.String(),
  RefusedAt: InstantMs,
});
export type InfectedUpload = Static<typeof InfectedUpload>;

export const UploadDone = Strict({ UploadId: Uuid });
export type UploadDone = Static<typeof UploadDone>;

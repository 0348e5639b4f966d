import Type, { type Static } from "typebox";
import { Id, LanguageCode, Nullable, Strict } from "../../shared/schemas";

/** Who a client is, and how staff reach them. (DESK-33) */
export const clientContact = {
  /** Absent in answers of the last release, as is the phone. */
  ClientId: Type.Optional(Id),
  ClientName: Type.String(),
  ClientEmail: Type.String(),
  /** As people write it, with its country's code; null: none is known. */
  ClientPhone: Type.Optional(Nullable(Type.String())),
  /** The language in which we write to the client. */
  ClientLanguage: LanguageCode,
};
const ClientContact = Strict(clientContact);
export type ClientContact = Static<typeof ClientContact>;

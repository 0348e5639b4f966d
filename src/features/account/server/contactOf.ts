import type { ClientContact } from "../clientContact.schemas";
import { phoneText } from "../phone.numbers";
import type { ClientRow } from "./account.repository";

type Known = Pick<ClientRow, "id" | "firstName" | "lastName" | "email" | "phone" | "language">;

/** How staff reach a client. (DESK-33) */
export const contactOf = ({ id, firstName, lastName, email, phone, language }: Known): Required<ClientContact> => ({
  ClientId: id,
  ClientName: `${firstName} ${lastName}`,
  ClientEmail: email,
  ClientPhone: phone && phoneText(phone),
  ClientLanguage: language,
});

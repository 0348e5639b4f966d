import { object, string } from "yup";
import type { MessageId } from "../../../platform/web/messages";

const id = (message: MessageId) => message;

/** What a note needs before it is sent; the server checks again. Texts are message ids. */
export const noteSchema = object({
  Subject: string().trim().max(120, id("form.tooLong")).required(id("notes.invalid.subject")),
  Message: string().trim().max(2_000, id("form.tooLong")).required(id("notes.invalid.message")),
});

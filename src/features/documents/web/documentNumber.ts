import { line } from "../../../platform/web/forms/rules";
import type { MessageId } from "../../../shared/messageId";
import { isBlank, plainCode } from "../../../shared/plainText";
import { isDocumentNumber } from "../documents.rules";

/** The schema of a document's number with a maximum length; `missing` is the error if it is empty. (DOC-5) */
export const documentNumber = (longest: number, missing: MessageId) =>
  line(longest, missing, plainCode).test(
    "documentNumber",
    "field.documentNumber" satisfies MessageId,
    (typed = "") => isBlank(typed) || isDocumentNumber(typed),
  );

import { line } from "../../../platform/web/forms/rules";
import type { MessageId } from "../../../platform/web/messages";
import { isBlank } from "../../../shared/blank";
import { isDocumentNumber } from "../documents.rules";

/** The number of a passport or licence, of so many characters at most; `missing` where nothing is typed. (DOC-5) */
export const documentNumber = (longest: number, missing: MessageId) =>
  line(longest, missing).test(
    "documentNumber",
    "field.documentNumber" satisfies MessageId,
    (typed = "") => isBlank(typed) || isDocumentNumber(typed),
  );

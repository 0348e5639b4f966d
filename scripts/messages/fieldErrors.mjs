/** The field errors by their ids: messages that describe a problem, on a short line below the field. */
const ids = new RegExp(
  `^(${[
    String.raw`(field|account\.invalid|notes\.invalid|payment\.missing|receipt\.missing|support\.missing)\..+`,
    String.raw`calendar\.(noDay|noWholeDay)|form\.tooLong|lodging\.rooms\.ageMissing|receipt\.signer\.differs`,
    String.raw`information\.courier\.(needs\w+|noWeight)|opinion\.form\.need\w+|privacy\.close\.creditNeeded`,
    String.raw`support\.(act|notes|propose|thread)\.\w+Missing|support\.(manualRefund|transfers)\.\w+\.(wrong|beyond)`,
    String.raw`support\.(quote\.agesWrong|search\.tooShort|table\.percentWrong|table\.sameAlready)`,
  ].join("|")})$`,
);

export const isFieldError = (id) => ids.test(id);

const hasSeveralSentences = (text) => /[.!?…]["”»)]?\s+[\p{Lu}¿¡“«{]/u.test(text.replace(/\.$/, ""));

/**
 * Whether a field error ends like the others: a single sentence has no full stop, like the specification's own ("First
 * Name is required"), several sentences have one each.
 */
export function endsAsFieldError(text) {
  return /[?!…]$/.test(text) || text.endsWith(".") === hasSeveralSentences(text);
}

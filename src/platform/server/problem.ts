import type { ErrorCode } from "../../shared/errors";
import type { FieldCode } from "../../shared/fieldCode";
import type { PriceChange } from "../../shared/schemas";

/** A field that is wrong: its path in the body, and a code whose message is filled from the facts. */
export type FieldProblem = { Field: string; Code: FieldCode; facts?: Record<string, string | number> };

/** A failure with a code for the answer. Any other error is answered as `unexpected`, without its text. */
export class Problem extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly facts: Record<string, string | number> = {},
    readonly fields: FieldProblem[] = [],
    readonly price?: PriceChange,
  ) {
    super(code);
    this.name = "Problem";
  }
}

/** The failure of a body with one wrong field: its value does not exist or does not fit the other fields. */
export const wrongField = (Field: string, Code: FieldCode = "unknownChoice"): Problem =>
  new Problem("invalid", {}, [{ Field, Code }]);

/** A field's problem if it is wrong, for a list of them; otherwise nothing. */
export const wrongIf = (isWrong: boolean, Field: string, Code: FieldCode): FieldProblem[] =>
  isWrong ? [{ Field, Code }] : [];

import { Ajv } from "ajv";
import type { DataValidationCxt, SchemaValidateFunction } from "ajv/dist/types";
import addFormats from "ajv-formats";
import fastJsonStringify from "fast-json-stringify";
import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { plainEmail } from "../../../shared/contacts";
import { plainName } from "../../../shared/names/plainName";
import { ownPath } from "../../../shared/ownPath";
import { isInLatinLetters, isPrintable } from "../../../shared/paperLetters";
import { isBlank, lettersAndDigits, plainCode, plainLine, plainText } from "../../../shared/plainText";
import { isLanguage } from "./languageTags";

/**
 * Bodies are validated as they are: an unknown field or a wrong type is an error, nothing is stripped or coerced.
 * (WIRE-16) Only typed texts are normalized. (SAFE-7) Path and query parameters arrive as text, so only those are
 * coerced to numbers.
 *
 * Compiling the schemas of all routes would take much of the start, so each is compiled on its first use.
 */
export function addSchemaCompilers(app: FastifyInstance): void {
  const strict = bodyReader({ allErrors: true });
  const strictToFirst = bodyReader({ allErrors: false });
  const reading = withLanguages(addFormats.default(new Ajv({ ...common, coerceTypes: true })));
  const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    const compiled = once(() => (httpPart === "body" ? strict : reading).compile(schema));
    const toFirst = once(() => strictToFirst.compile(schema));
    const validate = Object.assign(
      (data: unknown): boolean => {
        const by = httpPart === "body" && holdsMoreThan(MOST_VALUES, data) ? toFirst() : compiled();
        const valid = by(data);
        // The enclosing schema says whether a field may be left out.
        validate.errors = by.errors?.map((violation) => ({ ...violation, wholeSchema: schema }));
        return valid;
      },
      { errors: undefined as ReturnType<typeof compiled>["errors"] },
    );
    return validate;
  };
  app.setValidatorCompiler(validator);
  app.setSerializerCompiler<TSchema>(({ schema }) => {
    const compiled = once(() => fastJsonStringify(schema));
    return (data) => compiled()(data);
  });
}

/**
 * Of a body with more values than any form has, only the first error is given: listing all of them would take the server
 * seconds. (SAFE-4)
 */
const MOST_VALUES = 1_000;

/** Whether a body has more than `most` values, on all levels together. It stops counting at that number. */
function holdsMoreThan(most: number, body: unknown): boolean {
  const pending = [body];
  for (let at = 0; at < pending.length; at += 1) {
    const value = pending[at];
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue;
    const inside = Object.values(value);
    if (pending.length + inside.length > most) return true;
    pending.push(...inside);
  }
  return false;
}

/** How typed text is normalized, by the `readAs` of its schema. */
const readings = {
  line: plainLine,
  name: plainName,
  text: plainText,
  code: plainCode,
  digits: lettersAndDigits,
  email: plainEmail,
};

/**
 * Verbose: a violation then includes its schema, which may declare a code. Optimising a validator's code would double
 * the time to compile it, without a noticeable gain.
 */
const common = { removeAdditional: false, strict: false, verbose: true, code: { optimize: false } } as const;

/** Validates bodies as they are. */
export function bodyReader({ allErrors }: { allErrors: boolean }) {
  const strict = addFormats.default(new Ajv({ ...common, allErrors, coerceTypes: false }));
  strict.addKeyword({
    keyword: "readAs",
    type: "string",
    metaSchema: { enum: Object.keys(readings) },
    modifying: true,
    // The length is checked after normalising, on the value that is stored.
    before: "maxLength",
    validate: (kind: keyof typeof readings, text: string, _schema: unknown, place?: DataValidationCxt) => {
      if (place) place.parentData[place.parentDataProperty] = readings[kind](text);
      return true;
    },
  });
  const onText = (keyword: string, holds: (text: string) => boolean) =>
    strict.addKeyword({ keyword, type: "string", validate: (_is: boolean, text: string) => holds(text) });
  onText("latinLetters", isInLatinLetters);
  onText("printable", isPrintable);
  onText("ownPath", (path) => ownPath(path) !== null);
  // Blanks do not count as a value of a required field.
  strict.addKeyword({ keyword: "missing", type: "string", validate: (_code: string, text: string) => !isBlank(text) });
  strict.addKeyword({ keyword: "oneOfFields", type: "object", errors: true, validate: hasOneOf });
  return withLanguages(strict);
}

/** One of some optional fields has to be given; if none is, the first one is reported as missing. */
const hasOneOf: SchemaValidateFunction = (names: readonly string[], body: object) => {
  const isGiven = names.some((name) => name in body);
  hasOneOf.errors = isGiven ? [] : [{ keyword: "required", params: { missingProperty: names[0] } }];
  return isGiven;
};

const withLanguages = (validator: Ajv) => validator.addFormat("language", isLanguage);

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";

/**
 * Bodies are taken as they are: an unknown field or a wrong type is an error, nothing is stripped or coerced. (WIRE-16)
 * Path and query parameters arrive as text, so those alone are read as the numbers they stand for.
 */
export function addStrictValidation(app: FastifyInstance): void {
  const strict = addFormats.default(
    // Verbose: a violation brings its schema along, which may name its code.
    new Ajv({ allErrors: true, removeAdditional: false, coerceTypes: false, strict: false, verbose: true }),
  );
  const reading = addFormats.default(
    new Ajv({ removeAdditional: false, coerceTypes: true, strict: false, verbose: true }),
  );
  const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
    compiledWhenAsked(() => (httpPart === "body" ? strict : reading).compile(schema));
  app.setValidatorCompiler(compiler);
}

/** Compiling the schemas of all routes takes a good part of a start: each is compiled when a request first asks for it. */
function compiledWhenAsked(compile: () => ValidateFunction) {
  let compiled: ValidateFunction | undefined;
  const validate = Object.assign(
    (data: unknown): boolean => {
      compiled ??= compile();
      const valid = compiled(data);
      validate.errors = compiled.errors;
      return valid;
    },
    { errors: undefined as ValidateFunction["errors"] },
  );
  return validate;
}

import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";

/**
 * Bodies are taken as they are: an unknown field or a wrong type is an error, nothing is stripped or coerced.
 * Path and query parameters arrive as text, so those alone are read as the numbers they stand for.
 */
export function addStrictValidation(app: FastifyInstance): void {
  const strict = addFormats.default(
    new Ajv({ allErrors: true, removeAdditional: false, coerceTypes: false, strict: false }),
  );
  const reading = addFormats.default(new Ajv({ removeAdditional: false, coerceTypes: true, strict: false }));
  const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
    (httpPart === "body" ? strict : reading).compile(schema);
  app.setValidatorCompiler(compiler);
}

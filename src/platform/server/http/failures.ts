import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isBlank } from "../../../shared/blank";
import type { Facts, Failure, FieldError } from "../../../shared/envelope";
import { type ErrorCode, errorStatus } from "../../../shared/errors";
import { keysOf } from "../../../shared/keysOf";
import type { Language } from "../../../shared/language";
import { refusalValues } from "../../../shared/refusalFacts";
import { refusalCodes } from "../../../shared/refusals";
import { fieldOf, textOf } from "../../../shared/unknownData";
import { isDatabaseAway, isStorageFull } from "../db/databaseFailures";
import { hasCallerLeft } from "../logs/requestLines";
import { type FieldProblem, Problem } from "../problem";
import { type BodyType, bodyTypeOf } from "./bodyTypes";
import { languageFor } from "./caller";
import { findText, text } from "./texts";

/** Turns every error into a code, an HTTP status and a message in the caller's language. (WIRE-17) */
export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasCallerLeft(error, reply)) {
      request.log.debug("the caller left before the answer began");
      return reply.hijack();
    }
    const problem = problemOf(error, bodyTypeOf(request));
    if (problem.code === "unexpected") request.log.error({ err: error }, "unexpected failure");
    if (problem.code === "unavailable") request.log.error({ err: error }, "the database could not be asked");
    if (problem.code === "storageFull") request.log.error({ err: error }, "the database has no room left");
    return sendFailure(request, reply, problem);
  });
}

/** Answers with the failure envelope of WIRE-1. A 401 says how to authenticate, as RFC 6750 has it. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const status = errorStatus[problem.code];
  const wasRefused = request.headers.authorization !== undefined;
  if (status === 401) reply.header("www-authenticate", wasRefused ? 'Bearer error="invalid_token"' : "Bearer");
  return reply.code(status).send(failure(languageFor(request), problem, request.id));
}

/** A server error shows `requestId`, by which its log lines are found. (OPS-37) */
export function failure(language: Language, problem: Problem, requestId: string | null = null): Failure {
  const body = bodyOf(language, problem);
  if (requestId === null || errorStatus[problem.code] < 500) return body;
  const quote = text(language, "error.quote", { request: requestId });
  return { ...body, Data: `${body.Data.replace(/\.$/, "")}. ${quote}`, Facts: { ...body.Facts, request: requestId } };
}

function bodyOf(language: Language, { code, facts, fields }: Problem): Failure {
  const Errors = oneEach(fields).map((field) => fieldError(language, field));
  const message = text(language, `error.${code}`, refusalValues({ code, facts }, language));
  return {
    // The message consists of the checkout's reasons: that it refused says nothing. (WIRE-17)
    Data: code === "checkout.refused" && Errors.length > 0 ? Errors.map(({ Message }) => Message).join(" ") : message,
    Status: -1,
    ResultCode: code,
    ResponseType: "Error",
    Errors,
    ...factsIn(facts),
  };
}

/** The first problem of each field: one error says what to do. Reasons that are about no field are all given. (WIRE-1) */
function oneEach(fields: readonly FieldProblem[]): readonly FieldProblem[] {
  const seen = new Set<string>();
  return fields.filter(({ Field }) => Field === "" || (!seen.has(Field) && seen.add(Field)));
}

function fieldError(language: Language, { Field, Code, facts }: FieldProblem): FieldError {
  const Message =
    findText(language, `field.${Code}`, facts) ?? refusalText(language, Code, facts) ?? text(language, "field.invalid");
  return { Field, Code, Message, ...factsIn(facts) };
}

/** The facts behind a message are sent along, so that a page can show it in another language. (WEB-13) */
const factsIn = (facts: Facts = {}) => (Object.keys(facts).length > 0 ? { Facts: facts } : {});

/** The text of a checkout refusal: its codes have their own messages, with instants and amounts formatted. */
function refusalText(language: Language, Code: string, facts: FieldProblem["facts"] = {}): string | undefined {
  const code = refusalCodes.find((known) => known === Code);
  return code && findText(language, `refusal.${code}`, refusalValues({ code, facts }, language));
}

const codeOfStatus: Record<number, ErrorCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "notFound",
  413: "tooLarge",
  415: "mediaTypeWrong",
  429: "tooManyRequests",
};

/** Fastify's codes for a body that is no JSON, or none at all. No field of it can be named. */
const unreadable: ReadonlySet<string> = new Set(["FST_ERR_CTP_INVALID_JSON_BODY", "FST_ERR_CTP_EMPTY_JSON_BODY"]);

/**
 * The problem that the caller sees: an error of a driver or library becomes `unexpected`, without its text. `expected`:
 * the media type that the call takes. (WIRE-17)
 */
export function problemOf(error: FastifyError, expected: BodyType = "application/json"): Problem {
  if (error instanceof Problem) return error;
  if (isStorageFull(error)) return new Problem("storageFull");
  if (isDatabaseAway(error)) return new Problem("unavailable");
  if (error.validation) return violated(withoutOtherBranches(error.validation).map(fieldProblem));
  if (unreadable.has(error.code)) return new Problem("bodyUnreadable");
  const status = error.statusCode ?? 500;
  const known = codeOfStatus[status];
  if (known) return new Problem(known, status === 415 ? { expected } : {});
  return new Problem(status < 500 ? "invalid" : "unexpected");
}

/**
 * Of a choice of schemas that a value fits none of, what is wrong by the one of the value's type; that it is none of the
 * others says nothing: a name that is too short is not also wrong for not being null.
 */
function withoutOtherBranches(violations: readonly Violation[]): readonly Violation[] {
  const choices = violations.filter(({ keyword }) => keyword === "anyOf");
  return choices.reduce((left, choice) => {
    const ofBranches = left.filter(
      ({ schemaPath, instancePath }) =>
        schemaPath.startsWith(`${choice.schemaPath}/`) && `${instancePath}/`.startsWith(`${choice.instancePath}/`),
    );
    const otherTypes = ofBranches.filter(
      ({ keyword, instancePath }) => keyword === "type" && instancePath === choice.instancePath,
    );
    const dropped = new Set(ofBranches.length > otherTypes.length ? [choice, ...otherTypes] : otherTypes);
    return left.filter((violation) => !dropped.has(violation));
  }, violations);
}

/** A schema violation: `invalid`, unless a field's code is an error code itself. */
function violated(fields: FieldProblem[]): Problem {
  const own = fields.map(({ Code }) => errorCodes.find((code) => code === Code)).find((code) => code !== undefined);
  return new Problem(own ?? "invalid", {}, fields);
}

const errorCodes = keysOf(errorStatus);

type Violation = NonNullable<FastifyError["validation"]>[number];

/** The field and code of a schema violation: `BookForm.Driver.Passport`, `required`. */
function fieldProblem(violation: Violation): FieldProblem {
  const { instancePath, keyword, params } = violation;
  const extra = params.missingProperty ?? params.additionalProperty;
  const path = [...instancePath.split("/").slice(1), ...(typeof extra === "string" ? [extra] : [])];
  const Code = namedRefusal(violation) ?? (keyword === "additionalProperties" ? "unknown" : keyword);
  return { Field: path.join("."), Code };
}

/**
 * The code that the violated schema names for itself, as in shared/schemas.ts: `missing` where nothing was given, else
 * `refusal`.
 */
function namedRefusal(violation: Violation): string | null {
  const schema = fieldOf(violation, "parentSchema");
  if (violation.keyword === "required") {
    const left = String(violation.params.missingProperty);
    return textOf(fieldOf(fieldOf(schema, "properties"), left), "missing");
  }
  const refusal = textOf(schema, "refusal");
  return isNothing(fieldOf(violation, "data")) ? (textOf(schema, "missing") ?? refusal) : refusal;
}

/** Null, a blank text, or the id 0, which stands for none. */
const isNothing = (data: unknown): boolean =>
  data === null || data === 0 || (typeof data === "string" && isBlank(data));

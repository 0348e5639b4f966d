import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Facts, Failure, FieldError } from "../../../shared/envelope";
import { type ErrorCode, errorStatus } from "../../../shared/errors";
import { keysOf } from "../../../shared/keysOf";
import type { Language } from "../../../shared/language";
import { refusalValues } from "../../../shared/refusalFacts";
import { refusalCodes } from "../../../shared/refusals";
import { isDatabaseAway, isStorageFull } from "../db/databaseFailures";
import { hasCallerLeft } from "../logs/requestLines";
import { type FieldProblem, Problem } from "../problem";
import { Unsealable } from "../sealed/vault";
import { type BodyType, bodyTypeOf } from "./bodyTypes";
import { languageFor } from "./caller";
import { findText, placeText, text } from "./texts";
import { fieldProblems } from "./violations";

/** A failure as this client reads it, with their bookings by name. (PLAN-45) */
export type ForClient = (problem: Problem, clientId: number) => Promise<Problem>;

/** Turns every error into a code, an HTTP status and a message in the caller's language (WIRE-17); a client's by `forClient`, if given. */
export function addFailures(app: FastifyInstance, forClient?: ForClient): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasCallerLeft(error, reply)) {
      request.log.debug("the caller left before the answer began");
      return reply.hijack();
    }
    const problem = problemOf(error, bodyTypeOf(request));
    if (problem.code === "unexpected") request.log.error({ err: error }, "unexpected failure");
    if (problem.code === "unavailable") request.log.error({ err: error }, "the database could not be asked");
    if (problem.code === "sealedUnreadable") request.log.error({ err: error }, "what is sealed could not be opened");
    if (problem.code === "storageFull") request.log.error({ err: error }, "the database has no room left");
    const { caller } = request;
    if (!forClient || caller?.role !== "client") return sendFailure(request, reply, problem);
    return forClient(problem, caller.clientId).then((named) => sendFailure(request, reply, named));
  });
}

/** Answers with the failure envelope of WIRE-1. A 401 names the authentication scheme, as in RFC 6750. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const status = errorStatus[problem.code];
  const wasRefused = request.headers.authorization !== undefined;
  if (status === 401) reply.header("www-authenticate", wasRefused ? 'Bearer error="invalid_token"' : "Bearer");
  // A failure must not be cached: a CDN that remembers a file as missing would hide it even though another process has
  // it. (OPS-163)
  reply.header("Cache-Control", "no-store");
  return reply.code(status).send(failure(languageFor(request), problem, request.id));
}

/** A server error shows `requestId`, by which its log lines are found. (OPS-37) */
export function failure(language: Language, problem: Problem, requestId: string | null = null): Failure {
  const body = bodyOf(language, problem);
  if (requestId === null || errorStatus[problem.code] < 500) return body;
  const quote = text(language, "error.quote", { request: requestId });
  return { ...body, Data: `${body.Data.replace(/\.$/, "")}. ${quote}`, Facts: { ...body.Facts, request: requestId } };
}

function bodyOf(language: Language, { code, facts, fields, price }: Problem): Failure {
  const Errors = oneEach(fields.map((field) => fieldError(language, field)));
  const values = refusalValues({ code, facts }, language);
  if (typeof values.zone === "string") values.zone = placeText(language, values.zone);
  const message = text(language, `error.${code}`, values);
  return {
    // The message is the list of reasons, because the general sentence that the checkout refused adds nothing.
    // (WIRE-17)
    Data: code === "checkout.refused" && Errors.length > 0 ? Errors.map(({ Message }) => Message).join(" ") : message,
    Status: -1,
    ResultCode: code,
    ResponseType: "Error",
    Errors,
    ...factsIn(facts),
    Price: price,
  };
}

/**
 * The first problem of each field, because one error is enough to correct it. Reasons without a field are all given,
 * each sentence once. (WIRE-1)
 */
function oneEach(errors: readonly FieldError[]): FieldError[] {
  const fields = new Set<string>();
  const sentences = new Set<string>();
  return errors.filter(({ Field, Message }) => {
    const [seen, what] = Field === "" ? [sentences, Message] : [fields, Field];
    return !seen.has(what) && seen.add(what);
  });
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
  if (error instanceof Unsealable) return new Problem("sealedUnreadable");
  if (isStorageFull(error)) return new Problem("storageFull");
  if (isDatabaseAway(error)) return new Problem("unavailable");
  if (error.validation) return violated(fieldProblems(error.validation));
  if (unreadable.has(error.code)) return new Problem("bodyUnreadable");
  const status = error.statusCode ?? 500;
  const known = codeOfStatus[status];
  if (known) return new Problem(known, status === 415 ? { expected } : {});
  return new Problem(status < 500 ? "invalid" : "unexpected");
}

/** A schema violation: `invalid`, unless a field's code is an error code itself. */
function violated(fields: FieldProblem[]): Problem {
  const own = fields.map(({ Code }) => errorCodes.find((code) => code === Code)).find((code) => code !== undefined);
  return new Problem(own ?? "invalid", {}, fields);
}

const errorCodes = keysOf(errorStatus);

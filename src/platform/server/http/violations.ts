import type { FastifyError } from "fastify";
import type { FieldCode } from "../../../shared/fieldCode";
import { unprintedIn } from "../../../shared/paperLetters";
import { isBlank } from "../../../shared/plainText";
import { fieldOf, textOf } from "../../../shared/unknownData";
import type { FieldProblem } from "../problem";
import { isMessageId } from "./texts";

/** A schema violation from the validator: with the violated schema and the value, and the whole schema. */
export type Violation = NonNullable<FastifyError["validation"]>[number];

/**
 * The problem of each field of a value that violates a schema. Each code has a message `field.<code>` that describes a
 * valid value, filled from its facts. (WIRE-16)
 */
export function fieldProblems(violations: readonly Violation[]): FieldProblem[] {
  return withoutOtherBranches(violations).map(fieldProblem);
}

/**
 * For a choice of schemas (`anyOf`), only the errors of the alternative with the value's type are kept: a name that is
 * too short is not also reported for not being null. For a choice of values, the one error is that the value is not
 * among them.
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
    const isOfValues = choicesOf(schemaOf(choice)).length > 0;
    const says = !isOfValues && ofBranches.length > otherTypes.length;
    const dropped = new Set(says ? [choice, ...otherTypes] : ofBranches);
    return left.filter((violation) => !dropped.has(violation));
  }, violations);
}

/** The field and code of a violation: `BookForm.Driver.Passport`, `required`. */
function fieldProblem(violation: Violation): FieldProblem {
  const { instancePath, params } = violation;
  const extra = params.missingProperty ?? params.additionalProperty;
  const path = [...instancePath.split("/").slice(1), ...(typeof extra === "string" ? [extra] : [])];
  return { Field: path.map(unescaped).join("."), ...wrong(violation) };
}

const unescaped = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

type Wrong = Pick<FieldProblem, "Code" | "facts">;

function wrong(violation: Violation): Wrong {
  const { keyword, instancePath, params } = violation;
  const named = namedRefusal(violation);
  if (named !== null) return { Code: named };
  if (keyword === "required") return { Code: "required" };
  if (keyword === "additionalProperties") return { Code: "unknown" };
  const data = dataOf(violation);
  if (typeof data === "string" && isBlank(data)) return { Code: "required" };
  const schema = schemaOf(violation);
  const choices = choicesOf(schema);
  if (choices.length > 0 && ofValues.has(keyword))
    return { Code: choices.length === 1 ? "const" : "enum", facts: { allowed: choices.join(", ") } };
  switch (keyword) {
    case "type":
    case "anyOf":
      return instancePath === "" ? { Code: "body" } : ofType(violation);
    case "pattern":
      return { Code: codeIn(schema, "shape") ?? "shape" };
    case "format":
      return { Code: formats[String(params.format)] ?? "shape" };
    case "printable":
      return { Code: keyword, facts: { signs: unprintedIn(String(data)).join(" ") } };
    case "uniqueItems":
    case "latinLetters":
    case "ownPath":
      return { Code: keyword };
    default:
      return { Code: fieldCode(keyword) ?? "invalid", facts: { limit: Number(params.limit) } };
  }
}

/** A name in a schema as a field's code; null if it has no message of its own. */
function fieldCode(name: string): FieldCode | null {
  const isKnown = (code: string): code is FieldCode => isMessageId(`field.${code}`);
  return isKnown(name) ? name : null;
}

/** The code that a schema names by a keyword. */
function codeIn(schema: unknown, keyword: "refusal" | "missing" | "shape"): FieldCode | null {
  const name = textOf(schema, keyword);
  return name === null ? null : fieldCode(name);
}

/** The keywords that a value violates where only some values are allowed. */
const ofValues = new Set(["const", "enum", "anyOf", "type"]);

/** The problem's code, by the schema's `format`; undefined for any other format. */
export const formats: Readonly<Record<string, FieldCode>> = {
  date: "day",
  email: "email",
  uuid: "uuid",
  language: "language",
};

function ofType(violation: Violation): Wrong {
  const expected = kindOf(schemaOf(violation));
  return { Code: "type", facts: { expected, optional: isOptional(violation) ? "yes" : "no" } };
}

/**
 * What kind of value a schema takes besides null, such as `integer` or `integerOrString`: a choice of the message
 * `field.type`.
 */
export function kindOf(schema: unknown): string {
  const [first = "", ...others] = [...new Set(kindsOf(schema))].sort();
  return [first, ...others.map((kind) => `Or${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)].join("");
}

function kindsOf(schema: unknown): string[] {
  const branches = fieldOf(schema, "anyOf");
  if (Array.isArray(branches)) return branches.flatMap(kindsOf);
  const type = textOf(schema, "type");
  if (type === "null" || type === null) return [];
  return [type === "number" && Number.isInteger(fieldOf(schema, "const")) ? "integer" : type];
}

/** The only values that a schema takes besides null, as they are written; empty where it takes others too. */
export function choicesOf(schema: unknown): string[] {
  const constant = fieldOf(schema, "const");
  if (constant !== undefined) return [String(constant)];
  const values = fieldOf(schema, "enum");
  if (Array.isArray(values)) return values.map(String);
  const branches = fieldOf(schema, "anyOf");
  if (!Array.isArray(branches)) return [];
  const ofBranches = branches.filter((branch) => textOf(branch, "type") !== "null").map(choicesOf);
  return ofBranches.every(({ length }) => length > 0) ? ofBranches.flat() : [];
}

/** Whether the value belongs to a field that may be left out. */
function isOptional(violation: Violation): boolean {
  const [, place, name] = /^#(.*)\/properties\/([^/]+)(?:\/anyOf(?:\/\d+)?)?\/\w+$/.exec(violation.schemaPath) ?? [];
  if (place === undefined || name === undefined) return false;
  const steps = place.split("/").slice(1).map(unescaped);
  const object = steps.reduce<unknown>(fieldOf, fieldOf(violation, "wholeSchema"));
  const required = fieldOf(object, "required");
  return !(Array.isArray(required) && required.includes(unescaped(name)));
}

/** The code that the violated schema declares (shared/schemas.ts): `missing` if nothing was given, else `refusal`. */
function namedRefusal(violation: Violation): FieldCode | null {
  const schema = schemaOf(violation);
  if (violation.keyword === "required") {
    const left = String(violation.params.missingProperty);
    return codeIn(fieldOf(fieldOf(schema, "properties"), left), "missing");
  }
  const refusal = codeIn(schema, "refusal");
  return isNothing(dataOf(violation)) ? (codeIn(schema, "missing") ?? refusal) : refusal;
}

const schemaOf = (violation: Violation) => fieldOf(violation, "parentSchema");
const dataOf = (violation: Violation) => fieldOf(violation, "data");

/** Whether a value counts as missing: null, a blank text, or the id 0. */
const isNothing = (data: unknown): boolean =>
  data === null || data === 0 || (typeof data === "string" && isBlank(data));

/** A part of an OpenAPI schema, as far as it is needed to find its text fields. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  "x-asksForNumber"?: boolean;
};

type Operation = { operationId: string; requestBody?: { content: Record<string, { schema?: Schema }> } };

/** The API's description, as `GET /api/docs/json` answers it. */
export type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type WritingCall = { method: string; path: string; fields: string[] };

const FEWEST = 20;

/**
 * The calls with text fields in their body, by their name in the contract, with the paths of these fields, such as
 * `Words[].Title`. A text field accepts `words`: not a day, address, key, choice or document number.
 */
export function writingCalls({ paths, components }: Described, words: string): ReadonlyMap<string, WritingCall> {
  const found = new Map<string, WritingCall>();
  const whole = (schema: Schema): Schema => {
    const name = schema.$ref?.split("/").at(-1);
    return name === undefined ? schema : whole(components.schemas[name] ?? {});
  };
  const fieldsOf = (given: Schema, path: string): string[] => {
    const schema = whole(given);
    const below = (name: string) => (path === "" ? name : `${path}.${name}`);
    return [
      ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((some = []) => some.flatMap((one) => fieldsOf(one, path))),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => fieldsOf(one, below(name))),
      ...Object.values(schema.patternProperties ?? {}).flatMap((one) => fieldsOf(one, below("*"))),
      ...(typeof schema.additionalProperties === "object" ? fieldsOf(schema.additionalProperties, below("*")) : []),
      ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : []),
      ...(takes(schema, words) ? [path] : []),
    ];
  };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, requestBody }] of Object.entries(methods)) {
      const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema = {} }) => fieldsOf(schema, ""));
      if (fields.length > 0) found.set(operationId, { method, path, fields: [...new Set(fields)].sort() });
    }
  return found;
}

function takes(schema: Schema, words: string): boolean {
  const isText = [schema.type].flat().includes("string");
  if (!isText || schema.enum || schema.const !== undefined || schema.format || schema["x-asksForNumber"]) return false;
  if ((schema.maxLength ?? FEWEST) < FEWEST) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, "u").test(words);
}

/** The texts of a body at a field's path. */
export function textsAt(body: unknown, field: string): string[] {
  const step = (values: unknown[], name: string): unknown[] =>
    values.flatMap((value) => {
      if (typeof value !== "object" || value === null) return [];
      return name === "*" || name === "[]" ? Object.values(value) : [Object(value)[name]];
    });
  const names = field.replaceAll("[]", ".[]").split(".").filter(Boolean);
  return names.reduce(step, [body]).filter((value): value is string => typeof value === "string");
}

import fc from "fast-check";

/** A schema in the API's description: the used parts of JSON Schema, and references to its components. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
};

/** The sources of generated values: the description's components by name, and existing values for some field names. */
export type Source = {
  components: Record<string, Schema>;
  known: (field: string) => fc.Arbitrary<unknown> | undefined;
};

/** The greatest length of a text and of a list, if the schema allows more. */
const LONGEST = 40;
const MOST_ITEMS = 3;

/** Generates values that a schema accepts; for fields with known values mostly existing ones. */
export function valuesOf(schema: Schema, source: Source, field = ""): fc.Arbitrary<unknown> {
  const known = source.known(field);
  const any = shaped(schema, source, field);
  return known ? fc.oneof({ arbitrary: known, weight: 30 }, { arbitrary: any, weight: 1 }) : any;
}

function shaped(schema: Schema, source: Source, field: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(source.components[schema.$ref.split("/").at(-1) ?? ""] ?? {}, source, field);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, source, field)));
  const { minimum = -1_000_000, maximum = 2_147_483_647 } = schema;
  switch (schema.type) {
    case "object":
      return objects(schema, source);
    case "array":
      return lists(schema, source, field);
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return texts(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects({ properties = {}, required = [], additionalProperties }: Schema, source: Source) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, source, name)]);
  const named = fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
  if (typeof additionalProperties !== "object") return named;
  const further = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valuesOf(additionalProperties, source), {
    maxKeys: MOST_ITEMS,
  });
  return fc.tuple(further, named).map(([more, own]) => ({ ...more, ...own }));
}

function lists({ items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: Schema, source: Source, field: string) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valuesOf(item, source, field)));
  const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
  return fc.array(items ? valuesOf(items, source, field) : fc.constant(null), { minLength: minItems, maxLength });
}

const twoDigits = (most: number) => fc.integer({ min: 1, max: most }).map((value) => String(value).padStart(2, "0"));
const days = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), twoDigits(12), twoDigits(28))
  .map((parts) => parts.join("-"));

function texts({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, LONGEST));
  if (format === "date") return days;
  if (format === "uuid") return fc.uuid();
  if (format === "language") return fc.constantFrom("es", "en", "fr", "es-CU", "2");
  if (format === "email") return fc.stringMatching(/^[a-z]{1,12}@example\.com$/);
  const lines = fc.string({ unit: "grapheme", minLength, maxLength: most });
  if (!pattern) return lines;
  const fits = new RegExp(pattern, "u");
  // A pattern that only excludes control characters matches most random texts, so these are filtered.
  if (pattern.includes("[^\\u0000"))
    return fc.string({ minLength: Math.max(minLength, 1), maxLength: most }).filter((text) => fits.test(text));
  // fast-check cannot generate lookaheads: texts that they exclude are filtered out afterwards.
  const whole = fc.stringMatching(new RegExp(pattern.replace(/\(\?[=!][^)]*\)/g, ""), "u"));
  return whole.filter((text) => fits.test(text) && text.length >= minLength && text.length <= maxLength);
}

/**
 * Generates bodies that a schema refuses because of one change: an additional field, one of another type, or one left
 * out.
 */
export function spoilt(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const strange = fc.oneof(
    fc.constantFrom(null, "", -1, 0, 1.5, 1e300, true, [], {}, "\u0000", "\ud800", "4242424242424242", "𝒳".repeat(300)),
    fc.jsonValue({ maxDepth: 3 }),
  );
  return fc.oneof(
    strange,
    fc.tuple(bodies, strange, fc.nat()).map(([body, value, at]) => {
      const names = Object.keys(Object(body));
      const name = names[at % (names.length + 1)] ?? "Unheard";
      return { ...Object(body), [name]: value };
    }),
    fc.tuple(bodies, fc.nat()).map(([body, at]) => {
      const entries = Object.entries(Object(body));
      return Object.fromEntries(entries.filter((_entry, index) => index !== at % Math.max(entries.length, 1)));
    }),
  );
}

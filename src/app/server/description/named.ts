type Json = unknown;

/** The place of named schemas in a description. */
const COMPONENTS = "#/components/schemas/";

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A key that is equal for equal schemas, whatever the order of their properties. */
const written = (schema: Json): string =>
  JSON.stringify(schema, (_key, value: Json) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/**
 * A copy in which each object that is one of `named` has its name as title. Objects are compared by identity, as some
 * look equal.
 */
export function withTitles<Schema>(schema: Schema, named: ReadonlyMap<string, object>): Schema {
  const names = new Map([...named].map(([name, object]) => [object, name]));
  const titled = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(titled);
    if (!isObject(value)) return value;
    const parts = Object.entries(value).map(([key, part]) => [key, titled(part)]);
    const title = names.get(value);
    return { ...Object.fromEntries(parts), ...(title !== undefined && { title }) };
  };
  return titled(schema) as Schema;
}

/**
 * Replaces schemas by references: each object with a name as its title, or equal to a named one, becomes a reference to
 * it. `components` are the referenced ones, treated likewise.
 */
export function withNames<Document>(document: Document, named: ReadonlyMap<string, object>) {
  const names = new Map([...named].map(([name, schema]) => [written(plain(schema)), name]));
  const components: Record<string, Json> = {};
  const inside = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(replaced);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]))
      : value;
  };
  const replaced = (value: Json): Json => {
    if (!isObject(value) || value.type !== "object") return inside(value);
    const { title, ...content } = value;
    const name = typeof title === "string" ? title : names.get(written(withoutTitles(value)));
    if (name === undefined) return inside(value);
    if (!(name in components)) {
      // The place is reserved first, because the schema may refer to itself.
      components[name] = {};
      components[name] = inside(content);
    }
    return { $ref: COMPONENTS + name };
  };
  const paths = replaced(plain(document));
  const sorted = Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b)));
  return { document: paths, components: sorted };
}

/**
 * A copy in which each schema with one of these titles is replaced: it may be any of the title's schemas, or null. The
 * titled schemas stand for what the products define.
 */
export function withAnyOf<Document>(document: Document, byTitle: ReadonlyMap<unknown, readonly object[]>): Document {
  const filled = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(filled);
    if (!isObject(value)) return value;
    const schemas = byTitle.get(value.title);
    if (schemas) return { anyOf: [...schemas, { type: "null" }] };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(document) as Document;
}

/** Keywords of shared/schemas.ts. */
const ownKeywords = [
  "refusal",
  "missing",
  "shape",
  "readAs",
  "asksForNumber",
  "latinLetters",
  "printable",
  "ownPath",
  "oneOfFields",
];

/**
 * Converts a schema to OpenAPI: a constant becomes an enum of one value, arbitrary keys become additional properties, a
 * tuple gets prefix items, and our own keywords begin with `x-`.
 */
function plain(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(plain);
  if (!isObject(schema)) return schema;
  const { const: constant, patternProperties, additionalItems, items, ...others } = schema;
  const rest = Object.entries(others).filter(([key]) => !ownKeywords.includes(key));
  const parts = rest.map(([key, part]) => [key, plain(part)]);
  return {
    ...Object.fromEntries(parts),
    // Under `properties` both may be names of fields.
    ...(constant !== undefined && (isObject(constant) ? { const: plain(constant) } : { enum: [constant] })),
    ...(Array.isArray(items) && { prefixItems: items.map(plain), items: plain(additionalItems) }),
    ...(isObject(items) && { items: plain(items) }),
    ...(isObject(patternProperties) && openKeys(patternProperties)),
    ...Object.assign({}, ...ownKeywords.map((keyword) => ours(keyword, schema[keyword]))),
  };
}

/** A keyword of ours with the prefix of extensions; an object is the schema of a field with that name. */
function ours(keyword: string, value: Json): object {
  if (value === undefined) return {};
  return isObject(value) ? { [keyword]: plain(value) } : { [`x-${keyword}`]: value };
}

/** The schema without our titles: a string is our title, an object is the schema of a field named `title`. */
function withoutTitles(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutTitles);
  if (!isObject(schema)) return schema;
  const parts = Object.entries(schema).filter(([key, part]) => key !== "title" || isObject(part));
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutTitles(part)]));
}

function openKeys(patterns: Record<string, Json>): object {
  const [only, ...others] = Object.values(patterns);
  return others.length === 0 ? { additionalProperties: plain(only) } : { patternProperties: plain(patterns) };
}

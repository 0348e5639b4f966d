// Computes from the sources which messages a browser loads together: scripts/build/webpack/messages-loader.mjs makes a
// chunk of each part.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { walk, walkFile } from "../sources.mjs";
import { patternOf } from "./uses.mjs";

/** Modules that begin a part without a `withMessages` call. */
const entries = {
  // Loaded with every page, before any other part: what the program needs at its start, and the shell around the page.
  first: ["src/app/web/main.ts", "src/app/web/start/NotLoaded.tsx"],
  // Uses messages by the codes of the server's answers, once another language has been chosen.
  errors: ["src/platform/web/intl/useServerMessage.ts"],
};

/**
 * The ids of each part's messages: those that the part's code names. Messages of `first` are in no other part, messages
 * that several parts name are in each of them. Messages of the server only are in none. Throws if a part's name is not a
 * literal.
 */
export function messageParts(root = ".") {
  const ids = Object.keys(JSON.parse(readFileSync(join(root, "i18n/en.json"), "utf8")));
  const readings = readModules(root, ids);
  const reached = reachedBy(readings);
  const named = (files) => new Set([...files].flatMap((file) => [...readings(file).names]));
  const first = named(reached.first);
  return Object.fromEntries(
    Object.entries(reached).map(([part, files]) => {
      const names = named(files);
      return [part, ids.filter((id) => names.has(id) && (part === "first" || !first.has(id)))];
    }),
  );
}

/** The files of each part's code. Throws like `messageParts`. */
export const filesOfParts = (root = ".") => reachedBy(readModules(root, []));

/**
 * The files that each part reaches. `withMessages("part", () => import("./Page"))` begins a part, and others stop there;
 * several such calls may share one.
 */
function reachedBy(readings) {
  const begins = Object.entries(entries).flatMap(([part, files]) => files.map((file) => [part, file]));
  const isEntry = new Set(begins.map(([, file]) => file));
  const reached = {};
  for (const [part, file] of begins) {
    reached[part] ??= new Set();
    const files = reached[part];
    const before = files.size;
    files.add(file);
    // The list grows during the loop: imported modules join the same part, lazily loaded ones other parts.
    if (files.size === before) continue;
    const { imports, parts } = readings(file);
    begins.push(...imports.filter((one) => !isEntry.has(one)).map((one) => [part, one]), ...parts);
  }
  return reached;
}

/**
 * A function that parses a module once: the modules that it imports, now or later; those that begin a part, as pairs of
 * part and module; and the messages that it names.
 */
function readModules(root, ids) {
  const known = new Set(ids);
  const families = new Set(ids.map((id) => id.split(".")[0]));
  const readings = new Map();
  return (file) => {
    if (!readings.has(file)) readings.set(file, readModule(root, file, { ids, known, families }));
    return readings.get(file);
  };
}

function readModule(root, file, { ids, known, families }) {
  const reading = { imports: [], parts: [], names: new Set() };
  const beginsPart = new Set();
  walkFile(join(root, file), (node) => {
    const source = importedBy(node);
    const target = source && moduleAt(root, dirname(file), source);
    if (target && !beginsPart.has(node)) reading.imports.push(target);
    if (isWithMessages(node)) {
      const [part, load] = node.arguments.map(({ expression }) => expression);
      if (part?.type !== "StringLiteral") throw new Error(`${file}: withMessages needs the name of a part`);
      walk(load, (inside) => {
        if (inside.type !== "CallExpression" || inside.callee.type !== "Import") return;
        beginsPart.add(inside);
        reading.parts.push([part.value, moduleAt(root, dirname(file), importedBy(inside))]);
      });
    }
    if (node.type === "StringLiteral" && known.has(node.value)) reading.names.add(node.value);
    const pattern = patternOf(node, families);
    if (pattern) for (const id of ids) if (pattern.matches.test(id)) reading.names.add(id);
  });
  return reading;
}

const isWithMessages = ({ type, callee }) => type === "CallExpression" && callee.value === "withMessages";

/** The module of an import of values, a re-export or an `import()`. */
function importedBy({ type, typeOnly, source, specifiers = [], callee, arguments: given }) {
  if (type === "CallExpression" && callee.type === "Import") return given[0].expression.value;
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(type) || !source || typeOnly) return undefined;
  return specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly) ? undefined : source.value;
}

/** The file of a relative import; undefined for packages and for files of other kinds. */
function moduleAt(root, folder, source) {
  if (!source?.startsWith(".")) return undefined;
  const path = join(folder, source);
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(join(root, file)));
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { sourcesUnder, walkFile } from "../sources.mjs";

const idShaped = /^[a-zA-Z]\w*(\.\w+)+$/;

/**
 * Where the sources name messages. `literals`: every string that could be an id. `asked`: those given as an `id`, with
 * their file. `patterns`: templates such as `error.${code}`, with their file; each part in braces matches anything.
 * Only strings that begin with one of `families` (the first word of an id) count as ids.
 */
export function messageUses(root, families) {
  const uses = { literals: new Set(), asked: [], patterns: [] };
  const isMessage = (text) => idShaped.test(text) && families.has(text.split(".")[0]);
  const folders = ["src", "stand-ins"].filter((folder) => existsSync(join(root, folder)));
  const sources = folders.flatMap((folder) => sourcesUnder(root, folder)).filter((name) => !/\.test\.tsx?$/.test(name));
  for (const file of sources)
    walkFile(join(root, file), (node) => {
      if (node.type === "StringLiteral") uses.literals.add(node.value);
      const id = idGiven(node);
      if (id && isMessage(id)) uses.asked.push({ file, id });
      const pattern = patternOf(node, families);
      if (pattern) uses.patterns.push({ file, ...pattern });
    });
  return uses;
}

/** The text of `id="…"` or `id: "…"`. */
function idGiven({ type, name, key, value }) {
  if (type === "JSXAttribute" && name.value === "id" && value?.type === "StringLiteral") return value.value;
  if (type === "KeyValueProperty" && key.value === "id" && value.type === "StringLiteral") return value.value;
  return undefined;
}

/** A template such as `error.${code}`: its text, and the ids that it may produce. Undefined for others. */
export function patternOf({ type, quasis }, families) {
  if (type !== "TemplateLiteral" || quasis.length < 2) return undefined;
  const parts = quasis.map(({ raw }) => raw);
  const [family, rest] = (parts[0] ?? "").split(".");
  if (rest === undefined || !families.has(family)) return undefined;
  const escaped = parts.map((part) => part.replaceAll(".", "\\."));
  return { text: parts.join("{}"), matches: new RegExp(`^${escaped.join(".+")}$`) };
}

import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

const kinds = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.select]: "select",
  [TYPE.plural]: "plural",
  [TYPE.tag]: "tag",
};

/**
 * The placeholders of a message, as sorted lines such as `count (plural)` or `state (select: open, paid)`. Plural forms
 * may differ between languages; the choices of a select may not. Throws on invalid ICU.
 */
export function placeholdersOf(text) {
  const found = new Set();
  collect(parse(text), found);
  return [...found].sort();
}

/** The literal text of a message, without its placeholders' values. Throws on invalid ICU. */
export function wordsOf(text) {
  const said = (elements) =>
    elements.flatMap((element) => [
      ...(element.type === TYPE.literal ? (element.value.match(/\p{L}+/gu) ?? []) : []),
      ...Object.values(element.options ?? {}).flatMap((option) => said(option.value)),
      ...said(element.children ?? []),
    ]);
  return said(parse(text));
}

function collect(elements, found) {
  for (const element of elements) {
    const kind = kinds[element.type];
    if (!kind) continue;
    const choices = element.type === TYPE.select ? `: ${Object.keys(element.options).sort().join(", ")}` : "";
    found.add(`${element.value} (${kind}${choices})`);
    for (const option of Object.values(element.options ?? {})) collect(option.value, found);
    if (element.children) collect(element.children, found);
  }
}

/** The figures of long texts, by their placeholders: `{payHours}`. Null: the shop has none. */
export type Figures = Readonly<Record<string, string | number | null>>;

/**
 * A long text with its figures filled in. The text has only placeholders, so that it cannot contradict the data and
 * rules with the figures; a paragraph, row or question with a figure that the shop does not have is left out. Throws for
 * an unknown placeholder. (INFO-2)
 */
export function withFigures<Text>(text: Text, figures: Figures): Text {
  inEach(text, (said) => {
    const [unknown] = unknownFigures(said, Object.keys(figures));
    if (unknown !== undefined) throw new Error(`no figure for ${unknown}`);
    return said;
  });
  return withKnownFigures(text, figures);
}

/** The same for a text by staff: an unknown placeholder stays as written. */
export const withKnownFigures = <Text>(text: Text, figures: Figures): Text =>
  inEach(
    text,
    (said) => filled(said, figures),
    (said) => placeholders(said).some((name) => figures[name] === null),
  );

/** The placeholders with unknown names, as written; also an unmatched brace. (INFO-22) */
export function unknownFigures(text: string, names: readonly string[]): string[] {
  const braces = /\{([^{}]*)\}/g;
  const found = [...text.matchAll(braces)].flatMap(([written, name = ""]) => (names.includes(name) ? [] : [written]));
  const alone = text.replace(braces, "").match(/[{}]/g) ?? [];
  return [...new Set([...found, ...alone])];
}

const placeholders = (said: string): string[] => [...said.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** A title or the head of a table cannot be left out: `–` replaces a figure that the shop does not have. */
const filled = (said: string, figures: Figures): string =>
  said.replace(/\{(\w+)\}/g, (written, name: string) => (name in figures ? String(figures[name] ?? "–") : written));

/** A text with each string changed, without the items of its lists that hold a string to leave out. */
function inEach<Text>(
  text: Text,
  change: (said: string) => string,
  isLeftOut: (said: string) => boolean = () => false,
): Text {
  const says = (value: unknown) => typeof value === "string" && isLeftOut(value);
  const holds = (item: unknown) =>
    says(item) || (typeof item === "object" && item !== null && Object.values(item).some(says));
  return JSON.parse(
    JSON.stringify(text, (name, value: unknown) =>
      Array.isArray(value) && name !== "head" ? value.filter((item) => !holds(item)) : value,
    ),
    (_name, value: unknown) => (typeof value === "string" ? change(value) : value),
  );
}

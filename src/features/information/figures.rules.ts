/** The figures of long texts, by their placeholders: `{payHours}`. */
export type Figures = Readonly<Record<string, string | number>>;

/**
 * A long text with its figures filled in. The text has only placeholders, so that it cannot contradict the data and
 * rules with the figures. Throws for an unknown placeholder. (INFO-2)
 */
export function withFigures<Text>(text: Text, figures: Figures): Text {
  return inEach(text, (said) => {
    const [unknown] = unknownFigures(said, Object.keys(figures));
    if (unknown !== undefined) throw new Error(`no figure for ${unknown}`);
    return filled(said, figures);
  });
}

/** The same for a text by staff: an unknown placeholder stays as written. */
export const withKnownFigures = <Text>(text: Text, figures: Figures): Text =>
  inEach(text, (said) => filled(said, figures));

/** The placeholders with unknown names, as written; also an unmatched brace. (INFO-22) */
export function unknownFigures(text: string, names: readonly string[]): string[] {
  const braces = /\{([^{}]*)\}/g;
  const found = [...text.matchAll(braces)].flatMap(([written, name = ""]) => (names.includes(name) ? [] : [written]));
  const alone = text.replace(braces, "").match(/[{}]/g) ?? [];
  return [...new Set([...found, ...alone])];
}

const filled = (said: string, figures: Figures): string =>
  said.replace(/\{(\w+)\}/g, (written, name: string) => String(figures[name] ?? written));

function inEach<Text>(text: Text, change: (said: string) => string): Text {
  return JSON.parse(JSON.stringify(text), (_name, value: unknown) =>
    typeof value === "string" ? change(value) : value,
  );
}

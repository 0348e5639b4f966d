/** What the long texts say in figures, by the names of their placeholders: `{payHours}`. */
export type Figures = Readonly<Record<string, string | number>>;

/**
 * A long text with its figures filled in: they are in the data and the rules that they are about, never in the text, so that
 * the two cannot disagree. Throws for a placeholder that has none. (INFO-2)
 */
export function withFigures<Text>(text: Text, figures: Figures): Text {
  return JSON.parse(JSON.stringify(text), (_name, value: unknown) =>
    typeof value === "string" ? filled(value) : value,
  );

  function filled(said: string): string {
    return said.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`no figure for {${name}}`);
      return String(figure);
    });
  }
}

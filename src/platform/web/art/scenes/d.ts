/** Path data with every number rounded to a tenth of a unit, to keep the markup small. */
export function d(text: TemplateStringsArray, ...numbers: readonly number[]): string {
  return text.reduce((path, piece, index) => `${path}${index > 0 ? round(numbers[index - 1] ?? 0) : ""}${piece}`, "");
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

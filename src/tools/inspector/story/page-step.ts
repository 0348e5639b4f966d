/**
 * Identifies an element of a page by its role and name and, if there are several, by its position among them. `part`: the
 * name is a part of a longer one, by which no other element of the role is called.
 */
export type Target = { role: string; name: string; nth: number | null; part?: boolean };

/** An action on a page, by role and label, as a browser test repeats it. Never with a secret in it (QA-2). */
export type PageStep =
  | { do: "goto"; path: string }
  /** The step before led to this page, without its query. */
  | { do: "at"; path: string }
  | { do: "click"; on: Target }
  | { do: "fill"; on: Target; value: string }
  /** By the text of the option. */
  | { do: "choose"; on: Target; option: string }
  | { do: "check"; on: Target; checked: boolean }
  | LeftOut;

/**
 * What a test cannot repeat: a `secret` (a password, a code, the number of a card or document), a `file`, actions in
 * another origin's `frame`, a `drawing`, or an element that has no name (`unnamed`).
 */
export type LeftOut = { do: "leftOut"; what: "secret" | "file" | "frame" | "drawing" | "unnamed"; name: string };

/** A step as a line of a test. */
export function lineOfStep(step: PageStep): string {
  switch (step.do) {
    case "goto":
      return `await page.goto(${JSON.stringify(step.path)});`;
    case "at":
      return `await expect(page).toHaveURL(${addressPattern(step.path)});`;
    case "click":
      return `await ${locator(step.on)}.click();`;
    case "fill":
      return `await ${locator(step.on)}.fill(${JSON.stringify(step.value)});`;
    case "choose":
      return `await ${locator(step.on)}.selectOption({ label: ${JSON.stringify(step.option)} });`;
    case "check":
      return `await ${locator(step.on)}.setChecked(${step.checked});`;
    case "leftOut":
      return `// LEFT OUT, to be written by hand: ${leftOut[step.what]}${step.name && ` (${JSON.stringify(step.name)})`}`;
  }
}

const leftOut: Record<LeftOut["what"], string> = {
  secret: "what was typed into a field that may hold a secret",
  file: "the file that was given",
  frame: "what was done in a frame of another origin",
  drawing: "what was drawn",
  unnamed: "a press on something that has no name to be found by",
};

/** A path with any numbers in it: those of plans and bookings are others in another database. */
export function addressPattern(path: string): RegExp {
  return new RegExp(`^[^/]+//[^/]+${escaped(path).replace(/\d+/g, "\\d+")}(?:[?#]|$)`);
}

function locator({ role, name, nth, part }: Target): string {
  const pattern = part ? null : patternOf(name);
  const called = part
    ? `name: ${JSON.stringify(name)}`
    : pattern
      ? `name: ${pattern}`
      : `name: ${JSON.stringify(name)}, exact: true`;
  const one = `page.getByRole(${JSON.stringify(role)}, { ${called} })`;
  return nth === null ? one : `${one}.nth(${nth})`;
}

const AMOUNT = /(?:US\$|CA\$|[$€]|\b(?:USD|CAD|EUR)) ?\d[\d.,]*\d|\d[\d.,]*\d ?(?:US\$|CA\$|[$€]|(?:USD|CAD|EUR)\b)/g;

/** Whether a found element's name matches a recorded one: amounts of money are ignored, as prices differ by day. */
export function isCalled({ name, part }: Pick<Target, "name" | "part">, found: string): boolean {
  if (part) return found.toLowerCase().includes(name.toLowerCase());
  return patternOf(name)?.test(found) ?? name === found;
}

/** A name of at most this many characters is used whole. */
const SHORT = 40;

/**
 * The first words of a long name, as few as identify the element; the whole name if none do. `isUnique`: whether no
 * other element of its role has them in its name. Amounts of money are left out, as prices differ by day. (QA-2)
 */
export function shortName(name: string, isUnique: (part: string) => boolean): Pick<Target, "name" | "part"> {
  if (name.length <= SHORT) return { name };
  const words = (name.split(AMOUNT)[0] ?? "").split(" ").filter(Boolean);
  for (let count = 2; count <= words.length; count += 1) {
    const part = words.slice(0, count).join(" ");
    if (part.length < name.length && isUnique(part)) return { name: part, part: true };
  }
  return { name };
}

/** A pattern for a name with its amounts of money varying; null: it has none. (QA-2) */
function patternOf(name: string): RegExp | null {
  const amounts = [...name.matchAll(AMOUNT)].map(([amount]) => amount);
  if (amounts.length === 0) return null;
  const sources = name.split(AMOUNT).map(escaped);
  const wild = amounts.map((amount) => escaped(amount).replace(/\d.*\d/, "[\\d.,]+"));
  return new RegExp(`^${sources.map((source, index) => source + (wild[index] ?? "")).join("")}$`);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

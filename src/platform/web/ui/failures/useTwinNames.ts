import { useLayoutEffect, useState } from "react";
import { fieldId } from "../fields/fieldParts";

type Problem = { readonly name: string; readonly message: string };

/**
 * Names that distinguish fields with the same problem, in the order of the problems: the legend of the field's group,
 * else its label; "" for a problem that only one field has. They are read from the page, where every form has them
 * already; empty until the fields are rendered.
 */
export function useTwinNames(problems: readonly Problem[]): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const found = problems.map((problem) => nameAmongTwins(problem, problems));
    setNames((before) => (found.join("\n") === before.join("\n") ? before : found));
  });
  return names;
}

function nameAmongTwins({ name, message }: Problem, problems: readonly Problem[]): string {
  const twins = problems.filter((other) => other.message === message).map((twin) => twin.name);
  if (twins.length === 1) return "";
  const whose = new Set(twins.map(legendOf));
  if (whose.size === 1) return labelOf(name);
  if (whose.size === twins.length) return legendOf(name);
  return [legendOf(name), labelOf(name)].filter(Boolean).join(", ");
}

const legendOf = (name: string) =>
  wordsOf(document.getElementById(fieldId(name))?.closest("fieldset")?.querySelector("legend"));

const labelOf = (name: string) => wordsOf(document.querySelector(`label[for="${CSS.escape(fieldId(name))}"]`));

/** The text of an element without what is hidden from screen readers, such as the star of a required field. */
function wordsOf(element: Element | null | undefined): string {
  const spoken = element?.cloneNode(true);
  if (!(spoken instanceof Element)) return "";
  for (const hidden of spoken.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return spoken.textContent.replace(/\s+/g, " ").trim();
}

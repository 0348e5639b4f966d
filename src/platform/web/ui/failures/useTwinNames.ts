import { useLayoutEffect, useState } from "react";
import { fieldId } from "../fields/fieldParts";

type Problem = { readonly name: string; readonly message: string };

/**
 * Whose and which field each problem is about, in the order of the problems: the legend of the field's group where the
 * form asks the same of several, as of each traveler, and its label where its group has the same problem twice; else "".
 * They are read from the page, where every form has them already; empty until the fields are rendered.
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
  const inGroup = twins.filter((twin) => legendOf(twin) === legendOf(name));
  const legend = inGroup.length < twins.length || isAskedOfSeveral(name) ? legendOf(name) : "";
  return [legend, inGroup.length > 1 ? labelOf(name) : ""].filter(Boolean).join(", ");
}

/** Whether the form has another field of the same label. */
function isAskedOfSeveral(name: string): boolean {
  const form = document.getElementById(fieldId(name))?.closest("form");
  const label = labelOf(name);
  return [...(form?.querySelectorAll("label") ?? [])].filter((other) => wordsOf(other) === label).length > 1;
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

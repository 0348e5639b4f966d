import { styled } from "@mui/material/styles";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { token } from "../../theme/token";
import { fieldId } from "../fields/fieldParts";
import { Icon } from "../Icon";

/** A label within a sentence; an abbreviation keeps its capitals. */
const asInside = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase());

const Box = styled("div")({
  border: `2px solid ${token("wine")}`,
  borderRadius: 8,
  background: token("wineWash"),
  padding: 16,
  display: "grid",
  gap: 8,
  "& h2": { display: "flex", gap: 8, alignItems: "center", margin: 0, fontSize: "1.125rem", color: token("wine") },
  "& ul": { margin: 0, paddingInlineStart: 20 },
  // Aligns the first line of a long link with its dot.
  "& a": { color: token("ink"), display: "inline-flex", paddingBlock: 4, textUnderlineOffset: 3 },
});

export interface SummarisedError {
  /** The field's form name. */
  readonly name: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: readonly SummarisedError[];
  /** The number of attempts to send; each new one with errors moves the focus here. */
  readonly attempt?: number;
}

function goTo(name: string) {
  return (event: MouseEvent) => {
    const control = document.getElementById(fieldId(name));
    if (control === null) return;
    event.preventDefault();
    control.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
  };
}

/**
 * All errors of a form at its top (WEB-17), each a link to its field; if several people fill in the same fields, each
 * person has one link, to the first field. Renders nothing without errors.
 */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const lines = useSummaryLines(errors);
  if (errors.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" />
        {title}
      </h2>
      <ul>
        {lines.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={goTo(name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

type Problem = { readonly name: string; readonly message: string };

/** A line of the summary: its text, and the form name of the field that it leads to. */
type Line = { readonly name: string; readonly text: string };

/**
 * The lines of a form's problems, in their order (WEB-17). If several people, such as travelers, fill in the same
 * fields, each has one line: with the problem if there is one, else with the fields that have problems. A problem that
 * several other fields share names its field or its group. Legends and labels are read from the page, where every form
 * has them already; until the fields are rendered, each problem is a line.
 */
function useSummaryLines(problems: readonly Problem[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useLayoutEffect(() => {
    const found = linesOf(problems.map(placed));
    setLines((before) => (JSON.stringify(found) === JSON.stringify(before) ? before : found));
  });
  return lines ?? problems.map(({ name, message }) => ({ name, text: message }));
}

type Placed = Problem & {
  readonly group: Element | null;
  readonly legend: string;
  readonly label: string;
  /** Whether the form has another field of the same label. */
  readonly isAskedOfSeveral: boolean;
};

function placed({ name, message }: Problem): Placed {
  const field = document.getElementById(fieldId(name));
  const group = field?.closest("fieldset") ?? null;
  const label = wordsOf(document.querySelector(`label[for="${CSS.escape(fieldId(name))}"]`));
  const labels = [...(field?.closest("form")?.querySelectorAll("label") ?? [])].map(wordsOf);
  const isAskedOfSeveral = labels.filter((other) => other === label).length > 1;
  return { name, message, group, legend: wordsOf(group?.querySelector("legend")), label, isAskedOfSeveral };
}

function linesOf(problems: readonly Placed[]): Line[] {
  return problems.flatMap((problem) => {
    const { name, message, group, legend, label } = problem;
    const ofOne = problems.filter((other) => other.group === group);
    if (legend !== "" && ofOne.some(({ isAskedOfSeveral }) => isAskedOfSeveral)) {
      if (ofOne.length === 1) return { name, text: `${legend}: ${message}` };
      const labels = ofOne.map((one) => asInside(one.label)).join(", ");
      return problem === ofOne[0] ? { name, text: `${legend}: ${labels}` } : [];
    }
    const twins = problems.filter((other) => other.message === message);
    const inGroup = twins.filter((twin) => twin.group === group);
    const whose = [inGroup.length < twins.length ? legend : "", inGroup.length > 1 ? label : ""].filter(Boolean);
    return { name, text: whose.length > 0 ? `${whose.join(", ")}: ${message}` : message };
  });
}

/** The text of an element without what is hidden from screen readers, such as the star of a required field. */
function wordsOf(element: Element | null | undefined): string {
  const spoken = element?.cloneNode(true);
  if (!(spoken instanceof Element)) return "";
  for (const hidden of spoken.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return spoken.textContent.replace(/\s+/g, " ").trim();
}

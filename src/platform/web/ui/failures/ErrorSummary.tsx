import { styled } from "@mui/material/styles";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { token } from "../../theme/token";
import { fieldId } from "../fields/fieldParts";
import { Icon } from "../Icon";
import { useSummaryLines } from "./useSummaryLines";

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
 * All errors of a form at its top (WEB-17), each a link to its field; of several people of whom the same is asked, each
 * has one link, to the first field. Renders nothing without errors.
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

import type { DeskNote } from "./notes.schemas";

const placeholder = /\{([^{}]*)\}/g;
const known = ["name", "subject"] as const;

type Facts = Pick<DeskNote, "ClientName" | "Subject">;

/** The unknown placeholders in an answer to several notes, as written; also an unmatched brace. */
export function unknownInAnswer(text: string): string[] {
  const found = [...text.matchAll(placeholder)].flatMap(([written, name]) =>
    known.some((one) => one === name) ? [] : [written],
  );
  return [...new Set([...found, ...(text.replace(placeholder, "").match(/[{}]/g) ?? [])])];
}

/** An answer to several notes, filled for one: `{name}` is the client's, `{subject}` the note's. (DESK-112) */
export function answerFor(text: string, { ClientName, Subject }: Facts): string {
  const values: Readonly<Record<string, string>> = { name: ClientName, subject: Subject };
  return text.replace(placeholder, (written, name: string) => values[name] ?? written);
}

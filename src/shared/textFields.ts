import { keysOf } from "./keysOf";
import { recordOf } from "./unknownData";

/** The fields of a call's body as a form edits them: as text, "" if empty, under the body's names. */
export type TextFields<Body, Field extends keyof Body = keyof Body> = Record<Field, string>;

/** Stored fields, of unknown shape: a field that is missing or no text is taken from `empty`. */
export function readTexts<Fields extends Record<string, string>>(empty: Fields, stored: unknown): Fields {
  const known = recordOf(stored);
  const kept = keysOf(empty).filter((name) => typeof known[name] === "string");
  return { ...empty, ...Object.fromEntries(kept.map((name) => [name, known[name]])) };
}

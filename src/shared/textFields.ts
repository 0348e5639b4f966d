import { keysOf } from "./keysOf";
import { recordOf } from "./unknownData";

/** Fields of a call's body while they are filled in: as text, "" for nothing yet. Their names are those of the body. */
export type TextFields<Body, Field extends keyof Body = keyof Body> = Record<Field, string>;

/** The fields of `empty` as they were stored, where anything may be: what is no text there is as in `empty`. */
export function readTexts<Fields extends Record<string, string>>(empty: Fields, stored: unknown): Fields {
  const known = recordOf(stored);
  const kept = keysOf(empty).filter((name) => typeof known[name] === "string");
  return { ...empty, ...Object.fromEntries(kept.map((name) => [name, known[name]])) };
}

/** The meaning of a key in the back office. */
export type DeskKey = "search" | "next" | "previous" | "subject" | "answer" | "nextAnswer" | "nextItem" | "help";

export const deskKeys: Readonly<Record<string, DeskKey>> = {
  "/": "search",
  j: "next",
  k: "previous",
  o: "subject",
  e: "answer",
  n: "nextAnswer",
  i: "nextItem",
  "?": "help",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "target">;

const typedInto = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/**
 * The meaning of a key press: none while somebody types, picks from a list or has a dialog open, and none with a
 * modifier (browser shortcuts). Shift is allowed: on many keyboards "/" and "?" need it. (DESK-13)
 */
export function deskKeyOf({ key, ctrlKey, metaKey, altKey, isComposing, target }: Pressed): DeskKey | null {
  const meant = deskKeys[key];
  if (!meant || ctrlKey || metaKey || altKey || isComposing) return null;
  if (target instanceof Element && target.closest(`${typedInto}, [role=dialog]`)) return null;
  return meant;
}

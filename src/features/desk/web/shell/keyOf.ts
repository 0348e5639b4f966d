/** What a key does at the desk. */
export type DeskKey = "search" | "next" | "previous" | "answer" | "help";

export const deskKeys: Readonly<Record<string, DeskKey>> = {
  "/": "search",
  j: "next",
  k: "previous",
  e: "answer",
  "?": "help",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "target">;

const typedInto = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/**
 * What a press means: nothing while somebody types, picks from a list, or has a dialog before them, and nothing with a
 * modifier, which is the browser's. Shift counts as part of the key: on many keyboards "/" and "?" need it. (DESK-13)
 */
export function deskKeyOf({ key, ctrlKey, metaKey, altKey, isComposing, target }: Pressed): DeskKey | null {
  const meant = deskKeys[key];
  if (!meant || ctrlKey || metaKey || altKey || isComposing) return null;
  if (target instanceof Element && target.closest(`${typedInto}, [role=dialog]`)) return null;
  return meant;
}

/**
 * Replays choices that were made in a server-rendered page before hydration, as events: React keeps the state of the
 * controls but misses earlier events. Only choices are replayed, because nothing can be typed in such a page. Sections
 * hydrate one after the other; the section of a choice hydrates at once. (WEB-19)
 */
export function replayChoices(root: HTMLElement): void {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  // All are read before the first event is sent: with it React sets every control to its own value.
  const chosen = controls.flatMap((control) => {
    const tell = choiceOf(control);
    return tell ? { control, tell } : [];
  });
  // React hydrates no section while it runs effects.
  queueMicrotask(() => {
    for (const { control, tell } of chosen) {
      takeSectionOver(control);
      tell();
    }
  });
}

/** Sends an event without listeners, which makes React hydrate the section first. */
const takeSectionOver = (element: Element) => element.dispatchEvent(new Event("compositionend", { bubbles: true }));

/**
 * Presses a button again that was pressed before the program ran (begin.ts), such as a menu's: the button of that name,
 * on the server-rendered page or on its replacement. If several buttons have the name, none is pressed. (WEB-19)
 */
export function replayPress(root: HTMLElement): void {
  const { pressed } = document.documentElement.dataset;
  if (pressed === undefined) return;
  delete document.documentElement.dataset.pressed;
  const [button, ...others] = [...root.querySelectorAll<HTMLButtonElement>("button[type=button]")].filter(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === pressed,
  );
  if (!button || others.length > 0) return;
  queueMicrotask(() => {
    takeSectionOver(button);
    button.click();
  });
}

/** A function that sends the events of the control's choice; null if none was made. */
function choiceOf(control: HTMLInputElement | HTMLSelectElement): (() => void) | null {
  if (control instanceof HTMLSelectElement) return choiceOfSelect(control);
  return control.type === "checkbox" || control.type === "radio" ? choiceOfBox(control) : null;
}

function choiceOfSelect(select: HTMLSelectElement) {
  const { value } = select;
  if (select.selectedOptions[0]?.defaultSelected !== false) return null;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

function choiceOfBox(box: HTMLInputElement) {
  const { checked, defaultChecked } = box;
  if (checked === defaultChecked || (box.type === "radio" && !checked)) return null;
  return () => {
    // Undo the choice first: React compares with the last value that it saw.
    box.checked = defaultChecked;
    box.click();
  };
}

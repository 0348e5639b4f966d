/**
 * Replays choices that were made in a drawn page before hydration, as events: React keeps the state of the
 * controls but misses earlier events. Nothing is typed there, as days are chosen in the program's calendar. Sections of
 * the page are taken over one after the other: that of a choice is at once. (WEB-19)
 */
export function replayChoices(root: HTMLElement): void {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  // All are read before the first event is sent: with it React sets every control to its own value.
  const chosen = controls.flatMap((control) => {
    const tell = choiceOf(control);
    return tell ? { control, tell } : [];
  });
  // While its effects run, React takes no section over.
  queueMicrotask(() => {
    for (const { control, tell } of chosen) {
      takeSectionOver(control);
      tell();
    }
  });
}

/** Sends an event for which React takes a section over before it is heard; nothing listens to it. */
const takeSectionOver = (element: Element) => element.dispatchEvent(new Event("compositionend", { bubbles: true }));

/**
 * Presses a button again that was pressed before the program ran (begin.ts), such as a menu's: on the drawn page, or on
 * what has replaced it, the button of that name. If several have it, none is. (WEB-19)
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

/**
 * Replays choices that were made in a drawn page before hydration, as events: React keeps the state of the
 * controls but misses earlier events. Nothing is typed there, as days are chosen in the program's calendar. Sections of
 * the page are taken over one after the other: that of a choice is at once.
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
      // An event for which React takes a section over before it is heard; nothing listens to it.
      control.dispatchEvent(new Event("compositionend", { bubbles: true }));
      tell();
    }
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

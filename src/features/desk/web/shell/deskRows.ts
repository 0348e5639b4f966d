/** Attributes of a row for keyboard shortcuts: it can have the focus, and an id for the URL's hash. (DESK-13) */
export const deskRow = (id?: string) => ({ "data-row": "", tabIndex: -1, ...(id && { id }) }) as const;

/** Marks the control that answers a row, if it is not the first one. */
export const deskAnswer = { "data-answer": "" } as const;

/** Marks the answers of an open row, which come before the control that opened it. */
export const deskChoice = { "data-choice": "" } as const;

/** Marks the link to what a row is about, if it is not the first one. */
export const deskSubject = { "data-subject": "" } as const;

/** Marks a link to the next item of the inbox. */
export const deskNext = { "data-next": "" } as const;

const control = "textarea, input:not([type=hidden]), select, button:not(:disabled), a[href], summary";
/** Without links, which lead to the subject, if there is another control. */
const answering = "textarea, input:not([type=hidden]), select, button:not(:disabled)";

const rows = () => [...document.querySelectorAll<HTMLElement>("#content [data-row]")];

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
}

/** The row to which the focus went because the one before it was answered; it is the next one to answer. */
let reached: HTMLElement | null = null;

/** Focuses the next or previous row; the first if none has the focus. */
export function moveRow(by: 1 | -1): void {
  reached = null;
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + by] : all[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Focuses the row that follows an answered one. */
export function reachRow(row: HTMLElement | null | undefined): void {
  reached = row ?? null;
  row?.focus({ preventScroll: true });
}

/** Opens the answer of the next row: that of the current one if the focus is there only since the last was answered. */
export function openNextAnswer(): void {
  if (reached === null || document.activeElement !== reached) moveRow(1);
  reached = null;
  openAnswer();
}

/** The buttons that a key may press: any other may send something. */
const opening = "a, summary, [data-opens]";

/**
 * Opens the answer of a row, by default the current one: focuses its first field or button, and presses it only where
 * that opens something and sends nothing. Of a row that is open already it focuses the first answer. (DESK-13)
 */
export function openAnswer(row: Element | null | undefined = currentRow()): void {
  const choice = row?.querySelector<HTMLElement>("[data-choice]");
  const marked = choice ?? row?.querySelector<HTMLElement>("[data-answer]");
  const found = marked?.matches(control) ? marked : (marked ?? row)?.querySelector<HTMLElement>(answering);
  found?.focus();
  if (!choice && found?.matches(opening)) found.click();
}

/** Follows the current row's link to what it is about: the plan of an inbox row, the page of a plan that was found. */
export function openSubject(): void {
  const row = currentRow();
  const found = row?.querySelector<HTMLElement>("[data-subject]") ?? row?.querySelector<HTMLElement>("a[href]");
  found?.click();
}

/** Follows the page's link to the next item of the inbox: the last one, as an answer's stands where its row was. */
export function openNextItem(): void {
  [...document.querySelectorAll<HTMLElement>("#content [data-next]")].at(-1)?.click();
}

/** Focuses the search field: the page's own, or else the header's. */
export function focusSearch(): void {
  const [ofPage, ofHeader] = ["#content [type=search]", "header [type=search]"].map((where) =>
    document.querySelector<HTMLInputElement>(where),
  );
  const field = ofPage ?? ofHeader;
  field?.focus();
  field?.select();
}

/** What a row of the desk's lists bears, so that the keys find it: the address may name it, and it can have the focus. (DESK-13) */
export const deskRow = (id?: string) => ({ "data-row": "", tabIndex: -1, ...(id && { id }) }) as const;

/** Marks what answers a row where its first control does not. */
export const deskAnswer = { "data-answer": "" } as const;

const control = "textarea, input:not([type=hidden]), select, button:not(:disabled), a[href], summary";
/** Links beside an answer lead to its subject. */
const answering = "textarea, input:not([type=hidden]), select, button:not(:disabled)";

const rows = () => [...document.querySelectorAll<HTMLElement>("#content [data-row]")];

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
}

/** Takes the focus to the row after the current one or before it, and to the first where there is none. */
export function moveRow(by: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + by] : all[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Opens the answer of the current row: a field takes the focus, a button, link or fold is pressed. */
export function openAnswer(): void {
  const row = currentRow();
  const marked = row?.querySelector<HTMLElement>("[data-answer]");
  const found = marked?.matches(control) ? marked : (marked ?? row)?.querySelector<HTMLElement>(answering);
  found?.focus();
  if (found?.matches("button, a, summary")) found.click();
}

/** Takes the focus to the field that searches: the page's own, or else the header's. */
export function focusSearch(): void {
  const [ofPage, ofHeader] = ["#content [type=search]", "header [type=search]"].map((where) =>
    document.querySelector<HTMLInputElement>(where),
  );
  const field = ofPage ?? ofHeader;
  field?.focus();
  field?.select();
}

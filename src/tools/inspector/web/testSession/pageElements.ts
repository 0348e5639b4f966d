import { addressPattern, isCalled, type LeftOut, type PageStep, shortName, type Target } from "../../story/page-step";

/** Elements that can be pressed, and fields, by their roles in the accessibility tree. */
const PRESSED = "button, a[href], summary, [role=button], [role=link], [role=tab], [role=option], [role=menuitem]";
const FIELDS = "input, select, textarea";

/** The inspector beside the page, which is not recorded. */
const INSPECTOR = "[data-inspector]";

/** What was pressed, as a step; null if it was outside the page, or a field, which records its own changes. */
export function stepOfClick(pressed: Element): PageStep | null {
  if (pressed.closest(INSPECTOR) || pressed.closest(`${FIELDS}, label`)) return null;
  if (pressed.closest("canvas")) return { do: "leftOut", what: "drawing", name: "" };
  const element = pressed.closest(PRESSED);
  if (!element) return null;
  const on = targetOf(element);
  return on ? { do: "click", on } : { do: "leftOut", what: "unnamed", name: element.tagName.toLowerCase() };
}

/** A field's change as a step; null: it is not part of the page. */
export function stepOfChange(field: Element): PageStep | null {
  if (field.closest(INSPECTOR)) return null;
  const on = targetOf(field);
  const withheld = (what: LeftOut["what"]): PageStep => ({ do: "leftOut", what, name: nameOf(field) });
  if (!on) return withheld("unnamed");
  if (field instanceof HTMLSelectElement) {
    return { do: "choose", on, option: words(field.selectedOptions[0]?.textContent ?? "") };
  }
  if (field instanceof HTMLTextAreaElement) {
    return maySpeak(field) ? { do: "fill", on, value: field.value } : withheld("secret");
  }
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.type === "checkbox" || field.type === "radio") return { do: "check", on, checked: field.checked };
  if (field.type === "file") return withheld("file");
  return maySpeak(field) ? { do: "fill", on, value: field.value } : withheld("secret");
}

const dated = new Set(["date", "time", "datetime-local", "month", "number", "range"]);
const secrets = /password|one-time-code|^cc-|^tel/;

/**
 * Whether a field's value may be recorded: not if it is marked as a secret, nor a typed number of a card, document or
 * phone.
 */
function maySpeak(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === "password" || secrets.test(field.autocomplete)) return false;
  return dated.has(field.type) || !/\d{3}/.test(field.value.replace(/[\s-]/g, ""));
}

/** Repeats a step on the shown page; false if its element is missing. It does not handle `goto`. */
export function doOnPage(step: PageStep): boolean {
  if (step.do === "at") return addressPattern(step.path).test(location.href);
  if (step.do === "goto" || step.do === "leftOut") return false;
  const element = found(step.on);
  if (!element) return false;
  element.scrollIntoView?.({ block: "nearest" });
  if (step.do === "click") element.click();
  else if (step.do === "check" && element instanceof HTMLInputElement) {
    if (element.checked !== step.checked) element.click();
  } else if (step.do === "choose" && element instanceof HTMLSelectElement) {
    const option = [...element.options].find(({ textContent }) => words(textContent ?? "") === step.option);
    if (!option) return false;
    type(element, option.value);
  } else if (step.do === "fill" && isText(element)) type(element, step.value);
  else return false;
  return true;
}

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** React notices a changed value only if the browser's own setter was used. */
function type(field: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  field.focus();
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.blur();
}

function targetOf(element: Element): Target | null {
  const role = roleOf(element);
  const name = nameOf(element);
  if (!role || !name) return null;
  const called = shortName(name, (part) => alike(role, { name: part, part: true }).length === 1);
  const all = alike(role, called);
  const nth = all.indexOf(element as HTMLElement);
  return { role, nth: all.length > 1 ? nth : null, ...called };
}

function found({ role, nth, ...called }: Target): HTMLElement | undefined {
  const all = alike(role, called);
  // Playwright, too, refuses to choose among several elements.
  return nth === null && all.length > 1 ? undefined : all[nth ?? 0];
}

function alike(role: string, called: Pick<Target, "name" | "part">): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${PRESSED}, ${FIELDS}`);
  return [...all].filter(
    (element) =>
      !element.closest(INSPECTOR) && roleOf(element) === role && isCalled(called, nameOf(element)) && isShown(element),
  );
}

function isShown(element: HTMLElement): boolean {
  if (element.closest("[hidden], [aria-hidden=true], [inert]")) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

const inputRoles: Record<string, string> = {
  checkbox: "checkbox",
  radio: "radio",
  number: "spinbutton",
  range: "slider",
  search: "searchbox",
  button: "button",
  submit: "button",
  file: "button",
};

function roleOf(element: Element): string | null {
  const role = element.getAttribute("role");
  if (role) return role;
  if (element instanceof HTMLInputElement) {
    if (element.type === "hidden") return null;
    return element.list ? "combobox" : (inputRoles[element.type] ?? "textbox");
  }
  if (element instanceof HTMLSelectElement) return element.multiple || element.size > 1 ? "listbox" : "combobox";
  const roles: Record<string, string> = { BUTTON: "button", A: "link", TEXTAREA: "textbox" };
  return roles[element.tagName] ?? null;
}

/** An element's accessible name. */
function nameOf(element: Element): string {
  const labelled = element.getAttribute("aria-labelledby");
  if (labelled) {
    const parts = labelled.split(/\s+/).map((id) => textOf(document.getElementById(id)));
    return words(parts.join(" "));
  }
  const label = element.getAttribute("aria-label");
  if (label) return words(label);
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || isText(element)) {
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return words(labels.map(textOf).join(" ") || (element.getAttribute("placeholder") ?? ""));
  }
  return words(textOf(element));
}

/** An element's text, without what is hidden from screen readers and without its fields' values. */
function textOf(node: Node | null): string {
  if (!node) return "";
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || node.matches("[aria-hidden=true], [hidden], input, select, textarea")) return "";
  if (node instanceof HTMLImageElement) return node.alt;
  const isBlock = node instanceof HTMLElement && getComputedStyle(node).display !== "inline";
  const text = node.getAttribute("aria-label") ?? [...node.childNodes].map(textOf).join("");
  return isBlock ? ` ${text} ` : text;
}

const words = (text: string) => text.replace(/\s+/g, " ").trim();

import type { Frame, Locator, Page } from "@playwright/test";

const FARTHEST = 150;

/** Drives a page by keyboard alone, and tracks the focus. */
export class Keyboard {
  /** Elements that had the focus without showing it. */
  readonly unseen: string[] = [];

  constructor(private readonly page: Page) {}

  /** Tabs until the element has the focus; checks each focused element on the way. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: "attached" });
    for (let presses = 0; presses < FARTHEST; presses += 1) {
      await this.page.keyboard.press("Tab");
      await this.look();
      if (await hasFocus(target)) return;
    }
    throw new Error(`${target} was not reached in ${FARTHEST} presses; the focus is on ${await this.where()}`);
  }

  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.type(text);
  }

  async where(): Promise<string> {
    return (await this.focusedFrame()).evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "nothing");
  }

  private async look(): Promise<void> {
    const problem = await (await this.focusedFrame()).evaluate(focusFault);
    if (problem) this.unseen.push(problem);
  }

  /** The innermost frame with the focus. */
  private async focusedFrame(): Promise<Frame> {
    let frame = this.page.mainFrame();
    for (;;) {
      const inside = await (await frame.evaluateHandle(() => document.activeElement)).asElement()?.contentFrame();
      if (!inside) return frame;
      frame = inside;
    }
  }
}

const hasFocus = async (target: Locator) =>
  (await target.count()) === 1 && target.evaluate((element) => element === element.ownerDocument.activeElement);

/** The fault in how the focused element is shown; null: none. Runs in the page. */
function focusFault(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = `${location.pathname} ${element.outerHTML.slice(0, 140)}`;
  const marked = (candidate: Element | null) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  };
  // A hidden control is represented by its label.
  const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  if (![element, element.parentElement, element.nextElementSibling, label].some(marked)) return `not marked: ${name}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + Math.min(height / 2, 24);
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of sight: ${name}`;
  const above = document.elementFromPoint(x, y);
  // An alert disappears by itself.
  const alert = above?.closest("[class*=Snackbar]");
  const related = alert || (above && (above.contains(element) || element.contains(above) || label?.contains(above)));
  return related ? null : `covered by ${above?.outerHTML.slice(0, 80)}: ${name}`;
}

/** Pixels above a field: its label. */
const LABEL = 32;
/** Pixels below a field that its focus ring needs. */
const RING = 8;

/** The focused element was edited or pressed last: scrolls the page until no alert covers it. (WEB-9) */
export function uncoverFocus(): void {
  const focused = document.activeElement;
  if (!focused || focused.contains(document.querySelector(".alerts"))) return;
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  // On arrival the focus is on a whole page, or most of one: nothing was edited yet.
  if (height > innerHeight / 2) return;
  const covering = [...document.querySelectorAll(".alerts [role]")]
    .map((alert) => alert.getBoundingClientRect())
    .filter((alert) => alert.left < right && alert.right > left && alert.top < bottom && alert.bottom > top - LABEL);
  if (covering.length === 0) return;
  const first = Math.min(...covering.map((alert) => alert.top));
  const last = Math.max(...covering.map((alert) => alert.bottom));
  const atBottom = (first + last) / 2 > innerHeight / 2;
  scrollBy({ top: atBottom ? bottom + RING - first : top - LABEL - last });
}

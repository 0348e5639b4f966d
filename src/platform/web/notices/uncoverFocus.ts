/** Pixels above a field: its label. */
const LABEL = 32;

/** What has the focus is what was edited or pressed last: the page scrolls until no alert stands over it. (WEB-9) */
export function uncoverFocus(): void {
  const focused = document.activeElement;
  if (!focused || focused.contains(document.querySelector(".notices"))) return;
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  // A whole page, or most of one, has the focus on arrival: nothing of it was touched yet.
  if (height > innerHeight / 2) return;
  const covering = [...document.querySelectorAll(".notices [role]")]
    .map((alert) => alert.getBoundingClientRect())
    .filter((alert) => alert.left < right && alert.right > left && alert.top < bottom && alert.bottom > top - LABEL);
  if (covering.length === 0) return;
  scrollBy({ top: top - LABEL - Math.max(...covering.map((alert) => alert.bottom)) });
}

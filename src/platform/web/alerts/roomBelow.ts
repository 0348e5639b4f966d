const NAME = "--alerts";

/** The room that a phone's page has below its end, as a length for styles. */
export const roomBelow = `var(${NAME}, 0px)`;

/** Gives a phone's page as much room below its end as the alerts there are high, so that it can be scrolled clear. (WEB-9) */
export function makeRoomBelow(): void {
  const height = document.querySelector<HTMLElement>(".alerts")?.offsetHeight ?? 0;
  document.documentElement.style.setProperty(NAME, `${height}px`);
}

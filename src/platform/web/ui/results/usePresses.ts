import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ownPath } from "../../../../shared/ownPath";
import type { PagePath } from "../../../../shared/page";
import { useNavigate } from "../../links";

/** The longest time in milliseconds for which a page stays while the next page's answer is fetched. */
const PATIENCE = 150;

/** The browser would follow the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

const presses = ["click", "keydown"] as const;

/** Resolves when the answer has arrived or failed, or after PATIENCE; earlier if the next press comes. */
function answerOrNextPress(answer: unknown): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience);
      for (const press of presses) removeEventListener(press, end, true);
      resolve();
    };
    const patience = setTimeout(end, PATIENCE);
    for (const press of presses) addEventListener(press, end, true);
    void Promise.allSettled([answer]).then(end);
  });
}

/**
 * Navigates as soon as a search's answer has arrived or failed, after 150 ms at the latest, or with the next press, so
 * that the next page is rendered once, with its answer. Only the last press counts, and none once the address has
 * changed or the page was left. (SPEED-16)
 */
export function useGoWith() {
  const { key } = useLocation();
  const last = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address voids earlier presses.
  useEffect(
    () => () => {
      last.current += 1;
    },
    [key],
  );
  return useCallback(async (answer: unknown, go: () => unknown) => {
    last.current += 1;
    const press = last.current;
    await answerOrNextPress(answer);
    if (press === last.current) await go();
  }, []);
}

/**
 * Follows the links inside an element with the router, like the router's own links. So links in a list can be plain
 * elements: the router's all render again whenever the address changes. (SPEED-4)
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = ownPath(link?.getAttribute("href") ?? "");
    if (!path || !isPlain(event)) return;
    event.preventDefault();
    void navigate(path);
  };
}

/** The same for one link whose page waits for its answer. */
export function useFollowWith() {
  const navigate = useNavigate();
  const goWith = useGoWith();
  return (event: MouseEvent, path: PagePath, answer: unknown) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void goWith(answer, () => navigate(path));
  };
}

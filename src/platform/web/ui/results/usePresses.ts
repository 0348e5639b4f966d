import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** For how many milliseconds a page stays for the sake of the answer that belongs to the next one. */
const PATIENCE = 150;

/** The browser would follow the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Goes on as soon as the answer to a search is there or has failed, at the latest after 150 ms: a page is then drawn once and
 * with its answer. The last press holds, and none does after the page was left. (SPEED-16)
 */
export function useGoWith() {
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );
  return useCallback(async (answer: unknown, go: () => unknown) => {
    last.current += 1;
    const press = last.current;
    await Promise.race([Promise.allSettled([answer]), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (press === last.current) await go();
  }, []);
}

/**
 * Follows the links inside an element within the program, as the router's own links do. Those of a list are then plain
 * elements: the router's are each drawn again whenever the address changes. (SPEED-4)
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href");
    if (!path || !isPlain(event)) return;
    event.preventDefault();
    void navigate(path);
  };
}

/** The same for one link whose page waits for its answer. */
export function useFollowWith() {
  const navigate = useNavigate();
  const goWith = useGoWith();
  return (event: MouseEvent, path: string, answer: unknown) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void goWith(answer, () => navigate(path));
  };
}

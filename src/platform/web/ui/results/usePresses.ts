import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** For how many milliseconds a page stays for the sake of the answer that belongs to the next one. */
const PATIENCE = 150;

/** The browser would follow the link in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

const presses = ["click", "keydown"] as const;

/** Resolves with the answer or its failure, after the patience, or before what the next press asks for is done. */
function untilItIsTime(answer: unknown): Promise<void> {
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
 * Goes on as soon as the answer to a search is there or has failed, at the latest after 150 ms or with the next press: a page
 * is then drawn once and with its answer. The last press holds, and none does once the address has changed or the page was
 * left. (SPEED-16)
 */
export function useGoWith() {
  const { key } = useLocation();
  const last = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press belongs to the address that it was made at.
  useEffect(
    () => () => {
      last.current += 1;
    },
    [key],
  );
  return useCallback(async (answer: unknown, go: () => unknown) => {
    last.current += 1;
    const press = last.current;
    await untilItIsTime(answer);
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

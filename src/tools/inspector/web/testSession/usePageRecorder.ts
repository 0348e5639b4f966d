import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { PageStep } from "../../story/page-step";
import { stepOfChange, stepOfClick } from "./pageElements";

/** Above 0 while a test session is replayed, which must not be recorded again. */
let paused = 0;

/** Whether a test session is replayed now. */
export const isReplaying = (): boolean => paused > 0;

/** Runs something on the page without recording it. */
export async function unrecorded<Result>(play: () => Promise<Result>): Promise<Result> {
  paused += 1;
  try {
    return await play();
  } finally {
    paused -= 1;
  }
}

/** Records actions on the page beside the inspector, by role and label (QA-2); only where `on`. */
export function usePageRecorder(on: boolean, note: (step: PageStep) => void): void {
  const { pathname, search } = useLocation();
  /** Whether the last action was on the page itself: then that action caused the navigation. */
  const touched = useRef(false);

  useEffect(() => {
    if (!on) return;
    const heard = (step: PageStep | null, target: EventTarget | null) => {
      touched.current = target instanceof Element && target.closest("[data-inspector]") === null;
      if (step && paused === 0) note(step);
    };
    const onClick = ({ target }: Event) => heard(target instanceof Element ? stepOfClick(target) : null, target);
    const onChange = ({ target }: Event) => heard(target instanceof Element ? stepOfChange(target) : null, target);
    const onBlur = () => {
      const frame = document.activeElement;
      if (frame instanceof HTMLIFrameElement && paused === 0) note({ do: "leftOut", what: "frame", name: frame.title });
    };
    // Capturing, before the page reacts: afterwards the pressed element may be gone.
    document.addEventListener("click", onClick, true);
    document.addEventListener("change", onChange, true);
    window.addEventListener("blur", onBlur);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("change", onChange, true);
      window.removeEventListener("blur", onBlur);
    };
  }, [on, note]);

  useEffect(() => {
    if (!on || paused > 0) return;
    note(touched.current ? { do: "at", path: pathname } : { do: "goto", path: pagePath(pathname, search) });
    touched.current = false;
  }, [on, note, pathname, search]);
}

/** The page's address without the inspector's parameter. */
function pagePath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("inspect");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import { replayChoices, replayPress } from "../start/replayChoices";

let arrivedBefore = false;

/**
 * Runs when a page has appeared: scrolls to its top, or to where the visitor left it when they go back, and moves the
 * focus to its heading so that it is read out (A11Y-2). On the first page the browser keeps the focus.
 */
export function PageArrival() {
  const { hash } = useLocation();
  const back = useNavigationType() === "POP";
  const onArrival = useEffectEvent(() => {
    if (arrivedBefore) arrive(hash, back);
    else takeOver();
    arrivedBefore = true;
  });
  // Each page has its own PageArrival (the shell sees to it), so this runs once for each page.
  useEffect(() => onArrival(), []);
  return null;
}

/** Marks a drawn page as taken over by the program. Only the first page can have arrived drawn. */
function takeOver(): void {
  const root = document.getElementById("root");
  if (!root) return;
  if (root.dataset.shows) {
    delete root.dataset.shows;
    replayChoices(root);
  }
  replayPress(root);
}

function arrive(hash: string, back: boolean): void {
  if (!back && hash === "") scrollTo(0, 0);
  const page = document.getElementById("content");
  const heading = page?.querySelector("h1") ?? page;
  // A page may have put the focus where it is needed, such as on its first field.
  if (page !== document.activeElement && page?.contains(document.activeElement)) return;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

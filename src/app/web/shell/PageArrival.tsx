import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";

let arrivedBefore = false;

/**
 * Runs when a page has come: brings it into view from its top, or where the visitor left it when they go back, and puts
 * the focus on its heading so that it is read out (A11Y-2). The very first page leaves the focus to the browser.
 */
export function PageArrival() {
  const { hash } = useLocation();
  const back = useNavigationType() === "POP";
  const onArrival = useEffectEvent(() => {
    if (arrivedBefore) arrive(hash, back);
    arrivedBefore = true;
  });
  // A page arrives once: the shell gives each its own PageArrival.
  useEffect(() => onArrival(), []);
  return null;
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

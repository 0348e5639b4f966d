import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLeftRow, useNotedRow } from "./queue/leftRow";

/**
 * Scrolls to the row in the URL's hash and focuses it, once the rows are there; after going back, to the row from which
 * the page was left. (DESK-14)
 */
export function useRowOfAddress(isThere: boolean): void {
  const { hash } = useLocation();
  const left = useRef(useLeftRow());
  useNotedRow();
  useEffect(() => {
    if (!isThere) return;
    if (left.current === null) {
      goTo(hash.slice(1));
      return;
    }
    const id = left.current;
    // After the page's arrival, which moves the focus to the heading.
    const frame = requestAnimationFrame(() => {
      left.current = null;
      goTo(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, isThere]);
}

function goTo(id: string): void {
  const row = id === "" ? null : document.getElementById(id);
  row?.scrollIntoView({ block: "center" });
  // A press of the mouse led here too, and the row has to be found among its likes.
  row?.focus({ preventScroll: true, focusVisible: true });
}

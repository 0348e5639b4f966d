import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings the row that the address names into view, with the focus on it, once the page has its rows. (DESK-14) */
export function useRowOfAddress(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const row = isThere && hash !== "" ? document.getElementById(hash.slice(1)) : null;
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [hash, isThere]);
}

import { useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls to the row in the URL's hash and focuses it, once the rows are there. (DESK-14) */
export function useRowOfAddress(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const row = isThere && hash !== "" ? document.getElementById(hash.slice(1)) : null;
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [hash, isThere]);
}

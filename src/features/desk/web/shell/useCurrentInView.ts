import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Scrolls a line of links to the current one. `counts`: a text that changes whenever the links' widths do.
 */
export function useCurrentInView(counts: string) {
  const line = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which link is current, the counts where it is.
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (line.current && current)
      line.current.scrollLeft = current.offsetLeft - (line.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname, search, counts]);
  return line;
}

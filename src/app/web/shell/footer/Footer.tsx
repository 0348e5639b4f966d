import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { FOOTER_DELAY } from "../../../../shared/constants";
import { sitePages } from "../../../sitePages";

// In its own chunk, which loads after two seconds; the sections below the first view load only on scrolling.
const FooterContent = lazy(() => import(/* webpackChunkName: "footer" */ "./FooterContent"));

const onHome: readonly string[] = [...sitePages.home.paths, ...sitePages.unauthorized.paths];

/** On home only, after two seconds (WEB-7). It appears below the page, so nothing visible moves. */
export function Footer() {
  const home = onHome.includes(useLocation().pathname);
  const due = useFooterDelay(home);
  if (!home || !due) return null;
  return (
    <Suspense fallback={null}>
      <FooterContent />
    </Suspense>
  );
}

function useFooterDelay(home: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!home) return;
    // A transition, because the content above may still be hydrating.
    const timer = setTimeout(() => startTransition(() => setDue(true)), FOOTER_DELAY);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [home]);
  return due;
}

import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { FOOTER_DELAY } from "../../../../shared/constants";
import { sitePages } from "../../../sitePages";

// A chunk of its own: it loads after two seconds, what is below the first view only on scrolling there.
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
    // A transition, as what is above may still be taken over.
    const timer = setTimeout(() => startTransition(() => setDue(true)), FOOTER_DELAY);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [home]);
  return due;
}

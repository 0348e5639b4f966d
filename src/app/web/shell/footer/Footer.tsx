import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { FOOTER_DELAY } from "../../../../shared/constants";

// A file of its own: it is loaded after two seconds, while what is below the first view is loaded on scrolling there.
const FooterContent = lazy(() => import(/* webpackChunkName: "footer" */ "./FooterContent"));

const onHome = new Set(["/", "/home", "/unauthorized"]);

/** On home only, after two seconds (WEB-7). It comes below the page, so nothing that is seen moves. */
export function Footer() {
  const home = onHome.has(useLocation().pathname);
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
    const timer = setTimeout(() => setDue(true), FOOTER_DELAY);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [home]);
  return due;
}

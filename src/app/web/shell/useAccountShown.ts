import { useLayoutEffect } from "react";

/**
 * A page that the server rendered for visitors hides its links until the account's are rendered
 * (src/app/web/start/begin.ts).
 */
export function useAccountShown(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.account;
  }, []);
}

import { useLayoutEffect } from "react";

/** A page that was drawn for a visitor has hidden its links until the account's are there (src/app/web/start/begin.ts). */
export function useAccountShown(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.account;
  }, []);
}

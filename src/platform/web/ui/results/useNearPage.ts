import { startTransition, useState } from "react";

/**
 * The view of the page of results that is likely to be opened next: time to draw its list. None once another view is
 * shown. (SPEED-4)
 */
export function useNearPage<View extends { readonly page: number }>(shown: View) {
  const [near, setNear] = useState({ from: shown, page: shown.page });
  const isNear = near.from === shown && near.page !== shown.page;
  return {
    view: isNear ? { ...shown, page: near.page } : undefined,
    approach: (page: number) =>
      startTransition(() =>
        setNear((near) => (near.from === shown && near.page === page ? near : { from: shown, page })),
      ),
  };
}

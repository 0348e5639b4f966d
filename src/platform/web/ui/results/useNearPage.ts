import { startTransition, useState } from "react";

/**
 * The page of results that is likely to be opened next, whose list can be rendered now. None once another page is
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

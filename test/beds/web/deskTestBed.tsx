import type { ReactNode } from "react";
import { Route } from "react-router";
import { authOf, openPages } from "./pageTestBed";

/** A page of the desk as signed-in staff see it, at its route and an address. */
export function showDesk(page: ReactNode, { route, at }: { route: string; at: string }): void {
  openPages(<Route path={route} element={<main id="content">{page}</main>} />, at, authOf(null));
}

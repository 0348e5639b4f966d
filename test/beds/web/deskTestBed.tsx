import type { ReactNode } from "react";
import { Route } from "react-router";
import { useGetStaffSelfQuery } from "../../../src/features/desk/web/support.api";
import { authOf, openPages } from "./pageTestBed";

type Shown = {
  readonly route: string;
  readonly at: string;
  /** The page is there before it is known who of the staff looks. */
  readonly before?: boolean;
};

/** A page of the desk as signed-in staff see it, at its route and an address. */
export function showDesk(page: ReactNode, { route, at, before = false }: Shown): void {
  const shown = <main id="content">{before ? page : <Known>{page}</Known>}</main>;
  openPages(<Route path={route} element={shown} />, at, authOf(null));
}

/** The header has asked who looks. */
function Known({ children }: { readonly children: ReactNode }) {
  const { isLoading } = useGetStaffSelfQuery();
  return isLoading ? null : children;
}

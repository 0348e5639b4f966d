import type { ReactNode } from "react";
import { Route } from "react-router";
import { useGetStaffSelfQuery } from "../../../src/features/desk/web/support.api";
import { authOf, openPages } from "./pageTestBed";

type Shown = {
  readonly route: string;
  readonly at: string;
  /** Render the page before the staff member is known. */
  readonly before?: boolean;
};

/** Renders a back office page for signed-in staff, with its route and address. */
export function showDesk(page: ReactNode, { route, at, before = false }: Shown) {
  const shown = <main id="content">{before ? page : <Known>{page}</Known>}</main>;
  return openPages(<Route path={route} element={shown} />, at, authOf(null));
}

/** Renders its content once the staff member is known, as under the back office's header. */
function Known({ children }: { readonly children: ReactNode }) {
  const { isLoading } = useGetStaffSelfQuery();
  return isLoading ? null : children;
}

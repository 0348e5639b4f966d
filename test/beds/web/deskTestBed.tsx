import type { ReactNode } from "react";
import { Route } from "react-router";
import { forgetLeftRows } from "../../../src/features/desk/web/parts/queue/leftRow";
import { useGetStaffSelfQuery } from "../../../src/features/desk/web/shell/support.api";
import { authOf, openPages } from "./pageTestBed";

// What a test typed and did not send is no draft of the next one, nor is a row that it used left from.
beforeEach(() => {
  sessionStorage.clear();
  forgetLeftRows();
});

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

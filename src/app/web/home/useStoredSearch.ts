import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { useNavigate } from "../../../platform/web/links";
import { type PagePath, pathOfPlace } from "../../../shared/page";
import { fieldOf } from "../../../shared/unknownData";

/**
 * The lodging search that was sent from this history entry, as the address of its results: going back restores the
 * form. Null where nothing was sent, and during hydration, as a drawn page shows no such search.
 */
export function useStoredSearch() {
  const navigate = useNavigate();
  const here = useLocation();
  const [kept, setKept] = useState<string | null>(null);
  useLayoutEffect(() => setKept(searchedIn(here.state)), [here.state]);
  const send = (results: PagePath) => {
    void navigate(pathOfPlace(here), { replace: true, state: { searched: results } });
    void navigate(results);
  };
  return { kept, send };
}

function searchedIn(state: unknown): string | null {
  const searched = fieldOf(state, "searched");
  return typeof searched === "string" ? searched : null;
}

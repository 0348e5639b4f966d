import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { lodgingSearchPath } from "../../../features/lodging/lodging.paths";
import { defaultLodgingSearch } from "../../../features/lodging/lodging.search-url";
import { LodgingSearchForm } from "../../../features/lodging/web/search/LodgingSearchForm";
import { loadLodgingSearchPage } from "../../../features/lodging/web/search/loadLodgingSearchPage";
import { havanaDate } from "../../../shared/havana";

/** The search for lodging in the home page's card, ready with the default of LODGE-1. */
export default function LodgingSearchCard() {
  const navigate = useNavigate();
  const [view] = useState(() => defaultLodgingSearch(havanaDate(Date.now())));
  // Who asks for this form is about to search.
  useEffect(() => {
    void loadLodgingSearchPage();
  }, []);
  return (
    <LodgingSearchForm initial={view.search} onSearch={(search) => navigate(lodgingSearchPath({ ...view, search }))} />
  );
}

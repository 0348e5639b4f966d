import { Activity } from "react";
import type { LodgingSearchView } from "../../search/lodging.search-url";
import { asRead, useKnownLodging, useSearchLodgingAheadQuery } from "../lodging.api";
import LodgingSearchPage from "./LodgingSearchPage";

type Props = { readonly view: LodgingSearchView; readonly lang: string };

/**
 * Asks for the search that is likely to come and draws its page, hidden and without effects: when somebody searches,
 * the page's code has run, its styles are there and its answer may be. That it failed is not shown. (SPEED-4)
 */
export default function LodgingSearchAhead({ view, lang }: Props) {
  const search = { view: asRead(view), lang };
  const { isUninitialized, isSuccess } = useKnownLodging(search);
  useSearchLodgingAheadQuery(search, { skip: !isUninitialized });
  return <Activity mode="hidden">{isSuccess && <LodgingSearchPage />}</Activity>;
}

import { useDrawnAhead } from "../../../../platform/web/drawnAhead";
import { lodgingSearchPath } from "../../lodging.paths";
import type { LodgingSearchView } from "../../search/lodging.search-url";
import { asRead, useKnownLodging, useSearchLodgingAheadQuery, useSearchLodgingQuery } from "../lodging.api";

type Props = { readonly view: LodgingSearchView; readonly lang: string };

/** Loads the likely next search once, keeps its answer and renders its page. A failure is not shown. (SPEED-4) */
export default function LodgingSearchAhead({ view, lang }: Props) {
  const search = { view: asRead(view), lang };
  const { isUninitialized, isSuccess } = useKnownLodging(search);
  useSearchLodgingAheadQuery(search, { skip: !isUninitialized });
  // An answer that nothing subscribes to is dropped after a minute.
  useSearchLodgingQuery(search, { skip: !isSuccess });
  useDrawnAhead(isSuccess ? lodgingSearchPath(view) : undefined);
  return null;
}

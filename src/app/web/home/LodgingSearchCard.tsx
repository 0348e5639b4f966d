import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { useReserveDays } from "../../../features/plan/web/reserve/useReserveDays";
import { withStoredDays } from "../../../platform/web/calendar/storedDays";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { loadAhead } from "../../../platform/web/loadAhead";
import { useServerTime } from "../../../platform/web/serverNow";
import type { AppDispatch } from "../../../platform/web/state";
import { useGoWith } from "../../../platform/web/ui/results/usePresses";
import { lodgingSearchPath } from "../../../products/lodging/lodging.paths";
import {
  dayNames,
  defaultLodgingSearch,
  fromSearchParams,
  type LodgingSearchChoice,
} from "../../../products/lodging/search/lodging.search-url";
import { askForLodging } from "../../../products/lodging/web/lodging.api";
import { LodgingSearchForm } from "../../../products/lodging/web/search/form/LodgingSearchForm";
import { withStoredGuests } from "../../../products/lodging/web/search/form/storedGuests";
import { loadLodgingSearchAhead } from "../../../products/lodging/web/search/loadLodgingSearchPage";
import { ProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { PagePath } from "../../../shared/page";

type Props = {
  /** The address of the results seen before; null if there were none. */
  readonly kept: string | null;
  readonly onSend: (results: PagePath) => void;
};

type Ahead = Awaited<ReturnType<typeof loadLodgingSearchAhead>>["default"];

/** The search for lodging in the home page's card: as it was sent before, or ready with the default of LODGE-1. */
export default function LodgingSearchCard({ kept, onSend }: Props) {
  const today = havanaDate(useServerTime());
  const seen = withStoredGuests(new URLSearchParams(kept?.split("?")[1]));
  const ahead = useReserveDays(ProductType.Lodging)?.minimumDays;
  const { search } = fromSearchParams(withStoredDays(seen, { names: dayNames, today, ahead }), today);
  const viewOf = (chosen: LodgingSearchChoice) => ({ ...defaultLodgingSearch(today), search: chosen });
  const dispatch = useDispatch<AppDispatch>();
  const language = useLanguage();
  const goWith = useGoWith();
  const [Ahead, setAhead] = useState<Ahead>();
  // Whoever opens this form will probably search.
  useEffect(() => {
    loadAhead(async () => {
      const page = await loadLodgingSearchAhead();
      setAhead(() => page.default);
    });
  }, []);
  return (
    <>
      <LodgingSearchForm
        key={search.CheckIn}
        initial={search}
        onSearch={(chosen) => {
          const next = viewOf(chosen);
          void goWith(dispatch(askForLodging(next, language)), () => onSend(lodgingSearchPath(next)));
        }}
      />
      {Ahead && <Ahead view={viewOf(search)} lang={language} />}
    </>
  );
}

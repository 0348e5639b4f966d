import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lodgingSortFields } from "../../../shared/enumerations";
import type { CallError } from "../../../web/callError";
import { LoadFailure } from "../../../web/ui/LoadFailure";
import { OfferSkeletons } from "../../../web/ui/OfferSkeletons";
import { ResultPages } from "../../../web/ui/ResultPages";
import { SortControl } from "../../../web/ui/SortControl";
import { serverText } from "../../../web/ui/serverText";
import { lodgingBookPath, lodgingSearchPath } from "../lodging.paths";
import type { LodgingOfferPage } from "../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../lodging.search-url";
import { LodgingNoOffers } from "./LodgingNoOffers";
import { LodgingOfferCard } from "./LodgingOfferCard";
import { LodgingSprite } from "./LodgingSprite";
import { loadLodgingBookPage } from "./loadLodgingBookPage";

type Props = {
  readonly view: LodgingSearchView;
  readonly result: {
    data?: LodgingOfferPage | undefined;
    isFetching: boolean;
    isError: boolean;
    error?: CallError | SerializedError | undefined;
    refetch: () => unknown;
  };
  readonly show: (change: Partial<LodgingSearchView>) => void;
  readonly search: (change: Partial<LodgingSearchChoice>) => void;
  readonly active: number | null;
  readonly onActive: (hotelId: number | null) => void;
};

const Section = styled("section")({ scrollMarginTop: 88, minWidth: 0 });
const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 16,
  alignItems: "end",
  justifyContent: "space-between",
  "& > p": { fontSize: "1.1875rem", fontWeight: 600 },
});
const List = styled("ol")({
  listStyle: "none",
  margin: "16px 0 0",
  padding: 0,
  display: "grid",
  gap: 16,
  transition: "opacity 150ms",
  "[aria-busy=true] > &": { opacity: 0.55 },
});

const sortFields = lodgingSortFields.map((field) => [field, `lodging.sort.${field}`] as const);

/** The offers of a page of results, or what there is to say instead of them. */
export function LodgingResults({ view, result, show, search, active, onActive }: Props) {
  const { data, isFetching, isError, error, refetch } = result;
  const intl = useIntl();
  const top = useTopOnPageChange(view.page);
  if (isError && !isFetching)
    return <LoadFailure title="error.offer.listFailed" text={serverText(error)} onRetry={refetch} />;
  if (!data) return <OfferSkeletons count={4} label={intl.formatMessage({ id: "lodging.results.loading" })} />;
  if (data.Total === 0 && !isFetching) return <LodgingNoOffers search={view.search} onChange={search} />;
  return (
    <Section ref={top} aria-busy={isFetching}>
      <Bar>
        <p role="status">
          <FormattedMessage id="lodging.results.count" values={{ count: data.Total }} />
        </p>
        <SortControl fields={sortFields} field={view.field} order={view.order} onChange={show} />
      </Bar>
      <LodgingSprite houses={data.Offers} />
      <List onPointerEnter={loadLodgingBookPage} onFocus={loadLodgingBookPage}>
        {data.Offers.map((offer) => (
          <LodgingOfferCard
            key={`${offer.HotelId}/${offer.RoomClassId}/${offer.MealsPlanId}`}
            offer={offer}
            href={lodgingBookPath(view, offer)}
            active={active === offer.HotelId}
            onActive={onActive}
          />
        ))}
      </List>
      <ResultPages
        page={view.page}
        total={data.Total}
        pageSize={data.PageSize}
        to={(page) => lodgingSearchPath({ ...view, page })}
      />
    </Section>
  );
}

/** Another page of results begins at its top. */
function useTopOnPageChange(page: number) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) top.current?.scrollIntoView({ block: "start" });
    shown.current = page;
  }, [page]);
  return top;
}

import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { carSortFields } from "../../../shared/enumerations";
import type { CallError } from "../../../web/callError";
import { LoadFailure } from "../../../web/ui/LoadFailure";
import { OfferSkeletons } from "../../../web/ui/OfferSkeletons";
import { ResultPages } from "../../../web/ui/ResultPages";
import { SortControl } from "../../../web/ui/SortControl";
import { serverText } from "../../../web/ui/serverText";
import { carBookPath, carSearchPath } from "../car.paths";
import type { CarOfferPage } from "../car.schemas";
import type { CarSearchChoice, CarSearchView } from "../car.search-url";
import { CarNoOffers } from "./CarNoOffers";
import { CarOfferCard } from "./CarOfferCard";
import { CarSprite } from "./CarSprite";
import { loadCarBookPage } from "./loadCarBookPage";

type Props = {
  readonly view: CarSearchView;
  readonly result: {
    data?: CarOfferPage | undefined;
    isFetching: boolean;
    isError: boolean;
    error?: CallError | SerializedError | undefined;
    refetch: () => unknown;
  };
  readonly show: (change: Partial<CarSearchView>) => void;
  readonly search: (change: Partial<CarSearchChoice>) => void;
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

/** The six fields of specification section 3. */
const sortFields = carSortFields.map((field) => [field, `car.sort.${field}`] as const);

/** The offers of a page of results, or what there is to say instead of them. */
export function CarResults({ view, result, show, search }: Props) {
  const { data, isFetching, isError, error, refetch } = result;
  const intl = useIntl();
  const top = useTopOnPageChange(view.page);
  if (isError && !isFetching)
    return <LoadFailure title="error.car.offersFailed" text={serverText(error)} onRetry={refetch} />;
  if (!data) return <OfferSkeletons count={4} label={intl.formatMessage({ id: "car.results.loading" })} />;
  if (data.Total === 0 && !isFetching) return <CarNoOffers search={view.search} onChange={search} />;
  return (
    <Section ref={top} aria-busy={isFetching}>
      <Bar>
        <p role="status">
          <FormattedMessage id="car.results.count" values={{ count: data.Total }} />
        </p>
        <SortControl fields={sortFields} field={view.field} order={view.order} onChange={show} />
      </Bar>
      <CarSprite classNames={data.Offers.map(({ ClassName }) => ClassName)} />
      <List onPointerEnter={loadCarBookPage} onFocus={loadCarBookPage}>
        {data.Offers.map((offer) => (
          <CarOfferCard
            key={`${offer.SupplierId}/${offer.ModelId}/${offer.PickUpOffice.Id}`}
            offer={offer}
            href={carBookPath(view, offer)}
          />
        ))}
      </List>
      <ResultPages
        page={view.page}
        total={data.Total}
        pageSize={data.PageSize}
        to={(page) => carSearchPath({ ...view, page })}
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

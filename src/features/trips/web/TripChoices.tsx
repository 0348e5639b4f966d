import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../platform/web/callError";
import { useCarClass } from "../../../platform/web/intl/useCarClass";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import { token } from "../../../platform/web/theme/token";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import type { CarOffer } from "../../../products/car/car.schemas";
import type { CarSearchView } from "../../../products/car/search/car.search-url";
import { useSearchCarsQuery } from "../../../products/car/web/search/carSearch.api";
import type { LodgingOffer } from "../../../products/lodging/lodging.schemas";
import type { LodgingSearchView } from "../../../products/lodging/search/lodging.search-url";
import { useSearchLodgingQuery } from "../../../products/lodging/web/lodging.api";
import type { Minor } from "../../../shared/money";
import { totalOf } from "../../plan/price/total";
import { PartFold } from "./TripTerms";

/** Few enough to compare at a glance; the search has all of them. */
const MOST_CHOICES = 8;

const List = styled("ul")({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 20px",
    paddingBlock: 10,
    borderTop: `1px solid ${token("sand")}`,
  },
  "& .what": { flex: "1 1 14rem", minWidth: 0 },
});

type Choice<Offer> = { readonly id: string; readonly name: string; readonly about: ReactNode; readonly offer: Offer };
type Priced = { readonly Price: Minor; readonly PayInCuba: Minor };

/** The part of a search that its list needs. */
type Search = {
  readonly currentData?: unknown;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

type ListProps<Offer extends Priced> = {
  readonly found: Search;
  readonly choices: readonly Choice<Offer>[];
  readonly present: Priced | null;
  readonly onChoose: (offer: Offer) => void;
};

function ChoiceList<Offer extends Priced>({ found, choices, present, onChoose }: ListProps<Offer>) {
  const money = useMoney();
  const { currentData, error, refetch } = found;
  if (!currentData && error)
    return <LoadFailure title="error.offer.listFailed" text={serverText(error)} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={160} />;
  if (choices.length === 0) return <FormattedMessage id="trips.noChoice" tagName="p" />;
  const choose = (offer: Offer) => (event: MouseEvent) => {
    const fold = event.currentTarget.closest("details");
    onChoose(offer);
    // The pressed button disappears with the choice.
    fold?.removeAttribute("open");
    fold?.querySelector("summary")?.focus();
  };
  return (
    <List>
      {choices.map(({ id, name, about, offer }) => {
        const total = totalIn(offer);
        const more = present ? total - totalIn(present) : 0;
        return (
          <li key={id}>
            <div className="what">
              <strong>{name}</strong>
              <p>{about}</p>
              <p className="tabular">
                <DottedLine>
                  <strong>{money(total)}</strong>
                  {present && (
                    <FormattedMessage
                      id="trips.difference"
                      values={{ than: comparison(more), amount: money(Math.abs(more)) }}
                    />
                  )}
                </DottedLine>
              </p>
            </div>
            <Button variant="outlined" onClick={choose(offer)}>
              <FormattedMessage id="trips.choose" />
              <span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        );
      })}
    </List>
  );
}

const totalIn = ({ Price, PayInCuba }: Priced): Minor => totalOf({ payNow: Price, payInCuba: PayInCuba });

function comparison(more: Minor): "more" | "less" | "same" {
  if (more === 0) return "same";
  return more > 0 ? "more" : "less";
}

type CarProps = {
  readonly view: CarSearchView;
  readonly present: CarOffer | null;
  readonly onChoose: (offer: CarOffer) => void;
  /** The link to all of them. */
  readonly children: ReactNode;
};

/** Cars of other classes for the trip's days, to be chosen in place. (TRIP-4) */
export function CarChoices({ children, ...props }: CarProps) {
  return (
    <PartFold title={<FormattedMessage id="trips.exchangeCar" />}>
      {() => (
        <>
          <FoundCars {...props} />
          <p>{children}</p>
        </>
      )}
    </PartFold>
  );
}

function FoundCars({ view, present, onChoose }: Omit<CarProps, "children">) {
  const lang = useLanguage();
  const { withGears } = useCarClass();
  const found = useSearchCarsQuery({ view, lang });
  const others = (found.currentData?.Offers ?? []).filter(
    ({ ClassId }, index, all) =>
      ClassId !== present?.ClassId && all.findIndex((other) => other.ClassId === ClassId) === index,
  );
  const choices = others.slice(0, MOST_CHOICES).map((offer) => ({
    id: `${offer.SupplierId}/${offer.ModelId}`,
    name: offer.ModelName,
    about: (
      <DottedLine>
        {withGears(offer.ClassName)}
        {offer.SupplierName}
      </DottedLine>
    ),
    offer,
  }));
  return <ChoiceList found={found} choices={choices} present={present} onChoose={onChoose} />;
}

type StayProps = {
  readonly view: LodgingSearchView;
  readonly present: LodgingOffer | null;
  readonly onChoose: (offer: LodgingOffer) => void;
  /** The link to all of them. */
  readonly children: ReactNode;
};

/** Other houses for the nights of a stop, to be chosen in place. (TRIP-4) */
export function StayChoices({ children, ...props }: StayProps) {
  return (
    <PartFold title={<FormattedMessage id="trips.exchangeStay" />}>
      {() => (
        <>
          <FoundStays {...props} />
          <p>{children}</p>
        </>
      )}
    </PartFold>
  );
}

function FoundStays({ view, present, onChoose }: Omit<StayProps, "children">) {
  const lang = useLanguage();
  const { room } = useStayWords();
  const found = useSearchLodgingQuery({ view, lang });
  const others = (found.currentData?.Offers ?? []).filter(({ HotelId }) => HotelId !== present?.HotelId);
  const choices = others.slice(0, MOST_CHOICES).map((offer) => ({
    id: String(offer.HotelId),
    name: offer.HotelName,
    about: room(offer.RoomClassCode, offer.MealsPlanCode),
    offer,
  }));
  return <ChoiceList found={found} choices={choices} present={present} onChoose={onChoose} />;
}

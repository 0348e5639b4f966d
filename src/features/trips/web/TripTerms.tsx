import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { foldMark } from "../../../platform/web/ui/page/foldMark";
import { Section } from "../../../platform/web/ui/page/Section";
import type { CarOffer } from "../../../products/car/car.schemas";
import { CarCancellation, CarTerms } from "../../../products/car/web/book/CarOfferDetail";
import { RentalConditions } from "../../../products/car/web/book/RentalConditions";
import { CarPriceBreakdown } from "../../../products/car/web/CarPriceBreakdown";
import type { LodgingSearchChoice } from "../../../products/lodging/search/lodging.search-url";
import { StayCancellation } from "../../../products/lodging/web/book/StayCancellation";

const Fold = styled("details")({
  gridColumn: "1 / -1",
  minWidth: 0,
  "& > summary": {
    ...foldMark,
    minHeight: 44,
    paddingBlock: 10,
    fontWeight: 600,
    cursor: "pointer",
    color: token("sea"),
  },
  "& > div": { display: "grid", gap: 20, gridTemplateColumns: "minmax(0, 1fr)", paddingBlock: 8 },
});

type FoldProps = { readonly title: ReactNode; readonly children: () => ReactNode };

/** Details of a part of a trip, loaded when they are first opened. */
export function PartFold({ title, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary>{title}</summary>
      {opened && <div>{children()}</div>}
    </Fold>
  );
}

/** The price, deposit and rental conditions of a trip's car, as for a car booked alone. (TRIP-3) */
export function TripCarTerms({ offer }: { readonly offer: CarOffer }) {
  return (
    <PartFold title={<FormattedMessage id="trips.carTerms" />}>
      {() => (
        <>
          <CarPriceBreakdown offer={offer} />
          <CarTerms offer={offer} level={3} isPriced={false} />
          <RentalConditions offer={offer} />
        </>
      )}
    </PartFold>
  );
}

const Terms = styled("div")({ marginTop: 16 });

type CancellationProps = {
  readonly car: CarOffer;
  readonly stays: readonly { readonly name: string; readonly search: LodgingSearchChoice }[];
};

/** The cost of cancelling each part of a trip, in one line each, as for a single booking. (TRIP-3) */
export function TripCancellation({ car, stays }: CancellationProps) {
  return (
    <Terms>
      <PartFold title={<FormattedMessage id="cancellation.title" />}>
        {() => (
          <>
            <Section title={car.ModelName} level={3}>
              <CarCancellation offer={car} />
            </Section>
            {stays.map(({ name, search }) => (
              <Section key={`${search.CheckIn} ${name}`} title={name} level={3}>
                <StayCancellation search={search} />
              </Section>
            ))}
          </>
        )}
      </PartFold>
    </Terms>
  );
}

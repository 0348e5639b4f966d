import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { cancellationPhases } from "../../../../features/plan/cancellation/cancellation.rules";
import { CancellationSummary } from "../../../../features/plan/web/bookings/CancellationSummary";
import { useGetCancellationRulesQuery } from "../../../../features/plan/web/plan.api";
import { OfferPromise } from "../../../../features/plan/web/reserve/OfferPromise";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { useRoadWords } from "../../../../platform/web/intl/useRoadWords";
import { useServerTime } from "../../../../platform/web/serverNow";
import { token } from "../../../../platform/web/theme/token";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { OpeningHours } from "../../../../platform/web/ui/OpeningHours";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { ProductType, Transmission } from "../../../../shared/enumerations";
import { havanaInstant } from "../../../../shared/havana";
import type { CarOffer, CarOffice } from "../../car.schemas";
import { CarPicture } from "../CarPicture";
import { useGetZonesByRoadQuery } from "../car.api";
import { RentalConditions } from "./RentalConditions";

const Ways = styled("dl")({
  display: "grid",
  gap: "0 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  margin: 0,
  "& div": {
    display: "flex",
    gap: 16,
    justifyContent: "space-between",
    padding: "8px 0",
    lineHeight: 1.4,
    borderBottom: `1px solid ${token("sand")}`,
  },
  "& dd": { margin: 0, whiteSpace: "nowrap" },
});

const Head = styled("div")({
  display: "grid",
  gap: 24,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "@media (min-width: 700px)": { gridTemplateColumns: "16rem minmax(0, 1fr)" },
});

const Terms = styled("div")({
  display: "grid",
  gap: 24,
  "@media (min-width: 700px)": { gridTemplateColumns: "2fr 3fr" },
});

const Points = styled("ul")({ paddingInlineStart: 22, display: "grid", gap: 6 });

type Props = {
  readonly offer: CarOffer;
  /** The refund is stated only while the offer's price is the price of the form's content. */
  readonly isPriced: boolean;
};

/** The offer in full: facts, what is included, and the cancellation terms. */
export function CarOfferDetail({ offer, isPriced }: Props) {
  const { name } = useCarClass();
  return (
    <>
      <Head>
        <CarPicture className={offer.ClassName} modelName={offer.ModelName} bags={offer.Bags} photo={offer.Photo} />
        <div style={{ display: "grid", gap: 16, alignContent: "start" }}>
          <FactList layout="grid" facts={useFacts(offer)} />
          <OfferPromise offer={offer} />
        </div>
      </Head>
      <Callout kind="info">
        <FormattedMessage
          id="car.book.guarantee"
          values={{ className: name(offer.ClassName), model: offer.ModelName }}
        />
      </Callout>
      <CarTerms offer={offer} isPriced={isPriced} />
      <RoadsFromHere zoneId={offer.ZoneId} zoneName={offer.ZoneName} />
      <RentalConditions offer={offer} />
    </>
  );
}

function useFacts(offer: CarOffer): Fact[] {
  const place = useOfficeName();
  const { Seats, Bags, TransmissionId, SupplierName, PickUpOffice, DropOffOffice } = offer;
  const fact = (id: string, term: Fact["term"], detail: Fact["detail"]) => ({ id, term, detail });
  const gears = TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual";
  return [
    fact("seats", <FormattedMessage id="car.fact.seatsTerm" />, Seats),
    fact("bags", <FormattedMessage id="car.fact.bagsTerm" />, Bags),
    fact("gears", <FormattedMessage id="car.transmission" />, <FormattedMessage id={gears} />),
    fact("supplier", <FormattedMessage id="car.supplier" />, SupplierName),
    ...(PickUpOffice.Id === DropOffOffice.Id
      ? [fact("office", <FormattedMessage id="car.book.office" />, officeOf(offer, PickUpOffice, place))]
      : [
          fact("from", <FormattedMessage id="car.book.pickUpOffice" />, officeOf(offer, PickUpOffice, place)),
          fact("to", <FormattedMessage id="car.book.dropOffOffice" />, officeOf(offer, DropOffOffice, place)),
        ]),
  ];
}

function officeOf({ PickUp, DropOff }: CarOffer, { Name, Opening }: CarOffice, place: (name: string) => string) {
  return (
    <>
      {place(Name)}
      <OpeningHours opening={Opening} during={[PickUp, DropOff]} />
    </>
  );
}

type TermsProps = Pick<Props, "offer"> & Partial<Pick<Props, "isPriced">> & { readonly level?: 2 | 3 };

/** What an offer includes, and what cancelling it costs. */
export function CarTerms({ offer, isPriced = true, level = 2 }: TermsProps) {
  const { KmLimit } = offer;
  return (
    <Terms>
      <div>
        <Section title={<FormattedMessage id="car.book.included" />} level={level}>
          <Points>
            <FormattedMessage id="car.book.includedWaiver" tagName="li" />
            {KmLimit === null ? (
              <FormattedMessage id="car.fact.unlimitedKm" tagName="li" />
            ) : (
              <FormattedMessage id="car.fact.km" tagName="li" values={{ km: KmLimit }} />
            )}
            <FormattedMessage id="car.book.includedPrice" tagName="li" />
          </Points>
        </Section>
      </div>
      <div>
        {isPriced && (
          <Section title={<FormattedMessage id="car.book.cancelling" />} level={level}>
            <CarCancellation offer={offer} />
          </Section>
        )}
      </div>
    </Terms>
  );
}

const soldOf = ({ Price, Days, PickUp, StartHour }: CarOffer) => ({
  amount: Price,
  units: Days,
  startsAt: havanaInstant(PickUp, StartHour),
});

/** The cost of cancelling a car's offer, in one line. */
export function CarCancellation({ offer }: Pick<Props, "offer">) {
  const { data: rules } = useGetCancellationRulesQuery({ productType: ProductType.CarRent });
  const now = useServerTime();
  const sold = soldOf(offer);
  return (
    rules && <CancellationSummary phases={cancellationPhases(rules, sold)} sold={sold} unit="days" unpaid now={now} />
  );
}

/** Places that can be reached by road from the place of pick-up; nothing if no road leads anywhere. (ROAD-2) */
function RoadsFromHere({ zoneId, zoneName }: { readonly zoneId: number; readonly zoneName: string }) {
  const { data: zones = [] } = useGetZonesByRoadQuery({ zoneId });
  const place = usePlaceName();
  const byRoad = useRoadWords();
  if (zones.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="car.roads" values={{ zone: place(zoneName) }} />}
      lead={<FormattedMessage id="lodging.near.note" />}
    >
      <Ways>
        {zones.map((zone) => (
          <div key={zone.ZoneId}>
            <dt>{place(zone.ZoneName)}</dt>
            <dd className="tabular">{byRoad(zone)}</dd>
          </div>
        ))}
      </Ways>
    </Section>
  );
}

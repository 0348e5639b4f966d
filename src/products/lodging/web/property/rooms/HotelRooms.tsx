import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { FoldOut } from "../../../../../features/plan/web/bookings/FoldOut";
import { whyNoOffer } from "../../../../../features/plan/web/reserve/whyNoOffer";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { LoadFailure } from "../../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { HotelDetail } from "../../../property.schemas";
import { useLodgingStayText } from "../../search/form/useLodgingStayText";
import { useLodgingWords } from "../../useLodgingWords";
import type { HotelView } from "../useHotelView";
import { HotelFull } from "./HotelFull";
import { HotelRoom } from "./HotelRoom";
import type { StayAnswer } from "./stayAnswer";

const Place = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 18,
  scrollMarginTop: 160,
});
const List = styled("ul")({ display: "grid", gap: 16, margin: 0, padding: 0, listStyle: "none" });

const PLACE = "hotel-rooms";

/** Scrolls to the first room that can be chosen and moves the focus there: on a phone above the bar at the bottom. */
export function goToRooms(): void {
  const choice = document.querySelector<HTMLElement>("[data-rooms] a");
  choice?.scrollIntoView({ block: "center" });
  choice?.focus({ preventScroll: true });
}

/** Scrolls to the days of the stay and moves the focus there. */
export function goToDays(): void {
  document.getElementById(PLACE)?.scrollIntoView({ block: "start" });
  document.querySelector<HTMLElement>("[data-stay] button")?.focus({ preventScroll: true });
}

type Props = {
  readonly hotel: HotelDetail;
  readonly stay: StayAnswer;
  readonly view: HotelView;
  /** The picker of days and guests, if the window has no room for it beside the page. */
  readonly picker: ReactNode;
};

/** A property's rooms: equipment, number of guests, and the price with each meal plan; below, what the plans include. */
export function HotelRooms({ hotel, stay, view, picker }: Props) {
  const { named } = view;
  const prices = named ? stay.currentData : undefined;
  return (
    <Section title={<FormattedMessage id="lodging.property.rooms" values={{ kind: hotel.Kind }} />}>
      <Place id={PLACE}>
        {picker}
        {/* A picker here shows the days itself: they are announced only. */}
        <p role="status" {...(picker && named && { className: "visually-hidden" })}>
          {named ? <StayText hotel={hotel} view={view} /> : <FormattedMessage id="lodging.property.chooseDays" />}
        </p>
        {named && !stay.isFetching && <Refused stay={stay} />}
        {prices && !prices.Cheapest && <HotelFull hotel={hotel} stay={prices} view={view} />}
        <List data-rooms>
          {hotel.Rooms.map((room) => (
            <HotelRoom
              key={room.RoomClassId}
              hotel={hotel}
              room={room}
              prices={prices}
              waits={named && stay.isFetching}
              view={view}
            />
          ))}
        </List>
        <HotelMeals hotel={hotel} />
      </Place>
    </Section>
  );
}

function StayText({ hotel, view: { view } }: { readonly hotel: HotelDetail; readonly view: HotelView }) {
  // A property that is rented as a whole has rooms of only one kind.
  const [room] = hotel.Rooms;
  return (
    <strong className="tabular">
      <DottedLine>{useLodgingStayText({ ...view.search, RoomClassCode: room?.RoomClassCode })}</DottedLine>
    </strong>
  );
}

/** Why there are no prices: the days cannot be booked, or the server did not answer. */
function Refused({ stay: { error, refetch } }: { readonly stay: StayAnswer }) {
  if (!error) return null;
  const reason = whyNoOffer(error)?.reason;
  return reason ? (
    <Callout kind="warning" announce title={reason} />
  ) : (
    <LoadFailure title="lodging.property.noPrices" text={serverText(error)} onRetry={refetch} />
  );
}

const MealList = styled("dl")({
  display: "grid",
  gap: "14px 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  margin: "8px 0",
  "& dt": { fontWeight: 700 },
  "& dd": { margin: 0, lineHeight: 1.5 },
});

/** What each meal plan of a property includes, on demand: the rooms name the plans. (LODGE-35) */
function HotelMeals({ hotel: { MealsPlans } }: { readonly hotel: Pick<HotelDetail, "MealsPlans"> }) {
  const words = useLodgingWords();
  return (
    <FoldOut title={<FormattedMessage id="lodging.meals.included" />}>
      <MealList>
        {MealsPlans.map(({ MealsPlanId, MealsPlanCode }) => (
          <div key={MealsPlanId}>
            <dt>{words.mealsPlan(MealsPlanId)}</dt>
            <FormattedMessage id={`lodging.meals.${MealsPlanCode}`} tagName="dd" />
          </div>
        ))}
      </MealList>
    </FoldOut>
  );
}

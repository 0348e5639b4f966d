import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { PhotoPicture } from "../../../../../features/photos/web/PhotoPicture";
import { TotalPrice } from "../../../../../features/plan/web/TotalPrice";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../../platform/web/intl/useStayWords";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedList } from "../../../../../platform/web/ui/dotted/DottedList";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { lodgingBookPath } from "../../../lodging.paths";
import { FEW_ROOMS } from "../../../lodging.rules";
import type { HotelStay } from "../../../lodging.schemas";
import type { HotelDetail, HotelRoom as Room } from "../../../property.schemas";
import { loadLodgingBookPage } from "../../book/loadLodgingBookPage";
import { useLodgingWords } from "../../useLodgingWords";
import type { HotelView } from "../useHotelView";
import { canBook } from "./canBook";

const Card = styled("li")({
  overflow: "hidden",
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& > header": { display: "grid", gap: 6, padding: "16px 20px" },
  "& h3": { fontSize: "1.25rem", lineHeight: 1.25 },
  "& .beds": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8, lineHeight: 1.4 },
  "& .few": { color: token("mangoText"), fontWeight: 600, fontSize: "0.9375rem" },
  "& .beds svg": { color: token("sea"), marginTop: 1 },
  "& > .photo": { aspectRatio: "5 / 2" },
  "@media (min-width: 600px)": {
    "&.photographed": { display: "grid", gridTemplateColumns: "14rem minmax(0, 1fr)" },
    "&.photographed > .photo": { aspectRatio: "auto", minHeight: "9rem" },
    "&.photographed > ul": { gridColumn: "1 / -1" },
  },
});

const Plans = styled("ul")({ margin: 0, padding: 0, listStyle: "none" });

const Plan = styled("li")({
  display: "grid",
  gap: "8px 16px",
  // The longest word of a meal plan is not broken; the price wraps instead.
  gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, auto)",
  alignItems: "center",
  "& > .meals": { overflowWrap: "break-word" },
  padding: "14px 20px",
  borderTop: `1px solid ${token("sand")}`,
  "& .out": { color: token("inkSoft") },
  "& .from": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& .from strong": { color: token("ink") },
  // On a phone the meals have their own line above price and button.
  "&.priced > .meals": { gridColumn: "1 / -1" },
  "@media (min-width: 600px)": {
    "&.priced": { gridTemplateColumns: "minmax(0, 1fr) 13rem 8.5rem", minHeight: 76 },
    "&.priced > .meals": { gridColumn: "auto" },
  },
});

type Props = {
  readonly hotel: HotelDetail;
  readonly room: Room;
  /** Prices for the stay; undefined without one. */
  readonly prices: HotelStay | undefined;
  readonly waits: boolean;
  readonly view: HotelView;
};

/** A room class: beds, size, number of guests, and each meal plan with its price and booking button. */
export function HotelRoom({ hotel, room, prices, waits, view }: Props) {
  const words = useLodgingWords();
  const left = prices?.Choices.find(({ RoomClassId }) => RoomClassId === room.RoomClassId)?.RoomsLeft ?? 0;
  return (
    <Card onPointerEnter={loadLodgingBookPage} onFocus={loadLodgingBookPage} className={room.Photo && "photographed"}>
      {room.Photo && (
        <div className="photo">
          <PhotoPicture photo={room.Photo} sizes="(max-width: 599px) 100vw, 14rem" />
        </div>
      )}
      <header>
        <h3>{words.roomClass(room.RoomClassId)}</h3>
        <RoomFacts room={room} />
        {hotel.Kind === "hotel" && left > 0 && left <= FEW_ROOMS && (
          <p className="few">
            <FormattedMessage id="lodging.fact.roomsLeft" values={{ rooms: left }} />
          </p>
        )}
      </header>
      <Plans>
        {room.Plans.map((plan) => (
          <PlanRow
            key={plan.MealsPlanId}
            hotel={hotel}
            room={room}
            plan={plan}
            prices={prices}
            waits={waits}
            view={view}
          />
        ))}
      </Plans>
    </Card>
  );
}

function RoomFacts({ room: { Beds, Bedrooms, SquareMetres, MaxAdults, MaxGuests, Cots } }: { readonly room: Room }) {
  const intl = useIntl();
  const beds = Beds.map(({ Kind, Count }) => intl.formatMessage({ id: `lodging.bed.${Kind}` }, { count: Count }));
  return (
    <>
      {beds.length > 0 && (
        <p className="beds">
          <Icon name="bed" />
          <span>{intl.formatList(beds)}</span>
        </p>
      )}
      <DottedList>
        {Bedrooms !== null && (
          <FormattedMessage id="lodging.room.bedrooms" tagName="li" values={{ bedrooms: Bedrooms }} />
        )}
        <FormattedMessage
          id="lodging.room.sleeps"
          tagName="li"
          values={{ guests: MaxGuests, adults: MaxAdults, limited: MaxAdults < MaxGuests ? "yes" : "no" }}
        />
        <FormattedMessage id="lodging.room.cots" tagName="li" values={{ cots: Cots }} />
        {SquareMetres !== null && (
          <FormattedMessage id="lodging.room.size" tagName="li" values={{ size: SquareMetres }} />
        )}
      </DottedList>
    </>
  );
}

type PlanProps = Props & { readonly plan: Room["Plans"][number] };

function PlanRow({ hotel, room, plan, prices, waits, view: { view } }: PlanProps) {
  const intl = useIntl();
  const money = useMoney();
  const words = useLodgingWords();
  const stayWords = useStayWords();
  const { RoomClassId, RoomClassCode } = room;
  const { MealsPlanId, MealsPlanCode, FromPerNight } = plan;
  const choice = prices?.Choices.find((one) => one.RoomClassId === RoomClassId && one.MealsPlanId === MealsPlanId);
  const meals = <strong className="meals">{words.mealsPlan(MealsPlanId)}</strong>;
  if (waits)
    return (
      <Plan className="priced" aria-busy="true">
        {meals}
        <Skeleton variant="rounded" height={76} />
        <Skeleton variant="rounded" height={44} />
      </Plan>
    );
  if (!choice || !prices)
    return (
      <Plan>
        {meals}
        <p className="from tabular">
          <FormattedMessage
            id={RoomClassCode === "WholeVilla" ? "lodging.room.fromVilla" : "lodging.property.from"}
            values={{ price: <strong key="price">{money(FromPerNight, hotel.CurrencyCode)}</strong> }}
          />
        </p>
      </Plan>
    );
  if (!canBook(choice, view.search.Rooms.length))
    return (
      <Plan>
        {meals}
        <p className="out">
          <FormattedMessage id={choice.Fits ? "lodging.book.soldOut" : "lodging.book.tooSmall"} />
        </p>
      </Plan>
    );
  return (
    <Plan className="priced">
      {meals}
      <TotalPrice
        label={<FormattedMessage id="lodging.card.total" values={{ nights: prices.Nights }} />}
        payNow={choice.Price}
        payInCuba={0}
        currency={prices.CurrencyCode}
        note={
          <FormattedMessage
            id="lodging.card.perNight"
            values={{ room: RoomClassCode, perNight: money(choice.PerNight, prices.CurrencyCode) }}
          />
        }
      />
      <Button
        component={Link}
        to={lodgingBookPath(view, { ...hotel, RoomClassId, MealsPlanId })}
        variant="contained"
        aria-label={intl.formatMessage(
          { id: "lodging.room.chooseOf" },
          { room: stayWords.room(RoomClassCode, MealsPlanCode) },
        )}
      >
        <FormattedMessage id="lodging.room.choose" />
      </Button>
    </Plan>
  );
}

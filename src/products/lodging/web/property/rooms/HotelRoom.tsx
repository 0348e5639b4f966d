import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AsDrawn } from "../../../../../art/AsDrawn";
import { RoomScene } from "../../../../../art/lazyDrawings";
import { AboutAmount } from "../../../../../features/currencies/web/AboutAmount";
import { PhotoPicture } from "../../../../../features/photos/web/PhotoPicture";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../../platform/web/intl/useStayWords";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { actionStyles } from "../../../../../platform/web/ui/ActionButton";
import { DottedList } from "../../../../../platform/web/ui/dotted/DottedList";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { RoomClass } from "../../../../../shared/lodgingCodes";
import { lodgingBookPath } from "../../../lodging.paths";
import { FEW_ROOMS } from "../../../lodging.rules";
import type { HotelStay, LodgingChoice } from "../../../lodging.schemas";
import type { HotelDetail, HotelRoom as Room } from "../../../property.schemas";
import { loadLodgingBookPage } from "../../book/loadLodgingBookPage";
import { useLodgingWords } from "../../useLodgingWords";
import type { HotelView } from "../useHotelView";
import { canBook } from "./canBook";

const Row = styled("li")({
  display: "grid",
  overflow: "hidden",
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& > .picture": { aspectRatio: "5 / 2", minHeight: 0 },
  "& > .facts": { display: "grid", gap: 6, alignContent: "start", padding: "16px 20px" },
  "& > .prices": { padding: "0 20px 16px" },
  "& h3": { fontSize: "1.25rem", lineHeight: 1.25 },
  "& .beds": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8, lineHeight: 1.4 },
  "& .few": { color: token("mangoText"), fontWeight: 600, fontSize: "0.9375rem" },
  "& .beds svg": { color: token("sea"), marginTop: 1 },
  "@media (min-width: 600px)": {
    gridTemplateColumns: "15rem minmax(0, 1fr) 15rem",
    // The drawings' own shape, so that all beds are seen.
    "& > .picture": { alignSelf: "start", aspectRatio: "3 / 2", margin: 16, overflow: "hidden", borderRadius: 6 },
    "& > .facts": { paddingInlineStart: 4 },
    "& > .prices": { padding: "16px 20px 16px 0" },
  },
});

const Prices = styled("div")({
  display: "grid",
  gap: 10,
  alignContent: "start",
  "& fieldset, & ul": { display: "grid", gap: 2, margin: 0, padding: 0, border: 0, listStyle: "none", minWidth: 0 },
  "& label": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gap: 8,
    alignItems: "center",
    minHeight: 44,
    cursor: "pointer",
  },
  "& li": { display: "flex", flexWrap: "wrap", gap: "0 8px", justifyContent: "space-between", minHeight: 32 },
  "& input": { width: 20, height: 20, margin: 0, accentColor: token("sea") },
  "& :disabled + span, & .out": { color: token("inkSoft") },
  "& b": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& .from, & .out": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& .from strong": { color: token("ink") },
});

const Book = styled(Link)(actionStyles, {
  padding: "8px 12px",
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
});

const Drawing = styled("div")({ height: "100%" });

type Props = {
  readonly hotel: HotelDetail;
  readonly room: Room;
  /** Prices for the stay; undefined without one. */
  readonly prices: HotelStay | undefined;
  readonly waits: boolean;
  readonly view: HotelView;
};

/** A room class in one row: its drawing, beds, size and guests, with the meal plans to choose from. */
export function HotelRoom({ hotel, room, prices, waits, view }: Props) {
  const words = useLodgingWords();
  const choices = prices?.Choices.filter(({ RoomClassId }) => RoomClassId === room.RoomClassId) ?? [];
  const left = choices[0]?.RoomsLeft ?? 0;
  return (
    <Row onPointerEnter={loadLodgingBookPage} onFocus={loadLodgingBookPage}>
      <div className="picture">
        <RoomPicture hotel={hotel} room={room} />
      </div>
      <div className="facts">
        <h3>{words.roomClass(room.RoomClassId)}</h3>
        <RoomFacts room={room} />
        {hotel.Kind === "hotel" && left > 0 && left <= FEW_ROOMS && (
          <p className="few">
            <FormattedMessage id="lodging.fact.roomsLeft" values={{ rooms: left }} />
          </p>
        )}
      </div>
      <Prices className="prices" {...(waits && { "aria-busy": true })}>
        {waits && <Skeleton variant="rounded" height={52 + room.Plans.length * 44} />}
        {!waits && prices && <MealChoices hotel={hotel} room={room} prices={prices} choices={choices} view={view} />}
        {!waits && !prices && <MealsFrom hotel={hotel} room={room} />}
      </Prices>
    </Row>
  );
}

/** The room's photograph, or a drawing of its beds and of what its window looks at. (LODGE-36, PHOTO-6) */
function RoomPicture({ hotel, room: { Photo, Beds, RoomClassId } }: Pick<Props, "hotel" | "room">) {
  if (Photo) return <PhotoPicture photo={Photo} sizes="(max-width: 599px) 100vw, 13rem" />;
  const balcony = RoomClassId === RoomClass.Superior || RoomClassId === RoomClass.Suite;
  const { TouristZoneCode, HotelId, Building } = hotel;
  const room = { beds: Beds, balcony };
  return (
    <AsDrawn as={Drawing} of={`${HotelId} ${RoomClassId}`}>
      {() => <RoomScene room={room} zone={TouristZoneCode} variant={HotelId} atSea={Building === "resort"} />}
    </AsDrawn>
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

/** The lowest price of each meal plan per night, without days. */
function MealsFrom({ hotel, room }: Pick<Props, "hotel" | "room">) {
  const words = useLodgingWords();
  const money = useCardMoney();
  return (
    <ul>
      {room.Plans.map(({ MealsPlanId, FromPerNight }) => (
        <li key={MealsPlanId}>
          <strong>{words.mealsPlan(MealsPlanId)}</strong>
          <span className="from tabular">
            <FormattedMessage
              id={room.RoomClassCode === "WholeVilla" ? "lodging.room.fromVilla" : "lodging.property.from"}
              values={{ price: <strong key="price">{money(FromPerNight, hotel.CurrencyCode)}</strong> }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

type ChoicesProps = Pick<Props, "hotel" | "room" | "view"> & {
  readonly prices: HotelStay;
  /** The meal plans of this room, from the fewest meals to the most. */
  readonly choices: readonly LodgingChoice[];
};

/**
 * The room's meal plans: the first with its price, the others with their extra cost, and one button that books the
 * chosen one, with the stay's total. (LODGE-16)
 */
function MealChoices({ hotel, room, prices, choices, view: { view } }: ChoicesProps) {
  const intl = useIntl();
  const name = useId();
  const money = useCardMoney();
  const words = useLodgingWords();
  const stayWords = useStayWords();
  const [wanted, setWanted] = useState(0);
  const rooms = view.search.Rooms.length;
  const free = choices.filter((choice) => canBook(choice, rooms));
  const [first] = free;
  const chosen = free.find(({ MealsPlanId }) => MealsPlanId === wanted) ?? first;
  if (!first || !chosen)
    return (
      <p className="out">
        <FormattedMessage id={choices.every(({ Fits }) => Fits) ? "lodging.book.soldOut" : "lodging.book.tooSmall"} />
      </p>
    );
  return (
    <>
      {free.length === 1 ? (
        <strong>{words.mealsPlan(chosen.MealsPlanId)}</strong>
      ) : (
        <fieldset>
          <legend className="visually-hidden">{intl.formatMessage({ id: "lodging.mealsPlan" })}</legend>
          {free.map(({ MealsPlanId, Price }) => (
            <label key={MealsPlanId}>
              <input
                type="radio"
                name={name}
                checked={MealsPlanId === chosen.MealsPlanId}
                onChange={() => setWanted(MealsPlanId)}
              />
              <span>{words.mealsPlan(MealsPlanId)}</span>
              <b>
                {MealsPlanId !== first.MealsPlanId && "+\u00A0"}
                {money(MealsPlanId === first.MealsPlanId ? Price : Price - first.Price, prices.CurrencyCode)}
              </b>
            </label>
          ))}
        </fieldset>
      )}
      <Book to={lodgingBookPath(view, { ...hotel, RoomClassId: room.RoomClassId, MealsPlanId: chosen.MealsPlanId })}>
        <FormattedMessage id="lodging.room.chooseFor" values={{ total: money(chosen.Price, prices.CurrencyCode) }} />
        <span className="visually-hidden">{stayWords.room(room.RoomClassCode, chosen.MealsPlanCode)}</span>
      </Book>
      <AboutAmount amount={chosen.Price} currency={prices.CurrencyCode} />
    </>
  );
}

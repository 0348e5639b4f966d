import { styled } from "@mui/material/styles";
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { TotalPrice } from "../../../../../features/plan/web/price/TotalPrice";
import { OfferPromise } from "../../../../../features/plan/web/reserve/OfferPromise";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { type ActivePlace, useIsActive } from "../../../../../platform/web/map/activePlace";
import { token } from "../../../../../platform/web/theme/token";
import { visuallyHidden } from "../../../../../platform/web/theme/visuallyHidden";
import { actionStyles } from "../../../../../platform/web/ui/ActionButton";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { DottedList } from "../../../../../platform/web/ui/dotted/DottedList";
import { dottedLines } from "../../../../../platform/web/ui/dotted/dots";
import { FEW_ROOMS } from "../../../lodging.rules";
import type { LodgingOffer } from "../../../lodging.schemas";
import { PropertyFromSprite } from "../../LodgingSprite";
import { PropertyMark, type PropertyMarks } from "../../opinions/PropertyMark";
import { SightsNear } from "../../SightsNear";
import { PropertyHeart } from "../../saved/SaveProperty";
import { useLodgingWords } from "../../useLodgingWords";

const Card = styled("li")({
  position: "relative",
  display: "grid",
  borderRadius: 10,
  overflow: "hidden",
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "&:hover, &.active": { borderColor: token("sea"), boxShadow: `0 0 0 1px ${token("sea")}` },
  // The drawings' own shape, so that the building fills it.
  "& .picture": { height: "auto", aspectRatio: "4 / 3" },
  "& .body": { display: "grid", gap: 12, padding: 16, alignContent: "start" },
  "& .head": { display: "grid", gap: 2, alignContent: "center" },
  "& .place": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& .facts": { display: "contents" },
  // Every stay is paid online, so the list states that once.
  "& .foot .now": { display: "none" },
  // The whole card can be pressed, though the link is only the heading's text.
  "& h2": { fontSize: "1.3125rem", lineHeight: 1.2 },
  "& h2 a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:hover h2 a": { textDecoration: "underline", textUnderlineOffset: 4 },
  // On a phone the property is next to its name and facts, and the conditions next to the button. Only the nearest
  // sight is shown; all of them are read out, and are on the property's page. The list states once that prices are for
  // the stay. (LODGE-38)
  "@media (max-width: 599px)": {
    gridTemplateColumns: "min(5rem, 25vw) minmax(0, 1fr)",
    gap: "0 10px",
    gridTemplateRows: "auto 1fr auto",
    // As high as the facts next to it, which its own height does not stretch.
    "& .picture": { height: "auto", aspectRatio: "auto", alignSelf: "stretch", contain: "size", gridRow: "1 / span 2" },
    "& .body": { display: "contents" },
    "& .head": {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 0,
      padding: "6px 8px 0 0",
      "& h2": { fontSize: "1.0625rem", paddingInlineEnd: 32 },
    },
    // The heart beside the name, without its circle; as large for the finger.
    "& > button": { top: 0, insetInlineEnd: 0, border: 0, background: "none" },
    "& > button::before, & > button::after": { bottom: 10 },
    "& .place": { fontSize: "0.875rem", lineHeight: 1.4 },
    "& .facts": {
      ...dottedLines,
      alignContent: "start",
      marginInlineEnd: 8,
      paddingBlockEnd: 4,
      "& ul": { display: "contents", fontSize: "0.875rem", lineHeight: 1.4 },
      "& ul ~ ul > li + li": visuallyHidden,
    },
    "& .foot": {
      gridColumn: "1 / -1",
      padding: "0 8px 8px 12px",
      display: "flex",
      alignItems: "center",
      gap: 12,
      "& .label": visuallyHidden,
      "& > p": { flex: "1 1 0", gap: "4px 8px", fontSize: "0.875rem", lineHeight: 1.35 },
      "& strong": { padding: "2px 6px" },
      "& a": { minHeight: 44, padding: "6px 16px", fontSize: "1rem" },
      // Nothing is promised beside it.
      "& > :only-child": { flex: "1 1 auto" },
    },
  },
  // Two lines of facts, in any font: facts without room in them are only on the property's page. Narrower windows, and
  // larger letters, have as many lines as needed.
  "@media (min-width: 22.5em) and (max-width: 599px)": {
    "& .facts": { height: "calc(2 * 1.4 * 0.875rem + 4px)", overflow: "hidden" },
  },
  // The drawing in its own shape beside the facts, so that the building fills it; promise and price below both.
  "@media (min-width: 600px)": {
    gridTemplateColumns: "17rem minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto",
    "& .picture": {
      aspectRatio: "auto",
      minHeight: "12.75rem",
      contain: "size",
      alignSelf: "stretch",
      gridRow: "1 / span 2",
      borderInlineEnd: `1px solid ${token("sand")}`,
    },
    // In the picture's corner.
    "& > button": { insetInlineStart: "calc(17rem - 53px)" },
    "& .body": { display: "contents" },
    "& .head": { padding: "14px 20px 10px" },
    "& .facts": { display: "grid", gap: 8, alignContent: "start", padding: "0 20px 12px" },
    // The nights and the promise are beside the button, which is as high as both.
    "& .foot": {
      gridColumn: "1 / -1",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 16rem",
      gap: "0 24px",
      padding: "12px 20px",
      borderTop: `1px solid ${token("sand")}`,
      "& > p": { gridRow: 2 },
      "& > div": { display: "contents" },
      "& a": { gridColumn: 2 },
      "& p + div > a": { gridRow: "1 / 3" },
    },
  },
});

/** On the card, whose own link leads to the same page. */
const Book = styled("a")(actionStyles, {
  position: "relative",
  zIndex: 1,
  justifySelf: "stretch",
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
});

type Props = {
  readonly offer: LodgingOffer;
  readonly href: string;
  readonly marks: PropertyMarks;
  /** The property that is hovered, in the list or on the map. */
  readonly active: ActivePlace;
  /** Whether the page already names the common zone of all properties. */
  readonly zoneIsSaid: boolean;
  /** Whether the page already says until when all of its offers are free to cancel. */
  readonly freeIsSaid: boolean;
};

/** One offer: the property, its place, its distance to sights, and the button with the stay's total. */
export const LodgingOfferCard = memo(function LodgingOfferCard({ offer, href, marks, active, ...said }: Props) {
  const { zoneIsSaid, freeIsSaid } = said;
  const place = usePlaceName();
  const words = useLodgingWords();
  const { HotelId, HotelName, LocationId, Area, Sights, TouristZoneName, CurrencyCode, Nights, Price, PayInCuba } =
    offer;
  return (
    <Frame hotelId={HotelId} active={active}>
      <PropertyFromSprite property={offer} className="picture" />
      <PropertyHeart property={offer} />
      <div className="body">
        <div className="head">
          <h2>
            <a href={href} id={`name-${HotelId}`}>
              {HotelName}
            </a>
          </h2>
          <p className="place">
            <DottedLine>
              {Area === null ? words.location(LocationId) : place(Area)}
              {!zoneIsSaid && Area !== TouristZoneName && place(TouristZoneName)}
            </DottedLine>
          </p>
          <PropertyMark marks={marks} hotelId={HotelId} />
        </div>
        <div className="facts">
          <LodgingFacts offer={offer} />
          <SightsNear sights={Sights} />
        </div>
        <div className="foot">
          <OfferPromise offer={offer} freeIsSaid={freeIsSaid} />
          <TotalPrice
            onCard
            label={<FormattedMessage id="lodging.card.total" values={{ nights: Nights }} />}
            figure={(total) => (
              <Book href={href} aria-describedby={`name-${HotelId}`}>
                <FormattedMessage id="lodging.card.book" values={{ total }} />
              </Book>
            )}
            payNow={Price}
            payInCuba={PayInCuba}
            currency={CurrencyCode}
          />
        </div>
      </div>
    </Frame>
  );
});

type FrameProps = Pick<Props, "active"> & { readonly hotelId: number; readonly children: ReactNode };

/** The card without its contents, which stay when the property becomes active. */
function Frame({ hotelId, active, children }: FrameProps) {
  const isActive = useIsActive(active, (id) => id === hotelId);
  return (
    <Card
      id={`property-${hotelId}`}
      className={isActive ? "active" : undefined}
      onPointerEnter={() => active.set(hotelId)}
      onPointerLeave={() => active.set(null)}
      onFocus={() => active.set(hotelId)}
      onBlur={() => active.set(null)}
    >
      {children}
    </Card>
  );
}

/** The facts by which a stay is chosen: stars or kind of house, room and meals. */
function LodgingFacts({ offer }: { readonly offer: LodgingOffer }) {
  const words = useLodgingWords();
  const { CategoryId, RoomClassId, MealsPlanId, Bedrooms, MaxGuests, RoomsLeft, Kind } = offer;
  return (
    <DottedList>
      <li>{words.category(CategoryId)}</li>
      <li>{words.roomClass(RoomClassId)}</li>
      {Bedrooms !== null && (
        <FormattedMessage id="lodging.fact.bedrooms" tagName="li" values={{ bedrooms: Bedrooms, guests: MaxGuests }} />
      )}
      <li>{words.mealsPlan(MealsPlanId)}</li>
      {Kind === "hotel" && RoomsLeft <= FEW_ROOMS && (
        <FormattedMessage id="lodging.fact.roomsLeft" tagName="li" values={{ rooms: RoomsLeft }} />
      )}
    </DottedList>
  );
}

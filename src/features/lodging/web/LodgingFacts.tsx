import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../web/theme/token";
import type { LodgingOffer } from "../lodging.schemas";
import { useLodgingWords } from "./useLodgingWords";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  "& li:not(:last-child)::after": { content: '"·"', margin: "0 8px", color: token("inkSoft") },
});

/** Few rooms are worth saying; many are not. */
const FEW_ROOMS = 3;

/** What a stay is chosen by: the room, the meals, where the house lies, whose it is. */
export function LodgingFacts({ offer }: { readonly offer: LodgingOffer }) {
  const words = useLodgingWords();
  const { RoomClassId, MealsPlanId, LocationId, ChainName, Bedrooms, MaxGuests, RoomsLeft, Kind } = offer;
  return (
    <List>
      <li>{words.roomClass(RoomClassId)}</li>
      {Bedrooms !== null && (
        <FormattedMessage id="lodging.fact.bedrooms" tagName="li" values={{ bedrooms: Bedrooms, guests: MaxGuests }} />
      )}
      <li>{words.mealsPlan(MealsPlanId)}</li>
      <li>{words.location(LocationId)}</li>
      {ChainName !== "" && <li>{ChainName}</li>}
      {Kind === "hotel" && RoomsLeft <= FEW_ROOMS && (
        <FormattedMessage id="lodging.fact.roomsLeft" tagName="li" values={{ rooms: RoomsLeft }} />
      )}
    </List>
  );
}

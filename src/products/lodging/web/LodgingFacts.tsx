import { FormattedMessage } from "react-intl";
import { DottedList } from "../../../platform/web/ui/dotted/DottedList";
import { FEW_ROOMS } from "../lodging.rules";
import type { LodgingOffer } from "../lodging.schemas";
import { useLodgingWords } from "./useLodgingWords";

/** The facts by which a stay is chosen: stars or kind of house, room and meals. */
export function LodgingFacts({ offer }: { readonly offer: LodgingOffer }) {
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

import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../../platform/web/messages";
import { Options } from "../../../../../platform/web/ui/fields/Options";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { MoreFields } from "../../../../../platform/web/ui/results/searchParts";
import { LODGING_COUNTRY_ID } from "../../../../../shared/constants";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { useGetActiveHotelsQuery } from "../../lodging.api";
import { countFilters, type FilterName } from "../results/filterCounts";
import { PriceFields } from "./PriceFields";
import { useLodgingChoices } from "./useLodgingChoices";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

type Item = { Id: number; Name: string };

/** Further filters: hotel, category, room class, meal plan, location, chain and price. Choices load when they open. */
export function LodgingMoreFields({ search, onChange }: Props) {
  const [open, setOpen] = useState(countFilters(search) > 0 || search.Hotel !== 0);
  const choices = useLodgingChoices(open);
  const country = LODGING_COUNTRY_ID;
  const hotels = (useGetActiveHotelsQuery({ country }, { skip: !open }).data ?? [])
    .filter(({ TouristZoneId }) => search.TouristZoneId === 0 || TouristZoneId === search.TouristZoneId)
    .map(({ HotelId, HotelName }) => ({ Id: HotelId, Name: HotelName }));
  const select = (name: FilterName | "Hotel", label: MessageId, any: MessageId, items: readonly Item[]) => (
    <SelectField
      name={`lodging-${name}`}
      label={<FormattedMessage id={label} />}
      value={search[name]}
      onChange={({ target }) => onChange({ [name]: Number(target.value) })}
    >
      <Options items={items} chosen={search[name]} any={any} />
    </SelectField>
  );
  return (
    <MoreFields label={<FormattedMessage id="lodging.search.more" />} open={open} onToggle={setOpen}>
      {select("Hotel", "lodging.hotel", "lodging.anyHotel", hotels)}
      {select("CategoryId", "lodging.category", "lodging.anyCategory", choices.categories)}
      {select("RoomClassId", "lodging.roomClass", "lodging.anyRoomClass", choices.roomClasses)}
      {select("MealsPlanId", "lodging.mealsPlan", "lodging.anyMealsPlan", choices.mealsPlans)}
      {select("HotelLocation", "lodging.location", "lodging.anyLocation", choices.locations)}
      {select("HotelChain", "lodging.chain", "lodging.anyChain", choices.chains)}
      <PriceFields search={search} onChange={onChange} />
    </MoreFields>
  );
}

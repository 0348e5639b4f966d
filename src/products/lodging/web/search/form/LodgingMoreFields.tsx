import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { Options } from "../../../../../platform/web/ui/fields/Options";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { LODGING_COUNTRY_ID } from "../../../../../shared/constants";
import type { MessageId } from "../../../../../shared/messageId";
import type { LodgingAnyOf } from "../../../lodging.schemas";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { useGetActiveHotelsQuery, useGetLodgingChoicesQuery } from "../../lodging.api";
import { useLodgingWords } from "../../useLodgingWords";
import { countChosen, withChoices } from "../results/lodgingFilterChoices";
import { MoreFields } from "./searchParts";

/** Steps of a price per room and night, in minor units. */
const steps = [50, 75, 100, 150, 200, 250, 300, 400, 500].map((dollars) => dollars * 100);

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

type FilterName = Exclude<keyof LodgingAnyOf, "TouristZoneId">;
/** The value of an option that represents several choices. */
const SEVERAL = -1;

type Item = { Id: number; Name: string };

/** Further filters: hotel, category, room class, meal plan, location, chain and price. Choices load when they open. */
export function LodgingMoreFields({ search, onChange }: Props) {
  const [open, setOpen] = useState(countChosen(search) > 0 || search.Hotel !== 0);
  const intl = useIntl();
  const choices = useLodgingChoices(open);
  const country = LODGING_COUNTRY_ID;
  const hotels = (useGetActiveHotelsQuery({ country }, { skip: !open }).data ?? [])
    .filter(({ TouristZoneId }) => search.TouristZoneId === 0 || TouristZoneId === search.TouristZoneId)
    .map(({ HotelId, HotelName }) => ({ Id: HotelId, Name: HotelName }));
  const select = (name: FilterName, label: MessageId, any: MessageId, items: readonly Item[]) => {
    // Several choices of the results' filters are one option here, until another one is chosen.
    const several = search.AnyOf?.[name] ?? [];
    const names = items.filter(({ Id }) => several.includes(Id)).map(({ Name }) => Name);
    return (
      <SelectField
        name={`lodging-${name}`}
        label={<FormattedMessage id={label} />}
        value={several.length > 0 ? SEVERAL : search[name]}
        onChange={({ target }) => onChange(withChoices(search, name, [Number(target.value)]))}
      >
        {several.length > 0 && <option value={SEVERAL}>{intl.formatList(names, { type: "disjunction" })}</option>}
        <Options items={items} chosen={search[name]} any={any} />
      </SelectField>
    );
  };
  return (
    <MoreFields label={<FormattedMessage id="lodging.search.more" />} open={open} onToggle={setOpen}>
      <SelectField
        name="lodging-Hotel"
        label={<FormattedMessage id="lodging.hotel" />}
        value={search.Hotel}
        onChange={({ target }) => onChange({ Hotel: Number(target.value) })}
      >
        <Options items={hotels} chosen={search.Hotel} any="lodging.anyHotel" />
      </SelectField>
      {select("CategoryId", "lodging.category", "lodging.anyCategory", choices.categories)}
      {select("RoomClassId", "lodging.roomClass", "lodging.anyRoomClass", choices.roomClasses)}
      {select("MealsPlanId", "lodging.mealsPlan", "lodging.anyMealsPlan", choices.mealsPlans)}
      {select("HotelLocation", "lodging.location", "lodging.anyLocation", choices.locations)}
      {select("HotelChain", "lodging.chain", "lodging.anyChain", choices.chains)}
      <PriceFields search={search} onChange={onChange} />
    </MoreFields>
  );
}

/** The search form's options as text. Empty until they are requested and loaded. */
function useLodgingChoices(wanted: boolean) {
  const { data } = useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }, { skip: !wanted });
  const words = useLodgingWords();
  return useMemo(
    () => ({
      categories: (data?.Categories ?? []).map((Id) => ({ Id, Name: words.category(Id) })),
      roomClasses: (data?.RoomClasses ?? []).map(({ Id }) => ({ Id, Name: words.roomClass(Id) })),
      mealsPlans: (data?.MealsPlans ?? []).map(({ Id }) => ({ Id, Name: words.mealsPlan(Id) })),
      locations: (data?.Locations ?? []).map((Id) => ({ Id, Name: words.location(Id) })),
      chains: data?.Chains ?? [],
    }),
    [data, words],
  );
}

type PriceFieldsProps = {
  readonly search: Pick<LodgingSearchChoice, "MinPrice" | "MaxPrice">;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

/** Lowest and highest price per night. If they cross, the one not just changed gives way. */
function PriceFields({ search: { MinPrice, MaxPrice }, onChange }: PriceFieldsProps) {
  const money = useCardMoney();
  const options = (current: number) =>
    [...new Set([...steps, ...(current > 0 ? [current] : [])])]
      .sort((a, b) => a - b)
      .map((amount) => (
        <option key={amount} value={amount}>
          {money(amount)}
        </option>
      ));
  return (
    <>
      <SelectField
        name="minPrice"
        label={<FormattedMessage id="lodging.search.minPrice" />}
        value={MinPrice}
        onChange={({ target }) => {
          const least = Number(target.value);
          onChange({ MinPrice: least, MaxPrice: MaxPrice < least ? 0 : MaxPrice });
        }}
      >
        <FormattedMessage id="lodging.anyPrice">{(text) => <option value={0}>{text}</option>}</FormattedMessage>
        {options(MinPrice)}
      </SelectField>
      <SelectField
        name="maxPrice"
        label={<FormattedMessage id="lodging.search.maxPrice" />}
        value={MaxPrice}
        onChange={({ target }) => {
          const most = Number(target.value);
          onChange({ MaxPrice: most, MinPrice: most > 0 && MinPrice > most ? 0 : MinPrice });
        }}
      >
        <FormattedMessage id="lodging.anyPrice">{(text) => <option value={0}>{text}</option>}</FormattedMessage>
        {options(MaxPrice)}
      </SelectField>
    </>
  );
}

import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import type { MessageId } from "../../../../../platform/web/messages";
import { Options } from "../../../../../platform/web/ui/fields/Options";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { FilterFold } from "../../../../../platform/web/ui/results/FilterFold";
import type { LodgingFacets } from "../../../lodging.schemas";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { useLodgingWords } from "../../useLodgingWords";
import { countFilters, type FilterName } from "./filterCounts";
import { PriceRangeField } from "./PriceRangeField";

type Props = {
  readonly facets: LodgingFacets | undefined;
  /** How many properties the present filters leave. */
  readonly total: number | undefined;
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
};

const Area = styled("div")({ "@media (min-width: 900px)": { marginTop: 16 } });

const Row = styled("div")({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))",
  "& label": { fontSize: "0.9375rem" },
  // Seven in a row: the text barely fits.
  "@media (min-width: 900px)": { "& select": { fontSize: "1rem", paddingInline: "10px 32px" } },
});

const noFacets: LodgingFacets = {
  Zones: [],
  Categories: [],
  RoomClasses: [],
  MealsPlans: [],
  Locations: [],
  Chains: [],
  Lowest: 0,
  Highest: 0,
};

/**
 * Filters that apply at once, with the properties that each choice would leave; a sheet in a narrow window. (CAR-22)
 */
export function LodgingFilters({ facets = noFacets, total, search, onChange }: Props) {
  const words = useLodgingWords();
  const place = usePlaceName();
  const filter = (name: FilterName | "TouristZoneId", label: MessageId, any: MessageId, items: Counted[]) => (
    <SelectField
      name={`filter-${name}`}
      label={<FormattedMessage id={label} />}
      value={search[name]}
      onChange={({ target }) =>
        onChange({ [name]: Number(target.value), ...(name === "TouristZoneId" && { Area: null }) })
      }
    >
      <Options
        items={items.map(({ Id, Name, Count }) => ({ Id, Name: `${Name} (${Count})` }))}
        chosen={search[name]}
        any={any}
      />
    </SelectField>
  );
  const named = (items: { Id: number; Count: number }[], name: (id: number) => string): Counted[] =>
    items.map((item) => ({ ...item, Name: name(item.Id) }));
  return (
    <Area>
      <FilterFold
        label={<FormattedMessage id="lodging.filters" values={{ count: countFilters(search) }} />}
        done={<FormattedMessage id="lodging.filters.show" values={{ count: total ?? 0 }} />}
      >
        <Row>
          {filter(
            "TouristZoneId",
            "lodging.zone",
            "lodging.search.anyZone",
            facets.Zones.map((zone) => ({ ...zone, Name: place(zone.Name) })),
          )}
          {filter("CategoryId", "lodging.category", "lodging.anyCategory", named(facets.Categories, words.category))}
          {filter(
            "MealsPlanId",
            "lodging.mealsPlan",
            "lodging.anyMealsPlan",
            named(facets.MealsPlans, words.mealsPlan),
          )}
          {filter(
            "RoomClassId",
            "lodging.roomClass",
            "lodging.anyRoomClass",
            named(facets.RoomClasses, words.roomClass),
          )}
          {filter("HotelLocation", "lodging.location", "lodging.anyLocation", named(facets.Locations, words.location))}
          {filter("HotelChain", "lodging.chain", "lodging.anyChain", facets.Chains)}
          <PriceRangeField search={search} onChange={onChange} />
        </Row>
      </FilterFold>
    </Area>
  );
}

type Counted = { Id: number; Name: string; Count: number };

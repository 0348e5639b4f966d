import { styled } from "@mui/material/styles";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useReserveDays } from "../../../../platform/web/reserve/useReserveDays";
import { ActionButton } from "../../../../platform/web/ui/ActionButton";
import { Options } from "../../../../platform/web/ui/Options";
import { SelectField } from "../../../../platform/web/ui/SelectField";
import { SearchFoot, SearchForm } from "../../../../platform/web/ui/searchParts";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import { agesKnown } from "../../lodging.guests";
import { stayProblem } from "../../lodging.rules";
import type { LodgingSearchChoice } from "../../lodging.search-url";
import { useGetLodgingChoicesQuery } from "../lodging.api";
import { LodgingMoreFields } from "./LodgingMoreFields";
import { LodgingStayFields } from "./LodgingStayFields";
import { RoomsField } from "./RoomsField";

type Props = {
  readonly initial: LodgingSearchChoice;
  readonly onSearch: (search: LodgingSearchChoice) => void;
};

const Where = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
});

/** The search for lodging, on the home page and on the results page for editing in place. */
export function LodgingSearchForm({ initial, onSearch }: Props) {
  const [search, setSearch] = useState(initial);
  const [sent, setSent] = useState(false);
  const reserve = useReserveDays(ProductType.Lodging);
  const zones = useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }).data?.Zones ?? [];
  const change = (part: Partial<LodgingSearchChoice>) => setSearch((before) => ({ ...before, ...part }));
  const problem = stayProblem({ checkIn: search.CheckIn, checkOut: search.CheckOut }, Date.now(), reserve);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem && agesKnown(search.Rooms)) onSearch(search);
  };
  return (
    <SearchForm noValidate onSubmit={submit}>
      <Where>
        <SelectField
          name="lodgingZone"
          label={<FormattedMessage id="lodging.search.zone" />}
          value={search.TouristZoneId}
          onChange={({ target }) => change({ TouristZoneId: Number(target.value), Hotel: 0 })}
        >
          <Options items={zones} chosen={search.TouristZoneId} any="lodging.search.anyZone" />
        </SelectField>
        <LodgingStayFields
          search={search}
          today={havanaDate(Date.now())}
          reserve={reserve}
          problem={sent ? problem : null}
          onChange={change}
        />
      </Where>
      <RoomsField rooms={search.Rooms} sent={sent} onChange={(Rooms) => change({ Rooms })} />
      <SearchFoot>
        <LodgingMoreFields search={search} onChange={change} />
        <ActionButton type="submit">
          <FormattedMessage id="lodging.search.submit" />
        </ActionButton>
      </SearchFoot>
    </SearchForm>
  );
}

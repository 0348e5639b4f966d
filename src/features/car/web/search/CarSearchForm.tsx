import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ActionButton } from "../../../../platform/web/ui/ActionButton";
import { SearchFoot, SearchForm } from "../../../../platform/web/ui/searchParts";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import { useReserveDays } from "../../../plan/web/reserve/useReserveDays";
import { type ReserveDays, stayProblem } from "../../car.rules";
import type { CarSearchChoice } from "../../car.search-url";
import { CarMoreFields } from "./CarMoreFields";
import { CarPlaceFields } from "./CarPlaceFields";
import { CarStayFields, type StayFault } from "./CarStayFields";

type Props = {
  readonly initial: CarSearchChoice;
  readonly onSearch: (search: CarSearchChoice) => void;
};

/**
 * The search for cars, on the home page as its search card and on the results page for editing in place. Its fields are
 * named as the results' address names them: sent before the program is there, it leads to the same results.
 */
export function CarSearchForm({ initial, onSearch }: Props) {
  const [search, setSearch] = useState(initial);
  const [sent, setSent] = useState(false);
  const reserve = useReserveDays(ProductType.CarRent);
  const change = (part: Partial<CarSearchChoice>) => setSearch((before) => ({ ...before, ...part }));
  const problem = faultOf(search, reserve);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem) onSearch(search);
  };
  return (
    <SearchForm noValidate action="/search-car" onSubmit={submit}>
      <CarPlaceFields search={search} onChange={change} />
      <CarStayFields
        search={search}
        today={havanaDate(Date.now())}
        reserve={reserve}
        problem={sent ? problem : null}
        onChange={change}
      />
      <SearchFoot>
        <CarMoreFields search={search} onChange={change} />
        <ActionButton type="submit">
          <FormattedMessage id="car.search.submit" />
        </ActionButton>
      </SearchFoot>
    </SearchForm>
  );
}

function faultOf(search: CarSearchChoice, reserve: ReserveDays | null): StayFault | null {
  const { PickUp: pickUp, StartHour: startHour, DropOff: dropOff, EndHour: endHour } = search;
  if (pickUp === "") return { code: "dayMissing", field: "PickUp" };
  if (dropOff === "") return { code: "dayMissing", field: "DropOff" };
  return stayProblem({ pickUp, startHour, dropOff, endHour }, Date.now(), reserve);
}

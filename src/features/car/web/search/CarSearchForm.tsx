import { styled } from "@mui/material/styles";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ActionButton } from "../../../../platform/web/ui/ActionButton";
import { CheckboxField } from "../../../../platform/web/ui/CheckboxField";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import { useReserveDays } from "../../../plan/web/reserve/useReserveDays";
import { stayProblem } from "../../car.rules";
import type { CarSearchChoice } from "../../car.search-url";
import { CarPlaceField } from "./CarPlaceField";
import { CarStayField } from "./CarStayField";
import { useCarPlaces } from "./useCarPlaces";

type Props = {
  readonly initial: CarSearchChoice;
  readonly onSearch: (search: CarSearchChoice) => void;
};

/** One row where there is room: place, days, search; under it what few need. */
const Form = styled("form")({
  display: "grid",
  gap: "12px 16px",
  "@media (min-width: 900px)": {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) minmax(9rem, 2fr)",
    // The button stands beside the controls, under labels of one line.
    "& > button": { marginTop: 28, minHeight: 48, alignSelf: "start" },
  },
});

/**
 * The search for cars, on the home page as its search card and on the results page for editing in place. Its fields are
 * named as the results' address reads them: sent before the program is there, it leads to the same results.
 */
export function CarSearchForm({ initial, onSearch }: Props) {
  const [search, setSearch] = useState(initial);
  const [sent, setSent] = useState(false);
  const reserve = useReserveDays(ProductType.CarRent);
  const { zones, dropOffZones } = useCarPlaces(search);
  const now = Date.now() + (reserve?.ahead ?? 0);
  const change = (part: Partial<CarSearchChoice>) => setSearch((before) => ({ ...before, ...part }));
  const { PickUp: pickUp, StartHour: startHour, DropOff: dropOff, EndHour: endHour } = search;
  const problem = stayProblem({ pickUp, startHour, dropOff, endHour }, now, reserve);
  const elsewhere = search.IdDropOffZone !== 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem) onSearch(search);
  };
  return (
    <Form noValidate action="/search-car" onSubmit={submit}>
      <CarPlaceField
        name="place"
        label="car.search.pickUpZone"
        places={zones}
        zone={search.IdZone}
        office={search.IdPickUpOffice}
        onChange={(IdZone, IdPickUpOffice) => change({ IdZone, IdPickUpOffice, IdDropOffOffice: 0 })}
      />
      <CarStayField
        search={search}
        today={havanaDate(now)}
        reserve={reserve}
        problem={sent ? problem : null}
        onChange={change}
      />
      <ActionButton type="submit">
        <FormattedMessage id="car.search.submit" />
      </ActionButton>
      <CheckboxField
        name="elsewhere"
        label={<FormattedMessage id="car.search.elsewhere" />}
        checked={elsewhere}
        onChange={({ target }) => change({ IdDropOffZone: target.checked ? search.IdZone : 0, IdDropOffOffice: 0 })}
      />
      {elsewhere && (
        <CarPlaceField
          name="returnPlace"
          label="car.search.dropOffZone"
          places={dropOffZones.map((zone) => zones.find(({ Id }) => Id === zone.Id) ?? zone)}
          zone={search.IdDropOffZone}
          office={search.IdDropOffOffice}
          onChange={(IdDropOffZone, IdDropOffOffice) => change({ IdDropOffZone, IdDropOffOffice })}
        />
      )}
    </Form>
  );
}

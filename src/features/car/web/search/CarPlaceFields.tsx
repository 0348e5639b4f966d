import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../../../platform/web/ui/CheckboxField";
import { Options } from "../../../../platform/web/ui/Options";
import { SelectField } from "../../../../platform/web/ui/SelectField";
import type { CarZone } from "../../car.schemas";
import type { CarSearchChoice } from "../../car.search-url";
import { useCarPlaces } from "./useCarPlaces";

type Props = {
  readonly search: CarSearchChoice;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

const Pair = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
});

/** Where the car is picked up and, if elsewhere, returned: only zones that the rental companies serve. */
export function CarPlaceFields({ search, onChange }: Props) {
  const { zones, dropOffZones } = useCarPlaces(search);
  const elsewhere = search.IdDropOffZone !== 0;
  const pickUpZone = (id: number) => onChange({ IdZone: id, IdPickUpOffice: 0, IdDropOffOffice: 0 });
  return (
    <>
      <Pair>
        <SelectField
          name="zone"
          label={<FormattedMessage id="car.search.pickUpZone" />}
          value={search.IdZone}
          onChange={(event) => pickUpZone(Number(event.target.value))}
        >
          <Options items={zones} chosen={search.IdZone} />
        </SelectField>
        <OfficeSelect
          name="office"
          label="car.search.pickUpOffice"
          zone={zones.find(({ Id }) => Id === search.IdZone)}
          value={search.IdPickUpOffice}
          onChange={(id) => onChange({ IdPickUpOffice: id })}
        />
      </Pair>
      <CheckboxField
        name="elsewhere"
        label={<FormattedMessage id="car.search.elsewhere" />}
        checked={elsewhere}
        onChange={({ target }) => onChange({ IdDropOffZone: target.checked ? search.IdZone : 0, IdDropOffOffice: 0 })}
      />
      {elsewhere && (
        <Pair>
          <SelectField
            name="returnZone"
            label={<FormattedMessage id="car.search.dropOffZone" />}
            value={search.IdDropOffZone}
            onChange={(event) => onChange({ IdDropOffZone: Number(event.target.value), IdDropOffOffice: 0 })}
          >
            <Options items={dropOffZones} chosen={search.IdDropOffZone} />
          </SelectField>
          <OfficeSelect
            name="returnOffice"
            label="car.search.dropOffOffice"
            zone={zones.find(({ Id }) => Id === search.IdDropOffZone)}
            value={search.IdDropOffOffice}
            onChange={(id) => onChange({ IdDropOffOffice: id })}
          />
        </Pair>
      )}
    </>
  );
}

type OfficeProps = {
  readonly name: string;
  readonly label: "car.search.pickUpOffice" | "car.search.dropOffOffice";
  readonly zone: CarZone | undefined;
  readonly value: number;
  readonly onChange: (id: number) => void;
};

function OfficeSelect({ name, label, zone, value, onChange }: OfficeProps) {
  return (
    <SelectField
      name={name}
      label={<FormattedMessage id={label} />}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <Options items={zone?.Offices ?? []} chosen={value} any="car.search.anyOffice" />
    </SelectField>
  );
}

import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useGetCountriesQuery } from "../../../../../features/account/web/account.api";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { Options } from "../../../../../platform/web/ui/fields/Options";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import type { CarZone } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { CarPlaceField } from "./CarPlaceField";
import { useCarPlaces } from "./useCarPlaces";

const Fields = styled("div")({
  display: "grid",
  gap: "12px 16px",
  paddingBlock: 4,
  alignItems: "end",
  "@media (min-width: 600px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

type Props = {
  readonly search: CarSearchChoice;
  readonly zones: readonly CarZone[];
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

/** Rarely needed fields: return to another place, and the driver's licence. (CAR-26) */
export default function CarMoreFields({ search, zones, onChange }: Props) {
  const lang = useSelector(selectLanguage);
  const countries = useGetCountriesQuery({ lang }).data ?? [];
  const { dropOffZones } = useCarPlaces(search);
  const { IdZone, IdDropOffZone, IdDropOffOffice, LicenceCountryId } = search;
  return (
    <Fields>
      <SelectField
        name="licence"
        label={<FormattedMessage id="car.more.licence" />}
        value={LicenceCountryId}
        onChange={({ target }) => onChange({ LicenceCountryId: Number(target.value) })}
      >
        <Options items={countries} chosen={LicenceCountryId} any="car.more.anyLicence" />
      </SelectField>
      <CheckboxField
        name="elsewhere"
        label={<FormattedMessage id="car.more.elsewhere" />}
        checked={IdDropOffZone !== 0}
        onChange={({ target }) => onChange({ IdDropOffZone: target.checked ? IdZone : 0, IdDropOffOffice: 0 })}
      />
      {IdDropOffZone !== 0 && (
        <CarPlaceField
          name="returnPlace"
          label="car.more.dropOffZone"
          places={dropOffZones.map((zone) => zones.find(({ Id }) => Id === zone.Id) ?? zone)}
          zone={IdDropOffZone}
          office={IdDropOffOffice}
          onChange={(zone, office) => onChange({ IdDropOffZone: zone, IdDropOffOffice: office })}
        />
      )}
    </Fields>
  );
}

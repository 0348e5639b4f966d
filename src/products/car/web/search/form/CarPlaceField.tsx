import { FormattedMessage, useIntl } from "react-intl";
import { useOfficeName } from "../../../../../platform/web/intl/useOfficeName";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import type { CarOffice } from "../../../car.schemas";

/** A zone with its offices that can be chosen. */
type Place = { readonly Id: number; readonly Name: string; readonly Offices?: readonly CarOffice[] };

type Props = {
  readonly name: string;
  readonly label: "car.search.pickUpZone" | "car.more.dropOffZone";
  readonly places: readonly Place[];
  readonly zone: number;
  /** 0: any office of the zone. */
  readonly office: number;
  /** The shop has no office at all: the field says so. (OPS-94) */
  readonly isNothingYet?: boolean;
  readonly onChange: (zone: number, office: number) => void;
};

/** A place in one control: a zone, any of its offices or one of them. Its value is "zone" or "zone.office". */
export function CarPlaceField({ name, label, places, zone, office, isNothingYet = false, onChange }: Props) {
  const intl = useIntl();
  const place = useOfficeName();
  const known = places.some(({ Id }) => Id === zone);
  return (
    <SelectField
      name={name}
      label={<FormattedMessage id={label} />}
      disabled={isNothingYet}
      value={office === 0 ? zone : `${zone}.${office}`}
      onChange={({ target }) => {
        const [chosenZone = 0, chosenOffice = 0] = target.value.split(".").map(Number);
        onChange(chosenZone, chosenOffice);
      }}
    >
      {known || (
        <option value={office === 0 ? zone : `${zone}.${office}`}>
          {isNothingYet && intl.formatMessage({ id: "car.search.nothingYet" })}
          {/* The places are loading, or no company has an office in this zone. */}
          {!isNothingYet && (places.length === 0 ? "…" : intl.formatMessage({ id: "car.search.choosePlace" }))}
        </option>
      )}
      {places.map(({ Id, Name, Offices = [] }) => (
        <optgroup key={Id} label={place(Name)}>
          <FormattedMessage id="car.search.anyOfficeOf" values={{ zone: place(Name) }}>
            {(text) => <option value={Id}>{text}</option>}
          </FormattedMessage>
          {Offices.map((one) => (
            <option key={one.Id} value={`${Id}.${one.Id}`}>
              {place(one.Name)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

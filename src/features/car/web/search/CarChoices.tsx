import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import type { WebState } from "../../../../platform/web/state";
import { Options } from "../../../../platform/web/ui/Options";
import { SelectField } from "../../../../platform/web/ui/SelectField";
import { Transmission } from "../../../../shared/enumerations";
import type { CarChoices as Choices } from "../../car.schemas";
import type { CarSearchChoice } from "../../car.search-url";
import { useGetCarAgenciesQuery } from "../car.api";

type Props = {
  readonly search: CarSearchChoice;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

const noChoices: Choices = { Suppliers: [], Classes: [], Models: [] };

/** Class, model, rental company and transmission. */
export default function CarChoices({ search, onChange }: Props) {
  const { IdClass, IdModel, IdSupplier, TransmissionId } = search;
  const { withGears } = useCarClass();
  const lang = useSelector(({ language }: WebState) => language.current);
  const { Suppliers, Classes, Models } = useGetCarAgenciesQuery({ lang }).data ?? noChoices;
  return (
    <>
      <SelectField
        name="class"
        label={<FormattedMessage id="car.class" />}
        value={IdClass}
        onChange={({ target }) => onChange({ IdClass: Number(target.value), IdModel: 0 })}
      >
        <Options
          items={Classes.map(({ Id, Name }) => ({ Id, Name: withGears(Name) }))}
          chosen={IdClass}
          any="car.anyClass"
        />
      </SelectField>
      <SelectField
        name="model"
        label={<FormattedMessage id="car.model" />}
        value={IdModel}
        onChange={({ target }) => onChange({ IdModel: Number(target.value) })}
      >
        <Options
          items={Models.filter(({ ClassId }) => IdClass === 0 || ClassId === IdClass)}
          chosen={IdModel}
          any="car.anyModel"
        />
      </SelectField>
      <SelectField
        name="supplier"
        label={<FormattedMessage id="car.supplier" />}
        value={IdSupplier}
        onChange={({ target }) => onChange({ IdSupplier: Number(target.value) })}
      >
        <Options items={Suppliers} chosen={IdSupplier} any="car.anySupplier" />
      </SelectField>
      <SelectField
        name="transmission"
        label={<FormattedMessage id="car.transmission" />}
        value={TransmissionId}
        onChange={({ target }) => onChange({ TransmissionId: Number(target.value) })}
      >
        <FormattedMessage id="car.anyTransmission">{(text) => <option value={0}>{text}</option>}</FormattedMessage>
        <FormattedMessage id="car.manual">
          {(text) => <option value={Transmission.Manual}>{text}</option>}
        </FormattedMessage>
        <FormattedMessage id="car.automatic">
          {(text) => <option value={Transmission.Automatic}>{text}</option>}
        </FormattedMessage>
      </SelectField>
    </>
  );
}

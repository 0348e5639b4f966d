import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FieldArray, useFormikContext } from "formik";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage } from "react-intl";
import type { Country } from "../../../../features/account/account.schemas";
import { driversFor, emptyPerson, type KnownPerson, withPerson } from "../../../../features/plan/people/knownPeople";
import { KnownPeople } from "../../../../features/plan/web/reserve/KnownPeople";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { token } from "../../../../platform/web/theme/token";
import { fieldId } from "../../../../platform/web/ui/fields/fieldParts";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../../platform/web/ui/fields/TypedDateField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { DRIVER_AGE } from "../../../../shared/constants";
import { LONGEST } from "../../../../shared/longest";
import { type CarBookValues, unnamedDriver } from "../../book/car.drafts";
import { isSamePerson } from "../../book/car.driver-form";
import { extraCounts } from "../../car.rules";
import type { CarOffer } from "../../car.schemas";
import { Fields, LicenceFields } from "./CarDriverFields";

const Field = fieldOf<CarBookValues>();

const Named = styled("fieldset")({
  margin: 0,
  padding: "0 0 20px",
  border: 0,
  borderBottom: `1px solid ${token("sand")}`,
  marginBottom: 20,
  minWidth: 0,
  "& legend": { float: "left", width: "100%", padding: 0, marginBottom: 12, fontWeight: 700, fontSize: "1.0625rem" },
  "& > div": { clear: "both" },
});

type Props = {
  readonly offer: Pick<CarOffer, "MinLicenceYears">;
  readonly countries: readonly Country[];
  /** The people who may drive. (CAR-62) */
  readonly people: readonly KnownPerson[];
};

/** The names and licenses of the extra drivers whom the client names now; nothing without any. (CAR-63) */
export function NamedDriverFields({ offer, countries, people }: Props) {
  const { values } = useFormikContext<CarBookValues>();
  const { ExtraDrivers, NamedDrivers } = values;
  const adds = useRef<HTMLButtonElement>(null);
  if (ExtraDrivers === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="car.book.namedDrivers" values={{ count: ExtraDrivers }} />}
      lead={<FormattedMessage id="car.book.namedDriversLead" />}
    >
      <FieldArray name="NamedDrivers">
        {({ push, remove }) => (
          <div>
            {extraCounts.slice(0, NamedDrivers.length).map((at) => (
              <NamedDriver
                key={at}
                at={at}
                offer={offer}
                countries={countries}
                people={people}
                onRemove={() => {
                  flushSync(() => remove(at));
                  adds.current?.focus();
                }}
              />
            ))}
            {NamedDrivers.length < ExtraDrivers && (
              <Button
                ref={adds}
                variant="outlined"
                onClick={() => {
                  // The button disappears with the last driver who can be named.
                  flushSync(() => push(unnamedDriver));
                  document.getElementById(fieldId(`NamedDrivers.${NamedDrivers.length}.FirstName`))?.focus();
                }}
              >
                <FormattedMessage id="car.book.nameDriver" values={{ number: NamedDrivers.length + 1 }} />
              </Button>
            )}
          </div>
        )}
      </FieldArray>
    </Section>
  );
}

type DriverProps = Props & {
  /** From 0. */
  readonly at: number;
  readonly onRemove: () => void;
};

function NamedDriver({ at, offer, countries, people, onRemove }: DriverProps) {
  const { values, setFieldValue } = useFormikContext<CarBookValues>();
  const driver = values.NamedDrivers[at];
  if (!driver) return null;
  const of = `NamedDrivers.${at}` as const;
  const others = [values.Driver, ...values.NamedDrivers.filter((_other, place) => place !== at)];
  const free = people.filter(({ person }) => !others.some((other) => isSamePerson(other, person)));
  return (
    <Named>
      <legend>
        <FormattedMessage id="car.book.namedDriver" values={{ number: at + 1 }} />
      </legend>
      <div>
        <KnownPeople
          people={driversFor(free, { ...emptyPerson, ...driver })}
          first={`${of}.FirstName`}
          onChoose={({ person }) => void setFieldValue(of, withPerson(driver, person))}
        />
        <Fields>
          <Field
            as={TextField}
            name={`${of}.FirstName`}
            label={<FormattedMessage id="book.firstName" />}
            autoComplete="off"
            maxLength={LONGEST.name}
            required
          />
          <Field
            as={TextField}
            name={`${of}.LastName`}
            label={<FormattedMessage id="book.lastName" />}
            autoComplete="off"
            maxLength={LONGEST.name}
            required
          />
          <Field
            as={TypedDateField}
            name={`${of}.BirthDate`}
            label={<FormattedMessage id="car.book.birthDate" />}
            hint={<FormattedMessage id="car.book.birthDateHint" values={DRIVER_AGE} />}
            required
          />
          <LicenceFields of={of} offer={offer} countries={countries} />
        </Fields>
        <Button onClick={onRemove} sx={{ mt: 1.5 }}>
          <FormattedMessage id="car.book.nameLater" values={{ number: at + 1 }} />
        </Button>
      </div>
    </Named>
  );
}

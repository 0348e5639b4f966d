import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Country } from "../../../../features/account/account.schemas";
import { CountryOptions } from "../../../../features/account/web/CountryOptions";
import { PassportRule } from "../../../../features/documents/web/PassportRule";
import { driversFor, type KnownPerson } from "../../../../features/plan/people/knownPeople";
import { KnownPeople } from "../../../../features/plan/web/reserve/KnownPeople";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../../platform/web/ui/fields/TypedDateField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { DRIVER_AGE } from "../../../../shared/constants";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { asksPassport, type CarBookValues, withDriver, withExtraDrivers } from "../../book/car.drafts";
import { extraCounts, LONGEST_FLIGHT } from "../../car.rules";
import type { CarCharge, CarOffer } from "../../car.schemas";
import { AgeCharge } from "../CarDriverTerms";
import { useGetCarChargesQuery } from "../car.api";
import { DriverPhoto } from "./DriverPhoto";

export const Fields = styled("div")({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
});

const Field = fieldOf<CarBookValues>();

type Props = {
  readonly offer: Pick<CarOffer, "SupplierId" | "MinLicenceYears">;
  readonly countries: readonly Country[];
};

type DriverProps = {
  /** The prices by the driver's age, if known. */
  readonly offer?: ComponentProps<typeof AgeCharge>["offer"];
  /** Applies the driver that the client has chosen, as the client's own input. */
  readonly onDriver: (driver: CarBookValues["Driver"]) => void;
  /** The people who may drive. (CAR-62) */
  readonly people: readonly KnownPerson[];
  /** With it the driver can be filled in from a photo of the passport. (CAR-66) */
  readonly photo?: Omit<ComponentProps<typeof DriverPhoto>, "onDriver">;
  /** Applies the last name, which others may share. */
  readonly onLastName?: (name: string) => void;
};

/** The driver: name and age. */
export function CarDriverFields({ offer, onDriver, people, photo, onLastName }: DriverProps) {
  const { values } = useFormikContext<CarBookValues>();
  return (
    <Section title={<FormattedMessage id="car.book.driver" />} lead={<FormattedMessage id="car.book.driverLead" />}>
      {photo && <DriverPhoto {...photo} onDriver={onDriver} />}
      <KnownPeople
        people={driversFor(people, values.Driver)}
        first="Driver.FirstName"
        onChoose={({ person }) => onDriver(withDriver(values, person).Driver)}
      />
      <Fields>
        <Field
          as={TextField}
          name="Driver.FirstName"
          label={<FormattedMessage id="book.firstName" />}
          hint={<FormattedMessage id="book.oneNameHint" />}
          autoComplete="given-name"
          maxLength={LONGEST.name}
          required
        />
        <Field
          as={TextField}
          name="Driver.LastName"
          label={<FormattedMessage id="book.lastName" />}
          {...(onLastName && { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onLastName(target.value) })}
          autoComplete="family-name"
          maxLength={LONGEST.name}
          required
        />
        <Field
          as={TypedDateField}
          name="Driver.BirthDate"
          label={<FormattedMessage id="car.book.birthDate" />}
          hint={
            <>
              <FormattedMessage id="car.book.birthDateHint" values={DRIVER_AGE} />{" "}
              {offer && <AgeCharge offer={offer} />}
            </>
          }
          autoComplete="bday"
          required
        />
      </Fields>
    </Section>
  );
}

type DocumentProps = Props & {
  /** The signed-in client, whose passport is asked for with the documents. */
  readonly client: Parameters<typeof asksPassport>[1];
};

/** The driver's license, as the rental desk will see it, and another driver's passport. */
export function CarDocumentFields({ offer, countries, client }: DocumentProps) {
  const { Driver } = useFormikContext<CarBookValues>().values;
  const withPassport = asksPassport(Driver, client);
  return (
    <Section
      title={<FormattedMessage id="car.book.documents" values={{ withPassport: String(withPassport) }} />}
      lead={
        withPassport && (
          <>
            <FormattedMessage id="car.book.documentsLead" /> <PassportRule />
          </>
        )
      }
    >
      <Fields>
        {withPassport && (
          <>
            <Field as={SelectField} name="Driver.CountryId" label={<FormattedMessage id="book.country" />} required>
              <CountryOptions countries={countries} none="book.choose" />
            </Field>
            <Field
              as={TextField}
              name="Driver.Passport"
              label={<FormattedMessage id="book.passport" />}
              maxLength={LONGEST.passportNumber}
              required
            />
            <Field
              as={TypedDateField}
              name="Driver.PassportExpires"
              label={<FormattedMessage id="car.book.passportExpires" />}
              required
            />
          </>
        )}
        <LicenceFields of="Driver" offer={offer} countries={countries} />
      </Fields>
    </Section>
  );
}

type LicenceProps = {
  readonly offer: Pick<CarOffer, "MinLicenceYears">;
  readonly countries: readonly Country[];
  /** The path in the form of the driver whose license it is. */
  readonly of: "Driver" | `NamedDrivers.${number}`;
};

/** A driver's license. */
export function LicenceFields({ of, offer, countries }: LicenceProps) {
  return (
    <>
      <Field
        as={TextField}
        name={`${of}.LicenseNumber`}
        label={<FormattedMessage id="car.book.licence" />}
        maxLength={LONGEST.documentNumber}
        required
      />
      <Field
        as={SelectField}
        name={`${of}.LicenseCountryId`}
        label={<FormattedMessage id="car.book.licenceCountry" />}
        required
      >
        <CountryOptions countries={countries} none="book.choose" />
      </Field>
      <Field
        as={TypedDateField}
        name={`${of}.LicenseIssued`}
        label={<FormattedMessage id="car.book.licenceIssued" />}
        hint={<FormattedMessage id="car.book.licenceIssuedHint" values={{ years: offer.MinLicenceYears }} />}
        required
      />
      <Field
        as={TypedDateField}
        name={`${of}.LicenseExpires`}
        label={<FormattedMessage id="car.book.licenceExpires" />}
        hint={<FormattedMessage id="book.noExpiryHint" />}
        required
      />
    </>
  );
}

/** Extras that are sold, each with its price, and the flight that the rental desk waits for. (CAR-9) */
export function CarExtraFields({ offer }: Pick<Props, "offer">) {
  const lang = useSelector(selectLanguage);
  const { data: charges } = useGetCarChargesQuery({ lang });
  const money = useMoney();
  const chargeOf = (code: string) =>
    charges?.find(({ Code, SupplierId }) => Code === code && (SupplierId === null || SupplierId === offer.SupplierId));
  const driver = chargeOf("extraDriver");
  const seat = chargeOf("childSeat");
  const priceOf = (charge: CarCharge | undefined) =>
    charge?.Amount != null && (
      <FormattedMessage
        id="car.charges.each"
        values={{ code: charge.Code, per: charge.Per, amount: money(charge.Amount) }}
      />
    );
  // A draft's chosen extra stays visible, so that it can be removed.
  const { values, setValues, setFieldValue } = useFormikContext<CarBookValues>();
  const { ExtraDrivers, ChildSeats } = values;
  return (
    <Section title={<FormattedMessage id="car.book.extras" />} lead={<FormattedMessage id="car.book.extrasLead" />}>
      <Fields>
        {(driver || !charges || ExtraDrivers > 0) && (
          <CountOf
            name="ExtraDrivers"
            label="car.book.extraDrivers"
            onCount={(count) => void setValues(withExtraDrivers(values, count))}
            hint={
              <>
                {driver && <>{priceOf(driver)}. </>}
                <FormattedMessage id="car.book.extraDriversHint" />
              </>
            }
          />
        )}
        {(seat || !charges || ChildSeats > 0) && (
          <CountOf
            name="ChildSeats"
            label="car.book.childSeats"
            hint={priceOf(seat)}
            onCount={(count) => void setFieldValue("ChildSeats", count)}
          />
        )}
        <Field
          as={TextField}
          name="FlightNumber"
          label={<FormattedMessage id="car.book.flight" />}
          hint={<FormattedMessage id="car.book.flightHint" />}
          maxLength={LONGEST_FLIGHT}
        />
      </Fields>
    </Section>
  );
}

type CountProps = {
  readonly name: "ExtraDrivers" | "ChildSeats";
  readonly label: MessageId;
  readonly hint?: ReactNode;
  readonly onCount: (count: number) => void;
};

/** The number of an extra that can be requested several times. */
function CountOf({ name, label, hint, onCount }: CountProps) {
  return (
    <Field
      as={SelectField}
      name={name}
      label={<FormattedMessage id={label} />}
      hint={hint}
      onChange={({ target }) => onCount(Number(target.value))}
    >
      {extraCounts.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </Field>
  );
}

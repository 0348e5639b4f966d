import { styled } from "@mui/material/styles";
import { type ReactNode, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Country } from "../../../../features/account/account.schemas";
import { CountryOptions } from "../../../../features/account/web/CountryOptions";
import { PassportRule } from "../../../../features/documents/web/PassportRule";
import { driversFor, type KnownPerson } from "../../../../features/plan/knownPeople";
import { KnownPeople } from "../../../../features/plan/web/reserve/KnownPeople";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../platform/web/messages";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../../platform/web/ui/fields/TypedDateField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { DRIVER_AGE } from "../../../../shared/constants";
import { LONGEST } from "../../../../shared/longest";
import { type CarBookValues, withDriver } from "../../book/car.drafts";
import { extraCounts, LONGEST_FLIGHT } from "../../car.rules";
import type { CarCharge, CarOffer } from "../../car.schemas";
import { useGetCarChargesQuery } from "../car.api";

export const Fields = styled("div")({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
});

type Form = FormOf<CarBookValues>;
type Props = {
  readonly form: Pick<Form, "field" | "unread">;
  readonly offer: CarOffer;
  readonly countries: readonly Country[];
};

const labelled = (form: Pick<Form, "field">, name: Parameters<Form["field"]>[0], label: MessageId) => ({
  ...form.field(name),
  label: <FormattedMessage id={label} />,
});

type DriverProps = Pick<Props, "countries"> & {
  readonly form: Pick<Form, "field" | "unread"> & { readonly values: Pick<CarBookValues, "Driver"> };
  /** Takes the driver with what the client has chosen: input, not something filled in. */
  readonly onDriver: (driver: CarBookValues["Driver"]) => void;
  /** Those who may drive. (CAR-62) */
  readonly people: readonly KnownPerson[];
  /** Takes the last name, where others may share it. */
  readonly onLastName?: (name: string) => void;
};

/**
 * Who drives: name, age and origin. The country is also the licence's until another one is chosen there, as both are
 * usually the same. (CAR-61)
 */
export function CarDriverFields({ form, countries, onDriver, people, onLastName }: DriverProps) {
  const country = form.field("Driver.CountryId");
  const licenceCountry = form.field("Driver.LicenseCountryId").value;
  const copied = useRef("");
  // Typing in the select chooses several countries on the way: the licence's follows as long as it is a copy.
  const choose = (id: string) => {
    const follows = licenceCountry === "" || licenceCountry === copied.current;
    if (follows) copied.current = id;
    onDriver({ ...form.values.Driver, CountryId: id, LicenseCountryId: follows ? id : licenceCountry });
  };
  return (
    <Section title={<FormattedMessage id="car.book.driver" />} lead={<FormattedMessage id="car.book.driverLead" />}>
      <KnownPeople
        people={driversFor(people, form.values.Driver)}
        first="Driver.FirstName"
        onChoose={({ person }) => onDriver(withDriver(form.values, person).Driver)}
      />
      <Fields>
        <TextField
          {...labelled(form, "Driver.FirstName", "book.firstName")}
          hint={<FormattedMessage id="book.oneNameHint" />}
          autoComplete="given-name"
          maxLength={LONGEST.name}
          required
        />
        <TextField
          {...labelled(form, "Driver.LastName", "book.lastName")}
          {...(onLastName && { onChange: ({ target }) => onLastName(target.value) })}
          autoComplete="family-name"
          maxLength={LONGEST.name}
          required
        />
        <TypedDateField
          {...labelled(form, "Driver.BirthDate", "car.book.birthDate")}
          onUnread={form.unread("Driver.BirthDate")}
          hint={<FormattedMessage id="car.book.birthDateHint" values={DRIVER_AGE} />}
          autoComplete="bday"
          required
        />
        <SelectField
          {...country}
          label={<FormattedMessage id="book.country" />}
          onChange={({ target }) => choose(target.value)}
          required
        >
          <CountryOptions countries={countries} none="book.choose" />
        </SelectField>
      </Fields>
    </Section>
  );
}

/** Passport and driver's licence, as the rental desk will see them. */
export function CarDocumentFields({ form, offer, countries }: Props) {
  return (
    <Section
      title={<FormattedMessage id="car.book.documents" />}
      lead={
        <>
          <FormattedMessage id="car.book.documentsLead" /> <PassportRule />
        </>
      }
    >
      <Fields>
        <TextField
          {...labelled(form, "Driver.Passport", "book.passport")}
          maxLength={LONGEST.passportNumber}
          required
        />
        <TypedDateField
          {...labelled(form, "Driver.PassportExpires", "car.book.passportExpires")}
          onUnread={form.unread("Driver.PassportExpires")}
          required
        />
        <TextField
          {...labelled(form, "Driver.LicenseNumber", "car.book.licence")}
          maxLength={LONGEST.documentNumber}
          required
        />
        <SelectField {...labelled(form, "Driver.LicenseCountryId", "car.book.licenceCountry")} required>
          <CountryOptions countries={countries} none="book.choose" />
        </SelectField>
        <TypedDateField
          {...labelled(form, "Driver.LicenseIssued", "car.book.licenceIssued")}
          onUnread={form.unread("Driver.LicenseIssued")}
          hint={<FormattedMessage id="car.book.licenceIssuedHint" values={{ years: offer.MinLicenceYears }} />}
          required
        />
        <TypedDateField
          {...labelled(form, "Driver.LicenseExpires", "car.book.licenceExpires")}
          onUnread={form.unread("Driver.LicenseExpires")}
          required
        />
      </Fields>
    </Section>
  );
}

type ExtrasForm = Pick<Form, "field"> & {
  readonly values: Pick<CarBookValues, "ExtraDrivers" | "ChildSeats">;
  readonly formik: Pick<Form["formik"], "setFieldValue">;
};

/** Extras that are sold, each with its price, and the flight that the rental desk waits for. (CAR-9) */
export function CarExtraFields({ form, offer }: Pick<Props, "offer"> & { readonly form: ExtrasForm }) {
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
  // What a draft has chosen stays in sight, so that it can be taken back.
  const { ExtraDrivers, ChildSeats } = form.values;
  return (
    <Section title={<FormattedMessage id="car.book.extras" />} lead={<FormattedMessage id="car.book.extrasLead" />}>
      <Fields>
        {(driver || !charges || ExtraDrivers > 0) && (
          <CountOf
            form={form}
            name="ExtraDrivers"
            label="car.book.extraDrivers"
            hint={
              <>
                {driver && <>{priceOf(driver)}. </>}
                <FormattedMessage id="car.book.extraDriversHint" />
              </>
            }
          />
        )}
        {(seat || !charges || ChildSeats > 0) && (
          <CountOf form={form} name="ChildSeats" label="car.book.childSeats" hint={priceOf(seat)} />
        )}
        <TextField
          {...labelled(form, "FlightNumber", "car.book.flight")}
          hint={<FormattedMessage id="car.book.flightHint" />}
          maxLength={LONGEST_FLIGHT}
        />
      </Fields>
    </Section>
  );
}

type CountProps = {
  readonly form: ExtrasForm;
  readonly name: "ExtraDrivers" | "ChildSeats";
  readonly label: MessageId;
  readonly hint?: ReactNode;
};

/** How many of something that can be asked for. */
function CountOf({ form, name, label, hint }: CountProps) {
  return (
    <SelectField
      {...labelled(form, name, label)}
      hint={hint}
      onChange={({ target }) => void form.formik.setFieldValue(name, Number(target.value))}
    >
      {extraCounts.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectField>
  );
}

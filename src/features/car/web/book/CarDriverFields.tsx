import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { BookCount, BookDate, BookSelect, BookText } from "../../../../platform/web/booking/BookField";
import { Options } from "../../../../platform/web/ui/Options";
import { Section } from "../../../../platform/web/ui/Section";
import { DRIVER_AGE } from "../../../../shared/constants";
import type { Country } from "../../../account/account.schemas";
import type { CarOffer } from "../../car.schemas";

export const Fields = styled("div")({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
});

type Props = { readonly offer: CarOffer; readonly countries: readonly Country[]; readonly today: string };

/** Who drives: name, age and origin. */
export function CarDriverFields({ countries, today }: Omit<Props, "offer">) {
  return (
    <Section title={<FormattedMessage id="car.book.driver" />} lead={<FormattedMessage id="car.book.driverLead" />}>
      <Fields>
        <BookText name="Driver.FirstName" label="book.firstName" autoComplete="given-name" maxLength={80} required />
        <BookText name="Driver.LastName" label="book.lastName" autoComplete="family-name" maxLength={80} required />
        <BookDate
          name="Driver.BirthDate"
          label="car.book.birthDate"
          hint={<FormattedMessage id="car.book.birthDateHint" values={DRIVER_AGE} />}
          autoComplete="bday"
          max={today}
          required
        />
        <BookSelect name="Driver.CountryId" label="book.country" required>
          <Options items={countries} any="book.choose" none="" />
        </BookSelect>
      </Fields>
    </Section>
  );
}

/** Passport and driver's licence, as they will be shown at the desk. */
export function CarDocumentFields({ offer, countries, today }: Props) {
  return (
    <Section
      title={<FormattedMessage id="car.book.documents" />}
      lead={<FormattedMessage id="car.book.documentsLead" />}
    >
      <Fields>
        <BookText name="Driver.Passport" label="book.passport" maxLength={20} required />
        <BookDate name="Driver.PassportExpires" label="car.book.passportExpires" min={offer.DropOff} required />
        <BookText name="Driver.LicenseNumber" label="car.book.licence" maxLength={30} required />
        <BookSelect name="Driver.LicenseCountryId" label="car.book.licenceCountry" required>
          <Options items={countries} any="book.choose" none="" />
        </BookSelect>
        <BookDate
          name="Driver.LicenseIssued"
          label="car.book.licenceIssued"
          hint={<FormattedMessage id="car.book.licenceIssuedHint" values={{ years: offer.MinLicenceYears }} />}
          max={today}
          required
        />
        <BookDate name="Driver.LicenseExpires" label="car.book.licenceExpires" min={offer.DropOff} required />
      </Fields>
    </Section>
  );
}

/** What can be added, and the flight that the desk waits for. */
export function CarExtraFields() {
  return (
    <Section title={<FormattedMessage id="car.book.extras" />} lead={<FormattedMessage id="car.book.extrasLead" />}>
      <Fields>
        <BookCount name="ExtraDrivers" label="car.book.extraDrivers" />
        <BookCount name="ChildSeats" label="car.book.childSeats" />
        <BookText
          name="FlightNumber"
          label="car.book.flight"
          hint={<FormattedMessage id="car.book.flightHint" />}
          maxLength={12}
        />
      </Fields>
    </Section>
  );
}

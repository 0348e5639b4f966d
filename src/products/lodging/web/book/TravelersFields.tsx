import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { ChangeEvent } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Country } from "../../../../features/account/account.schemas";
import { useGetCountriesQuery } from "../../../../features/account/web/account.api";
import { CountryOptions } from "../../../../features/account/web/CountryOptions";
import { type KnownPerson, travelersFor, withParty, withPerson } from "../../../../features/plan/knownPeople";
import { KnownParty, KnownPeople } from "../../../../features/plan/web/reserve/KnownPeople";
import type { useKnownPeople } from "../../../../features/plan/web/reserve/useKnownPeople";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { selectLanguage } from "../../../../platform/web/intl/language";
import type { MessageId } from "../../../../platform/web/messages";
import { token } from "../../../../platform/web/theme/token";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../../platform/web/ui/fields/TypedDateField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { LONGEST } from "../../../../shared/longest";
import { type LodgingBookValues, withMain } from "../../book/lodging.book-form";
import { placeTravelers, type TravelerPlace } from "../../book/lodging.travelers";
import { LONGEST_REQUESTS } from "../../lodging.rules";
import type { LodgingRoom } from "../../lodging.schemas";

const Field = fieldOf<LodgingBookValues>();

const Person = styled("fieldset")({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  "& + &": { marginTop: 12, paddingTop: 20, borderTop: `1px solid ${token("sand")}` },
  "& legend": { float: "left", width: "100%", padding: 0, marginBottom: 12, fontWeight: 700, fontSize: "1.0625rem" },
  "& legend small": { fontWeight: 400, fontSize: "0.9375rem", color: token("inkSoft") },
  "& > div": { clear: "both" },
});

const Fields = styled("div")({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
});

type FieldsProps = {
  readonly rooms: readonly LodgingRoom[];
  readonly roomClassCode: string;
  readonly known: ReturnType<typeof useKnownPeople>;
};

/** The fields of all travelers, by room: name, passport and country. The first is the main traveler. */
export function TravelersFields({ rooms, roomClassCode, known: { people, party } }: FieldsProps) {
  const { values, setValues, setFieldValue } = useFormikContext<LodgingBookValues>();
  const lang = useSelector(selectLanguage);
  const countries = useGetCountriesQuery({ lang }).data ?? [];
  const { travelers } = values;
  const places = placeTravelers(rooms);
  return (
    <>
      <Section
        title={<FormattedMessage id="lodging.travelers.title" />}
        lead={<FormattedMessage id="lodging.travelers.lead" values={{ room: roomClassCode }} />}
      >
        {party && travelers.length > 1 && travelers.some(({ Passport }) => Passport === "") && (
          <KnownParty
            party={party}
            first="travelers.0.FirstName"
            onChoose={() => void setFieldValue("travelers", withParty(travelers, places, party))}
          />
        )}
        <div>
          {places.map((place) => (
            <Traveler
              key={place.index}
              place={place}
              main={place.index === 0}
              rooms={rooms.length}
              countries={countries}
              people={travelersFor(people, travelers, place)}
              {...(place.index === 0 && {
                onShared: (field, value) => void setValues(withMain(values, field, value)),
              })}
            />
          ))}
        </div>
      </Section>
      <RequestsField places="one" roomClassCode={roomClassCode} />
    </>
  );
}

type RequestsProps = {
  /** Who reads them: the one property that is booked, or each on a trip. */
  readonly places: "one" | "each";
  readonly roomClassCode?: string;
};

/** What the guests ask of the property, in their own words. */
export function RequestsField({ places, roomClassCode = "" }: RequestsProps) {
  return (
    <Section title={<FormattedMessage id="lodging.travelers.requests" values={{ places }} />}>
      <Field
        as={TextArea}
        name="Requests"
        rows={3}
        maxLength={LONGEST_REQUESTS}
        label={<FormattedMessage id="lodging.travelers.requestsLabel" />}
        hint={<FormattedMessage id="lodging.travelers.requestsHint" values={{ places, room: roomClassCode }} />}
      />
    </Section>
  );
}

type TravelerProps = {
  readonly place: TravelerPlace;
  /** The main traveler: the browser may fill in these fields. */
  readonly main: boolean;
  readonly rooms: number;
  readonly countries: readonly Country[];
  /** Those who may be meant. */
  readonly people: readonly KnownPerson[];
  /** Stores what the others may share, by default in this traveler's field alone. */
  readonly onShared?: (field: "CountryId" | "LastName", value: string) => void;
};

/** One of those who travel. */
export function Traveler({
  place: { index, room, number, age },
  main,
  rooms,
  countries,
  people,
  onShared,
}: TravelerProps) {
  const { values, setFieldValue } = useFormikContext<Pick<LodgingBookValues, "travelers">>();
  const field = (name: keyof LodgingBookValues["travelers"][number], label: MessageId) => ({
    name: `travelers.${index}.${name}` as const,
    label: <FormattedMessage id={label} />,
    required: true,
  });
  const autoComplete = (what: string) => (main ? what : "off");
  return (
    <Person>
      <legend>
        {age === null ? (
          <FormattedMessage id="lodging.travelers.adult" values={{ number }} />
        ) : (
          <FormattedMessage id="lodging.travelers.child" values={{ number, age }} />
        )}{" "}
        <small>
          {main && <FormattedMessage id="lodging.travelers.main" />}
          {!main && rooms > 1 && <FormattedMessage id="lodging.rooms.room" values={{ number: room }} />}
        </small>
      </legend>
      <KnownPeople
        people={people}
        first={`travelers.${index}.FirstName`}
        onChoose={({ person }) => {
          const traveler = values.travelers[index];
          if (traveler) void setFieldValue(`travelers.${index}`, withPerson(traveler, person));
        }}
      />
      <Fields>
        <Field
          as={TextField}
          {...field("FirstName", "book.firstName")}
          hint={<FormattedMessage id="book.oneNameHint" />}
          autoComplete={autoComplete("given-name")}
          maxLength={LONGEST.name}
        />
        <Field
          as={TextField}
          {...field("LastName", "book.lastName")}
          {...(onShared && {
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onShared("LastName", target.value),
          })}
          autoComplete={autoComplete("family-name")}
          maxLength={LONGEST.name}
        />
        <Field as={TextField} {...field("Passport", "book.passport")} maxLength={LONGEST.passportNumber} />
        <Field as={TypedDateField} {...field("PassportExpires", "car.book.passportExpires")} />
        <Field
          as={SelectField}
          {...field("CountryId", "book.country")}
          {...(onShared && {
            onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onShared("CountryId", target.value),
          })}
        >
          <CountryOptions countries={countries} none="book.choose" />
        </Field>
      </Fields>
    </Person>
  );
}

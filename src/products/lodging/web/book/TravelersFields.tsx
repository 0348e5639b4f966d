import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { ChangeEvent } from "react";
import { FormattedMessage } from "react-intl";
import { type KnownPerson, travelersFor, withParty, withPerson } from "../../../../features/plan/people/knownPeople";
import { KnownParty, KnownPeople } from "../../../../features/plan/web/reserve/KnownPeople";
import type { useKnownPeople } from "../../../../features/plan/web/reserve/useKnownPeople";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { token } from "../../../../platform/web/theme/token";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { type LodgingBookValues, withLastName } from "../../book/lodging.book-form";
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

/** The names of all travelers, by room. The first is the main traveler. */
export function TravelersFields({ rooms, roomClassCode, known: { people, party } }: FieldsProps) {
  const { values, setValues, setFieldValue } = useFormikContext<LodgingBookValues>();
  const { travelers } = values;
  const places = placeTravelers(rooms);
  return (
    <>
      <Section
        title={<FormattedMessage id="lodging.travelers.title" />}
        lead={<FormattedMessage id="lodging.travelers.lead" values={{ room: roomClassCode }} />}
      >
        {party && travelers.length > 1 && travelers.some(({ FirstName }) => FirstName === "") && (
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
              people={travelersFor(people, travelers, place)}
              {...(place.index === 0 && {
                onLastName: (name) => void setValues(withLastName(values, name)),
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
  /** Who reads the requests: the one booked property, or each property of a trip. */
  readonly places: "one" | "each";
  readonly roomClassCode?: string;
};

/** The guests' requests to the property, in their own words. */
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
  /** The people who may be meant. */
  readonly people: readonly KnownPerson[];
  /** Applies the last name, which others may share. */
  readonly onLastName?: (name: string) => void;
};

/** One of the travelers. */
export function Traveler({ place: { index, room, number, age }, main, rooms, people, onLastName }: TravelerProps) {
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
          {...(onLastName && { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onLastName(target.value) })}
          autoComplete={autoComplete("family-name")}
          maxLength={LONGEST.name}
        />
      </Fields>
    </Person>
  );
}

import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { fieldId } from "../../../../platform/web/ui/fields/fieldParts";
import type { KnownPerson, Party } from "../../people/knownPeople";

const Chips = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginBottom: 16,
});

/** Moves the focus to a field, because the pressed button may disappear with the choice. */
const focusOn = (name: string) => document.getElementById(fieldId(name))?.focus();

type PeopleProps = {
  readonly people: readonly KnownPerson[];
  /** The form name of the first field that a choice fills in. */
  readonly first: string;
  readonly onChoose: (known: KnownPerson) => void;
};

/** Suggested people: one press fills in all known data of a person. (CAR-62, LODGE-30) */
export function KnownPeople({ people, first, onChoose }: PeopleProps) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <Chips role="group" aria-labelledby={id}>
      <span id={id}>
        <FormattedMessage id="book.known.one" />
      </span>
      {people.map((known) => (
        <Choice
          key={`${known.person.FirstName} ${known.person.LastName}`}
          first={first}
          onPress={() => onChoose(known)}
        >
          {known.person.FirstName} {known.person.LastName}
        </Choice>
      ))}
    </Chips>
  );
}

type PartyProps = {
  readonly party: Party;
  readonly first: string;
  readonly onChoose: () => void;
};

/** One press fills in all travelers of another stay. (LODGE-30) */
export function KnownParty({ party: { at, people }, first, onChoose }: PartyProps) {
  return (
    <Chips>
      <Choice first={first} onPress={onChoose}>
        <FormattedMessage id="book.known.all" values={{ at, count: people.length }} />
      </Choice>
    </Chips>
  );
}

type ChoiceProps = { readonly first: string; readonly onPress: () => void; readonly children: ReactNode };

function Choice({ first, onPress, children }: ChoiceProps) {
  return (
    <Chip
      component="button"
      clickable
      label={children}
      onClick={() => {
        focusOn(first);
        onPress();
      }}
    />
  );
}

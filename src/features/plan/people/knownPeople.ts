import { IdentityDocumentType } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { keysOf } from "../../../shared/keysOf";
import { isSameName } from "../../../shared/names/names";
import type { Profile } from "../../account/account.schemas";
import type { ClientDocument } from "../../documents/documents.schemas";
import { paperOf } from "../../documents/ownDocument";

/** A form's fields for a person of whom nothing is known yet. */
export const emptyPerson = {
  FirstName: "",
  LastName: "",
  BirthDate: "",
  CountryId: "",
  Passport: "",
  PassportExpires: "",
  LicenseNumber: "",
  LicenseCountryId: "",
  LicenseIssued: "",
  LicenseExpires: "",
};

/** A person's form fields, as text; "" for unknown values. */
export type Person = Record<keyof typeof emptyPerson, string>;

/**
 * A person whose data a booking form need not ask for again: the client, or a person named in one of their bookings.
 */
export type KnownPerson = {
  readonly person: Person;
  /** A child's age at that stay; null for an adult. */
  readonly age: number | null;
};

/** People who stay together in another booking. */
export type Party = { readonly at: string; readonly people: readonly KnownPerson[] };

/** The people whom a booking names, in its product's description. */
export type KnownPeople = {
  readonly people: readonly KnownPerson[];
  /** All of them, if several people stay together and each is named; otherwise null. */
  readonly party: Party | null;
};

type Named = KnownPeople & { readonly CreatedAt: Instant };

/** A person's form fields: a form may ask for only some of them. */
type Fields = Pick<Person, "FirstName" | "LastName"> & Partial<Person>;

type Sources = {
  readonly profile: Pick<Profile, "FirstName" | "LastName" | "BirthDate" | "CountryId"> | undefined;
  readonly documents: readonly ClientDocument[];
  readonly bookings: readonly Named[];
};

/** Fields that are known and filled in together, because they are from one document. */
const facts: readonly (readonly (keyof Person)[])[] = [
  ["BirthDate"],
  ["CountryId"],
  ["Passport", "PassportExpires"],
  ["LicenseNumber", "LicenseIssued", "LicenseExpires", "LicenseCountryId"],
];

/** The most people offered for one place. */
const MOST_OFFERED = 6;

const nameOf = ({ FirstName, LastName }: Pick<Person, "FirstName" | "LastName">) => `${FirstName} ${LastName}`;

/** Whether somebody has this name, however it is written. */
export function isNamed(one: Pick<Person, "FirstName" | "LastName">, other: Pick<Person, "FirstName" | "LastName">) {
  return isSameName(nameOf(one), nameOf(other));
}

/**
 * The client, by profile and documents, and everybody named in their bookings, each once with all known data: the
 * newest counts, and an older booking only adds what newer ones lack. Data that staff rejected are not offered again.
 * (CAR-62, LODGE-30)
 */
export function knownPeople({ profile, documents, bookings }: Sources): KnownPerson[] {
  const rejected = new Set(documents.flatMap((one) => (one.RejectedFor === null ? [] : one.Number)));
  const newestFirst = [...bookings].sort((a, b) => b.CreatedAt - a.CreatedAt);
  const named = newestFirst.flatMap((booking) => booking.people);
  const people: KnownPerson[] = [];
  for (const { person: said, age } of [...clientOf(profile, documents), ...named]) {
    const person = withoutRejected(rejected, said);
    // A child may have a parent's name.
    const at = people.findIndex((one) => (one.age === null) === (age === null) && isNamed(one.person, person));
    const known = people[at];
    if (!known) people.push({ person, age });
    else if (agree(known.person, person)) people[at] = { age: known.age, person: filledIn(known.person, person) };
  }
  return people;
}

/** The party of the newest booking that has one; null if none has. */
export function partyOf(bookings: readonly Named[]): Party | null {
  const newestFirst = [...bookings].sort((a, b) => b.CreatedAt - a.CreatedAt);
  return newestFirst.find(({ party }) => party !== null)?.party ?? null;
}

/**
 * The people to offer for a place in a form that is not filled yet: children for a child, and nobody who already has
 * another place. (LODGE-30)
 */
export function travelersFor(
  people: readonly KnownPerson[],
  named: readonly Fields[],
  { index, age: isChild }: { readonly index: number; readonly age: number | null },
): KnownPerson[] {
  const here = named[index];
  if (here?.FirstName !== "") return [];
  const others = named.filter((one) => one !== here);
  return people
    .filter(({ age }) => (age === null) === (isChild === null))
    .filter(({ person }) => !others.some((other) => isNamed(other, person)))
    .slice(0, MOST_OFFERED);
}

/** The people to offer as the driver: every adult who is not the driver yet, or of whom more is known. (CAR-62) */
export function driversFor(people: readonly KnownPerson[], driver: Person): KnownPerson[] {
  return people
    .filter(({ person, age }) => age === null && !sameFacts(withPerson(driver, person), driver))
    .slice(0, MOST_OFFERED);
}

/**
 * A form's fields with a person filled in: only the missing fields if the person is there already; otherwise all
 * fields, without those of the replaced person.
 */
export function withPerson<Form extends Fields>(here: Form, person: Person): Form {
  if (isNamed(here, person) && agree(here, person)) return filledIn(here, person);
  return withFacts(here, keysOf(emptyPerson), person);
}

/**
 * The fields completed with the known data of the person they name. Unchanged if they name nobody known, or two people
 * of one name.
 */
export function withKnown<Form extends Fields>(here: Form, people: readonly KnownPerson[]): Form {
  const [known, another] = people.filter(({ person }) => isNamed(here, person) && agree(here, person));
  return known && !another ? filledIn(here, known.person) : here;
}

/**
 * Travelers with a party in their places: its adults in order, and each of its children where the age is nearest.
 * Travelers beyond the party stay, unless they belong to it. (LODGE-30)
 */
export function withParty<Form extends Fields>(
  travelers: readonly Form[],
  places: readonly { readonly age: number | null }[],
  { people }: Party,
): Form[] {
  const waiting = [...people];
  const take = (age: number | null) => {
    const fits = waiting.filter((one) => (one.age === null) === (age === null));
    const far = (one: KnownPerson) => Math.abs((one.age ?? 0) - (age ?? 0));
    const next = fits.reduce<KnownPerson | undefined>(
      (best, one) => (best && far(best) <= far(one) ? best : one),
      undefined,
    );
    if (next) waiting.splice(waiting.indexOf(next), 1);
    return next;
  };
  return travelers.map((here, index) => {
    const next = take(places[index]?.age ?? null);
    if (next) return withPerson(here, next.person);
    return people.some(({ person }) => isNamed(here, person)) ? withPerson(here, emptyPerson) : here;
  });
}

function clientOf(profile: Sources["profile"], documents: readonly ClientDocument[]): KnownPerson[] {
  if (!profile) return [];
  const { FirstName, LastName, BirthDate, CountryId } = profile;
  const passport = paperOf(documents, IdentityDocumentType.Passport, profile);
  const licence = paperOf(documents, IdentityDocumentType.DriverLicense, profile);
  const person = {
    FirstName,
    LastName,
    BirthDate: BirthDate ?? "",
    CountryId: CountryId === null ? "" : String(CountryId),
    Passport: passport?.Number ?? "",
    PassportExpires: passport?.ExpiresOn ?? "",
    LicenseNumber: licence?.Number ?? "",
    LicenseCountryId: licence ? String(licence.CountryId) : "",
    LicenseIssued: licence?.IssuedOn ?? "",
    LicenseExpires: licence?.ExpiresOn ?? "",
  };
  return [{ person, age: null }];
}

/** Two people of one name may be father and son: they count as the same unless some value differs. */
function agree(one: Partial<Person>, other: Partial<Person>): boolean {
  const differ = (key: "Passport" | "BirthDate") => one[key] && other[key] && one[key] !== other[key];
  return !differ("Passport") && !differ("BirthDate");
}

function filledIn<Form extends Fields>(here: Form, person: Person): Form {
  const missing = facts.filter((fact) => {
    // The country of a licence may follow the driver's before there is a licence.
    const typed = fact.filter((key) => key !== "LicenseCountryId" && key in here);
    const [first] = typed;
    return first !== undefined && typed.every((key) => here[key] === "") && person[first] !== "";
  });
  return withFacts(here, missing.flat(), person);
}

/** A form's fields with some of a person's; fields that the form lacks are left out. */
function withFacts<Form extends Fields>(here: Form, names: readonly (keyof Person)[], person: Person): Form {
  const shown = names.filter((name) => name in here);
  return { ...here, ...Object.fromEntries(shown.map((name) => [name, person[name]])) };
}

function withoutRejected(rejected: ReadonlySet<string>, person: Person): Person {
  const passport = rejected.has(person.Passport) && { Passport: "", PassportExpires: "" };
  const licence = rejected.has(person.LicenseNumber) && {
    LicenseNumber: "",
    LicenseCountryId: "",
    LicenseIssued: "",
    LicenseExpires: "",
  };
  return { ...person, ...passport, ...licence };
}

const sameFacts = (one: Person, other: Person) => keysOf(emptyPerson).every((key) => one[key] === other[key]);

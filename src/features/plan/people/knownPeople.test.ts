import {
  driversFor,
  emptyPerson,
  type KnownPerson,
  knownPeople,
  type Person,
  partyOf,
  withKnown,
  withParty,
  withPerson,
} from "./knownPeople";

const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: "1990-01-02", CountryId: 40 };

const guest = (name: string, age: number | null = null, Passport = `P-${name}`): KnownPerson => ({
  person: {
    ...{ ...emptyPerson, FirstName: name, LastName: "Pérez", CountryId: "40" },
    ...{ Passport, PassportExpires: "2031-05-05" },
  },
  age,
});
const stay = (CreatedAt: number, people: KnownPerson[], at = "Casa Azul") => ({
  ...{ CreatedAt, people, party: people.length > 1 ? { at, people } : null },
});
const car = (CreatedAt: number, change: Partial<Person> = {}) => ({
  ...{ CreatedAt, party: null },
  people: [
    {
      person: {
        ...{ FirstName: "Ana", LastName: "Pérez", BirthDate: "1990-01-02", CountryId: "40", Passport: "P-Ana" },
        ...{ PassportExpires: "2031-05-05", LicenseNumber: "L-1", LicenseCountryId: "40" },
        ...{ LicenseIssued: "2010-01-01", LicenseExpires: "2032-01-01", ...change },
      },
      age: null,
    },
  ],
});
const known = (bookings: object[], documents: object[] = []) =>
  knownPeople({ profile, documents, bookings } as Parameters<typeof knownPeople>[0]).map(({ person }) => person);

it("the choice of known people lists the client and everybody in their bookings once, with the facts from each booking (CAR-62, LODGE-30)", () => {
  const people = known([stay(1, [guest("Ana"), guest("Luis")]), car(2), stay(3, [guest("LUIS ", null, "P-new")])]);
  expect(people).toHaveLength(2);
  expect(people[0]).toMatchObject({ BirthDate: "1990-01-02", Passport: "P-Ana", LicenseNumber: "L-1" });
  expect(people[1]).toMatchObject({ Passport: "P-new", LicenseNumber: "" });
});

it("the choice of known people lists a person once, however the name is written (ACC-21)", () => {
  const people = known([stay(1, [guest("Søren")]), stay(2, [guest("SOEREN", null, "P-Søren")])]);
  expect(people.map(({ FirstName }) => FirstName)).toEqual(["Ana", "SOEREN"]);
  const [, soren] = knownPeople({ profile, documents: [], bookings: [stay(1, [guest("Søren")])] });
  const typed = { ...emptyPerson, FirstName: "Soren", LastName: "Perez" };
  expect(withKnown(typed, soren ? [soren] : [])).toMatchObject({ FirstName: "Soren", Passport: "P-Søren" });
});

it("the choice of known people does not mix two people with one name: the newest counts (CAR-62)", () => {
  const [ana] = known([stay(2, [guest("Ana", null, "P-mother")]), car(1, { BirthDate: "1960-07-07" })]);
  expect(ana).toMatchObject({ Passport: "P-mother", LicenseNumber: "" });
});

it("the choice of known people does not mix a child with an adult of the same name, nor with a person in the form (CAR-62, LODGE-30)", () => {
  const bookings = [stay(1, [guest("Ana", 8, "P-child")])];
  const people = knownPeople({ profile, documents: [], bookings });
  expect(people.map(({ person, age }) => [age, person.Passport])).toEqual([
    [null, ""],
    [8, "P-child"],
  ]);
  const named = { ...emptyPerson, FirstName: "Ana", LastName: "Pérez" };
  expect(withKnown(named, people)).toEqual(named);
  const father = knownPeople({ profile, documents: [], bookings: [car(1)] });
  const daughter = { ...named, BirthDate: "2015-03-03" };
  expect(withKnown(daughter, father)).toEqual(daughter);
  expect(withPerson(daughter, (father[0] as KnownPerson).person)).toMatchObject({ BirthDate: "1990-01-02" });
});

it("the choice of known people does not offer data that staff rejected (ACC-18)", () => {
  const rejected = { Type: 2, Number: "P-Ana", FirstName: "Ana", LastName: "Pérez", RejectedFor: "Too dark" };
  expect(known([stay(1, [guest("Ana")])], [rejected])[0]).toMatchObject({ FirstName: "Ana", Passport: "" });
});

it("the choice of known people completes the person named in a form, and keeps typed values (LODGE-30)", () => {
  const people = knownPeople({ profile, documents: [], bookings: [car(1)] });
  const named = { ...emptyPerson, FirstName: " ana", LastName: "Pérez" };
  expect(withKnown(named, people)).toMatchObject({ FirstName: " ana", Passport: "P-Ana", LicenseIssued: "2010-01-01" });
  expect(withKnown({ ...named, Passport: "OTHER" }, people)).toMatchObject({ Passport: "OTHER", PassportExpires: "" });
  expect(withKnown({ ...named, FirstName: "Eva" }, people)).toMatchObject({ Passport: "" });
});

it("the choice of known people keeps no data of a replaced person (CAR-62)", () => {
  const { person } = knownPeople({ profile, documents: [], bookings: [stay(1, [guest("Luis")])] })[1] as KnownPerson;
  const before = { ...emptyPerson, FirstName: "Ana", LastName: "Pérez", Passport: "P-Ana", LicenseNumber: "L-1" };
  expect(withPerson(before, person)).toMatchObject({ FirstName: "Luis", Passport: "P-Luis", LicenseNumber: "" });
  expect(withPerson({ FirstName: "", LastName: "", Passport: "" }, person)).toEqual({
    FirstName: "Luis",
    LastName: "Pérez",
    Passport: "P-Luis",
  });
});

it("the choice of known people offers as the driver every adult but the one named, children never (CAR-62)", () => {
  const people = knownPeople({
    ...{ profile, documents: [] },
    bookings: [stay(1, [guest("Ana"), guest("Luis"), guest("Eva", 6)])],
  });
  const names = (driver: Person) => driversFor(people, driver).map(({ person }) => person.FirstName);
  const ana = withPerson(emptyPerson, people[0]?.person ?? emptyPerson);
  expect(names({ ...emptyPerson, FirstName: "Ana", LastName: "Pérez" })).toEqual(["Ana", "Luis"]);
  expect(names(ana)).toEqual(["Luis"]);
});

describe("the travelers of another stay (LODGE-30)", () => {
  it("are those of the newest booking that has a party", () => {
    const family = [guest("Ana"), guest("Luis")];
    const bookings = [stay(1, family, "First"), stay(2, family, "Second"), stay(3, [guest("Ana")], "Alone"), car(4)];
    expect(partyOf(bookings)?.at).toBe("Second");
    expect(partyOf([])).toBeNull();
  });

  it("are assigned to places: adults in order, each child to the nearest age, and nobody twice", () => {
    const party = partyOf([stay(1, [guest("Ana"), guest("Luis"), guest("Eva", 9), guest("Leo", 4)])]);
    const places = [null, null, null, 4, 10].map((age) => ({ age }));
    const typed = ["", "", "Luis", "", ""].map((FirstName) => ({ FirstName, LastName: "Pérez", Passport: "" }));
    expect(party && withParty(typed, places, party).map(({ FirstName }) => FirstName)).toEqual([
      "Ana",
      "Luis",
      "",
      "Leo",
      "Eva",
    ]);
  });
});

import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { type FieldProblem, Problem, wrongIf } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { compareNames } from "../../../shared/compareNames";
import { havanaDate } from "../../../shared/havana";
import { type Language, languageOf } from "../../../shared/language";
import { isInLatinLetters } from "../../../shared/paperLetters";
import { plainCode } from "../../../shared/plainText";
import type { Refusal } from "../../../shared/refusals";
import { incompleteProfile, isBirthDate, normaliseEmail } from "../account.rules";
import type { Country, Profile, ProfileUpdate } from "../account.schemas";
import { readPhone } from "../phone.numbers";
import { allCountries, type ClientRow, clientById, countryExists, updateClient } from "./account.repository";
import { endOtherCodes, isoOf, provenPhoneOf } from "./phone/phone.repository";
import { requiredUnderEither } from "./registration/aliases";
import { suspendedOf } from "./suspension/suspension.repository";

type Deps = Pick<Services, "db" | "now"> & {
  /** Makes the checks of the client's open plans again after a change of the profile. */
  recheck: (tx: Tx, clientId: number) => Promise<void>;
};

/** A client's personal data. */
export function profileService({ db, now, recheck }: Deps) {
  return {
    /** For the client and staff. */
    getProfile: async (caller: Caller, clientId: number): Promise<Profile> => {
      requireOwner(caller, clientId);
      return read(clientId);
    },

    /**
     * For the client; staff in the client's place may not change names, phone or date of birth (`impersonated`). Throws
     * `invalid` with the wrong fields. Codes that were sent to another number than the saved one are void. (DESK-8,
     * OPS-19, ACC-12)
     */
    updateProfile: async (caller: Caller, update: ProfileUpdate): Promise<Profile> => {
      requireSelf(caller, update.clientId);
      const profile = await read(update.clientId);
      requireUnchanged(update, profile);
      const { phone: typed, ...others } = changeOf(update, profile);
      // A number that the last release stored as it was typed may be sent back, even if it is invalid. (ACC-8)
      const isKept = typed === storedPhone(profile);
      const number = typed && readPhone(typed, await isoOf(db, others.countryId))?.number;
      const phone = number ?? (isKept ? typed : undefined);
      const problems = [
        ...namesProblems(others, profile),
        ...wrongIf(phone === undefined, "Phone", "phone"),
        ...(await problemsOf(others)),
      ];
      if (phone === undefined || problems.length > 0) throw new Problem("invalid", {}, problems);
      if (caller.impersonatorId !== undefined && (!isKept || provesIdentity(await known(update.clientId), others)))
        throw new Problem("impersonated");
      const change = { ...others, phone };
      await db.transaction(async (tx) => {
        await updateClient(tx, update.clientId, change);
        await recheck(tx, update.clientId);
        const saved = await known(update.clientId, tx);
        await endOtherCodes(tx, update.clientId, phone, now());
        // Last, since it locks the client's row against all who refer to it, including those who hold a plan's lock.
        if (saved.verifiedPhone !== null && saved.verifiedPhone !== phone)
          await updateClient(tx, update.clientId, { verifiedPhone: null });
      });
      return read(update.clientId);
    },

    /** Public. Names in this language, sorted by it. */
    getCountries: async (language: Language): Promise<Country[]> => {
      const rows = await allCountries(db);
      const names = new Intl.DisplayNames(language, { type: "region" });
      const compare = compareNames(language);
      return rows
        .map(({ id, iso, passportMonths }) => ({
          Id: id,
          Iso: iso,
          Name: names.of(iso) ?? iso,
          PassportMonths: passportMonths,
        }))
        .sort((a, b) => compare(a.Name, b.Name));
    },
  };

  async function known(clientId: number, tx: Tx = db): Promise<ClientRow> {
    const client = await clientById(tx, clientId);
    if (!client) throw new Problem("notFound");
    return client;
  }

  async function read(clientId: number): Promise<Profile> {
    const client = await known(clientId);
    const Suspended = await suspendedOf(db, clientId, now());
    return { ...profileOf(client, (await provenPhoneOf(db, client)) !== null), Suspended };
  }

  async function problemsOf({ birthDate, countryId }: Origin): Promise<FieldProblem[]> {
    return [
      ...wrongIf(birthDate !== null && !isBirthDate(birthDate, havanaDate(now())), "BirthDate", "birthDate"),
      ...wrongIf(countryId !== null && !(await countryExists(db, countryId)), "CountryId", "country"),
    ];
  }
}

/** Why the client's profile does not allow paying and signing; null when it does. */
export async function profileRefusal(tx: Tx, clientId: number): Promise<Refusal | null> {
  const client = await clientById(tx, clientId);
  if (!client) throw new Problem("notFound");
  return incompleteProfile(client);
}

/** A name is written in Latin letters; one that was given in others before may stay as it is. (PAPER-11) */
function namesProblems(
  { firstName, lastName }: Pick<ClientRow, "firstName" | "lastName">,
  stored: Profile,
): FieldProblem[] {
  const isRefused = (name: string, former: string) => name !== former && !isInLatinLetters(name);
  return [
    ...wrongIf(isRefused(firstName, stored.FirstName), "FirstName", "latinLetters"),
    ...wrongIf(isRefused(lastName, stored.LastName), "LastName", "latinLetters"),
  ];
}

type Origin = Pick<ClientRow, "birthDate" | "countryId">;
type Identity = Pick<ClientRow, "firstName" | "lastName" | "birthDate">;

/** Whether a change touches the fields that identify the client, besides the phone. */
function provesIdentity(known: Identity, { firstName, lastName, birthDate }: Identity): boolean {
  const same = known.firstName === firstName && known.lastName === lastName;
  return !same || known.birthDate !== birthDate;
}

/** Throws `invalid` if fields differ that are changed elsewhere, or never. */
function requireUnchanged(update: ProfileUpdate, { Id, email, PhoneVerified }: Profile): void {
  const address = (written?: string) => written === undefined || normaliseEmail(written) === email;
  const unchanged = {
    Id: update.Id === undefined || update.Id === Id,
    email: address(update.email),
    cremail: address(update.cremail),
    PhoneVerified: update.PhoneVerified === undefined || update.PhoneVerified === PhoneVerified,
  };
  const changed = Object.entries(unchanged).flatMap(([Field, same]) => wrongIf(!same, Field, "readOnly"));
  if (changed.length > 0) throw new Problem("invalid", {}, changed);
}

/** The phone in the form that the last release stored and a page may send back. */
const storedPhone = ({ Phone }: Pick<Profile, "Phone">) => Phone && plainCode(Phone);

/** The phone under either of its names. If both are sent, as in a profile that was fetched, the changed one counts. */
function phoneOf({ Phone, PhoneNumber }: ProfileUpdate, stored: Profile): string | null {
  const before = storedPhone(stored);
  if (Phone !== undefined && PhoneNumber === before) return Phone || null;
  if (PhoneNumber !== undefined && Phone === before) return PhoneNumber || null;
  return requiredUnderEither(["Phone", Phone], ["PhoneNumber", PhoneNumber], (phone) => phone || null) || null;
}

/** The profile with the changes applied, its phone as it was typed. */
function changeOf(update: ProfileUpdate, stored: Profile) {
  return {
    firstName: update.FirstName,
    lastName: update.LastName,
    phone: phoneOf(update, stored),
    birthDate: update.BirthDate,
    countryId: update.CountryId,
    address: update.Address || null,
    city: update.City || null,
    postalCode: update.PostalCode || null,
    language: languageOf(update.Language),
  };
}

function profileOf(client: ClientRow, phoneVerified: boolean): Profile {
  return {
    Id: client.id,
    clientId: client.id,
    email: client.email,
    cremail: client.email,
    FirstName: client.firstName,
    LastName: client.lastName,
    Phone: client.phone,
    PhoneNumber: client.phone,
    PhoneVerified: phoneVerified,
    BirthDate: client.birthDate,
    CountryId: client.countryId,
    Address: client.address,
    City: client.city,
    PostalCode: client.postalCode,
    Language: client.language,
  };
}

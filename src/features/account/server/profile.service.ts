import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { type FieldProblem, Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { isBlank } from "../../../shared/blank";
import { compareNames } from "../../../shared/compareNames";
import { isPhone } from "../../../shared/contacts";
import { havanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import type { Refusal } from "../../../shared/refusals";
import { incompleteProfile, isBirthDate, normaliseEmail } from "../account.rules";
import type { Country, Profile, ProfileUpdate } from "../account.schemas";
import { allCountries, type ClientRow, clientById, countryExists, updateClient } from "./account.repository";
import { isoOf } from "./phone/phone.repository";
import { normalisePhone } from "./phone/phoneNumbers";
import { requiredUnderEither } from "./registration/aliases";

type Parts = Pick<Services, "db" | "now"> & {
  /** Makes the checks of the client's open plans again after a change of the profile. */
  recheck: (tx: Tx, clientId: number) => Promise<void>;
};

/** A client's personal data. */
export function profileService({ db, now, recheck }: Parts) {
  return {
    /** For the client and staff. */
    getProfile: async (caller: Caller, clientId: number): Promise<Profile> => {
      requireOwner(caller, clientId);
      return profileOf(await known(clientId));
    },

    /**
     * For the client; staff in the client's place may not change names, phone or date of birth (`impersonated`). Throws
     * `invalid` with the wrong fields. (DESK-8, OPS-19)
     */
    updateProfile: async (caller: Caller, update: ProfileUpdate): Promise<Profile> => {
      requireSelf(caller, update.clientId);
      const profile = profileOf(await known(update.clientId));
      requireUnchanged(update, profile);
      const change = trimmed(update, profile);
      const problems = await problemsOf(change);
      if (problems.length > 0) throw new Problem("invalid", {}, problems);
      if (caller.impersonatorId !== undefined && provesIdentity(await known(update.clientId), change))
        throw new Problem("impersonated");
      await db.transaction(async (tx) => {
        const unproven = !(await isStillProven(tx, update.clientId, change));
        await updateClient(tx, update.clientId, change);
        await recheck(tx, update.clientId);
        // Last, since it locks the client's row against all who refer to it, including those who hold a plan's lock.
        if (unproven) await updateClient(tx, update.clientId, { verifiedPhone: null });
      });
      return profileOf(await known(update.clientId));
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

  async function known(clientId: number): Promise<ClientRow> {
    const client = await clientById(db, clientId);
    if (!client) throw new Problem("notFound");
    return client;
  }

  async function problemsOf(change: ReturnType<typeof trimmed>): Promise<FieldProblem[]> {
    const { firstName, lastName, phone, birthDate, countryId } = change;
    const wrong = (is: boolean, Field: string, Code: string): FieldProblem[] => (is ? [{ Field, Code }] : []);
    return [
      ...wrong(isBlank(firstName), "FirstName", "required"),
      ...wrong(isBlank(lastName), "LastName", "required"),
      ...wrong(phone !== null && !isPhone(phone), "Phone", "phone"),
      ...wrong(birthDate !== null && !isBirthDate(birthDate, havanaDate(now())), "BirthDate", "birthDate"),
      ...wrong(countryId !== null && !(await countryExists(db, countryId)), "CountryId", "country"),
    ];
  }
}

/** Why the client's profile does not allow paying and signing; null when it does. */
export async function profileRefusal(tx: Tx, clientId: number): Promise<Refusal | null> {
  const client = await clientById(tx, clientId);
  if (!client) throw new Problem("notFound");
  return incompleteProfile(client);
}

/** Whether the verified number, if any, is still the one in the profile, however it is written. (ACC-12) */
async function isStillProven(
  tx: Tx,
  clientId: number,
  { phone, countryId }: { phone: string | null; countryId: number | null },
): Promise<boolean> {
  const verified = (await clientById(tx, clientId))?.verifiedPhone ?? null;
  if (verified === null) return true;
  return phone !== null && normalisePhone(phone, await isoOf(tx, countryId)) === verified;
}

type Identity = Pick<ClientRow, "firstName" | "lastName" | "phone" | "birthDate">;

/** Whether a change touches the fields that identify the client. */
function provesIdentity(known: Identity, change: Identity): boolean {
  const { firstName, lastName, phone, birthDate } = change;
  const same = known.firstName === firstName && known.lastName === lastName;
  return !same || known.phone !== phone || known.birthDate !== birthDate;
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
  const changed = Object.entries(unchanged).flatMap(([Field, same]) => (same ? [] : [{ Field, Code: "readOnly" }]));
  if (changed.length > 0) throw new Problem("invalid", {}, changed);
}

/** The phone under either of its names. If both are sent, as in a profile that was fetched, the changed one counts. */
function phoneOf({ Phone, PhoneNumber }: ProfileUpdate, stored: Profile): string | null {
  if (Phone !== undefined && PhoneNumber === stored.PhoneNumber) return Phone;
  if (PhoneNumber !== undefined && Phone === stored.Phone) return PhoneNumber;
  return requiredUnderEither(["Phone", Phone], ["PhoneNumber", PhoneNumber], line);
}

const line = (text: string | null) => text?.trim() || null;

function trimmed(update: ProfileUpdate, stored: Profile) {
  return {
    firstName: update.FirstName.trim(),
    lastName: update.LastName.trim(),
    phone: line(phoneOf(update, stored)),
    birthDate: update.BirthDate,
    countryId: update.CountryId,
    address: line(update.Address),
    city: line(update.City),
    postalCode: line(update.PostalCode),
    language: update.Language,
  };
}

function profileOf(client: ClientRow): Profile {
  return {
    Id: client.id,
    clientId: client.id,
    email: client.email,
    cremail: client.email,
    FirstName: client.firstName,
    LastName: client.lastName,
    Phone: client.phone,
    PhoneNumber: client.phone,
    PhoneVerified: client.verifiedPhone !== null,
    BirthDate: client.birthDate,
    CountryId: client.countryId,
    Address: client.address,
    City: client.city,
    PostalCode: client.postalCode,
    Language: client.language,
  };
}

import type { Services, Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import { type DocumentDays, dayProblems, type GivenType, normaliseNumber } from "../documents.rules";
import type { DocumentsPorts, TypedDriver } from "./documents.ports";
import { currentDocuments, lockOwner, replaceDocument } from "./documents.repository";

type Parts = Pick<Services, "now"> & { isSamePerson: DocumentsPorts["isSamePerson"] };

/**
 * What is typed when a car is booked need not be typed again: the driver's passport and licence become the client's
 * documents where he has none of that type, when the driver is the client or he gave no document at all yet. Runs in
 * the booking's transaction, before the plan's checks are made. (DOC-7)
 */
export function driverDocuments({ now, isSamePerson }: Parts) {
  return async (tx: Tx, clientId: number, driver: TypedDriver): Promise<void> => {
    const owner = await lockOwner(tx, clientId);
    if (!owner) return;
    const given = new Set((await currentDocuments(tx, clientId)).map(({ type }) => type));
    const isOwner = isSamePerson(`${driver.FirstName} ${driver.LastName}`, owner.firstName, owner.lastName);
    if (!isOwner && given.size > 0) return;
    for (const document of documentsOf(driver)) {
      const usable = dayProblems(document.type, document, havanaDate(now())).length === 0;
      if (given.has(document.type) || !usable) continue;
      await replaceDocument(tx, { ...document, clientId, status: "given", givenAt: now() });
    }
  };
}

type DriverDocument = DocumentDays & {
  type: GivenType;
  number: string;
  firstName: string;
  lastName: string;
  countryId: number;
};

function documentsOf(driver: TypedDriver): DriverDocument[] {
  const person = { firstName: driver.FirstName.trim(), lastName: driver.LastName.trim(), birthDate: driver.BirthDate };
  return [
    {
      ...person,
      type: 2,
      number: normaliseNumber(driver.Passport),
      countryId: driver.CountryId,
      issuedOn: null,
      expiresOn: driver.PassportExpires,
    },
    {
      ...person,
      type: 3,
      number: normaliseNumber(driver.LicenseNumber),
      countryId: driver.LicenseCountryId,
      issuedOn: driver.LicenseIssued,
      expiresOn: driver.LicenseExpires,
    },
  ];
}

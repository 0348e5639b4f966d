import { inParallel } from "../../../platform/server/inParallel";
import type { Services, Tx } from "../../../platform/server/services";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { type HavanaDate, havanaDate } from "../../../shared/havana";
import { fillClient } from "../../account/server/account.repository";
import {
  type CarDriver,
  dayProblems,
  type documentHolders,
  type GivenType,
  isSameDocument,
  normaliseNumber,
  type Typed,
} from "../documents.rules";
import { isDriving, type Person } from "../driver.rules";
import {
  addDriverDocument,
  currentDocuments,
  type DocumentRow,
  driversDocuments,
  lockOwner,
  type Owner,
  replaceDocument,
} from "./documents.repository";

type Holder = (typeof documentHolders)[number];

/**
 * Stores a driver's documents, in the booking's transaction and before the plan's checks are made. Returns whose they
 * are. `mostInReview`: once so many of the client's drivers' documents wait, no other driver's are stored.
 */
export type RememberDriver = (
  tx: Tx,
  clientId: number,
  driver: CarDriver,
  limit?: { mostInReview: number },
) => Promise<Holder>;

/**
 * Stores what was typed for a car's driver, so that it need not be typed again. If the client drives, passport and
 * licence become the client's documents if none of that type was given, and birth date and country go to the profile if
 * empty. Another driver's documents never become the client's: they are stored as the driver's and reviewed by staff.
 * (DOC-7)
 */
export function driverDocuments({ now }: Pick<Services, "now">): RememberDriver {
  return async (tx, clientId, driver, { mostInReview } = { mostInReview: Number.POSITIVE_INFINITY }) => {
    const [owner, own, others] = await inParallel(
      lockOwner(tx, clientId),
      currentDocuments(tx, clientId),
      driversDocuments(tx, clientId),
    );
    if (!owner) return "client";
    const isOwner = isDriving(personOf(owner, own), driver);
    const inReview = others.filter(({ status }) => status === "inReview").length;
    if (!isOwner && inReview >= mostInReview) return "driver";
    const known = isOwner ? own : others;
    const at = now();
    const store = async (document: ReturnType<typeof documentsOfDriver>[number]) => {
      const ofType = known.filter(({ type }) => type === document.type);
      if (!isOwner) {
        if (ofType.some((one) => isSameDocument(one, document))) return;
        await addDriverDocument(tx, { ...document, clientId, status: "inReview", givenAt: at });
      } else if (ofType.length === 0 && dayProblems(document.type, document, havanaDate(at)).length === 0) {
        await replaceDocument(tx, { ...document, clientId, status: "given", givenAt: at });
      }
    };
    const origin = { birthDate: driver.birthDate, countryId: driver.passport?.countryId ?? null };
    await inParallel(isOwner && fillClient(tx, clientId, origin), ...documentsOfDriver(driver).map(store));
    return isOwner ? "client" : "driver";
  };
}

/** A client's name, and the dates of birth that account and documents say. */
function personOf(owner: Owner, own: readonly DocumentRow[]): Person {
  const { firstName, lastName } = owner;
  return { firstName, lastName, birthDates: [owner, ...own].flatMap(({ birthDate }) => birthDate ?? []) };
}

/** A driver's passport, if it was given, and licence as documents. */
export function documentsOfDriver(driver: CarDriver): (Typed & { type: GivenType })[] {
  const { passport, licence, birthDate } = driver;
  const document = <Type extends GivenType>(
    type: Type,
    { number, countryId, expiresOn }: { number: string; countryId: number; expiresOn: HavanaDate },
    issuedOn: HavanaDate | null,
  ) => ({
    type,
    number: normaliseNumber(number),
    firstName: driver.firstName,
    lastName: driver.lastName,
    birthDate,
    countryId,
    issuedOn,
    expiresOn,
  });
  return [
    ...(passport ? [document(IdentityDocumentType.Passport, passport, null)] : []),
    document(IdentityDocumentType.DriverLicense, licence, licence.issuedOn),
  ];
}

import { inParallel } from "../../../platform/server/inParallel";
import type { Tx } from "../../../platform/server/services";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { HavanaDate } from "../../../shared/havana";
import { isWithStaff, type Refusal } from "../../../shared/refusals";
import {
  type CarDriver,
  type DocumentPolicy,
  type DocumentStatus,
  type DrivenCar,
  documentStatuses,
  documentsRefusal,
  type GivenType,
  isSameDocument,
  licenceAgeRefusal,
  neededTypes,
  passportPeriodRefusal,
  statusProblem,
  type Trip,
  travelerPassportRefusal,
} from "../documents.rules";
import { driverAgeRefusal, driverLicenceRefusal, driverPassportRefusal } from "../driver.rules";
import { currentDocuments, type DocumentRow, driversDocuments, type KnownDocument } from "./documents.repository";
import { documentsOfDriver } from "./driverDocuments";

export type DocumentOutcomes = {
  documents: Refusal | null;
  licenceAge: Refusal | null;
  passportPeriod: Refusal | null;
};

/** What a trip is checked against: the client's own documents, and those of other drivers. */
export type Papers = { own: readonly KnownDocument[]; others: readonly DocumentRow[] };

export type DocumentChecksService = ReturnType<typeof documentChecks>;

/**
 * The checks of a trip before it is paid; null: passed. The client as a driver is checked by the client's documents,
 * another driver by what was typed when the car was booked. A check without its document fails and names the document.
 * (DOC-2, DOC-3, DOC-4)
 */
export function documentChecks({ payOnUnseen }: DocumentPolicy) {
  async function papersOf(tx: Tx, clientId: number): Promise<Papers> {
    const [own, others] = await inParallel(currentDocuments(tx, clientId), driversDocuments(tx, clientId));
    return { own, others };
  }

  /**
   * The cars that the client drives, and those with other drivers: those whose papers a booking has stored as another
   * driver's, whatever the client has since changed in profile and documents. (DOC-7)
   */
  function whoDrives({ others }: Papers, cars: readonly DrivenCar[]) {
    const isOthers = ({ driver }: DrivenCar) => storedOf(others, driver) !== null;
    return { ownCars: cars.filter((car) => !isOthers(car)), othersCars: cars.filter(isOthers) };
  }

  /** Whether the client drives one of these cars, and staff have not verified the client's licence. (DOC-7) */
  function drivesUnverified(papers: Papers, cars: readonly DrivenCar[]): boolean {
    const licence = papers.own.find(({ type }) => type === IdentityDocumentType.DriverLicense);
    return whoDrives(papers, cars).ownCars.length > 0 && licence?.status !== "verified";
  }

  /**
   * Faults that the client has to correct are named before documents in review, because the deadline pauses only while
   * nothing is left for the client to do. Of documents in review, another driver's come first, because a paid booking
   * is not changed to their holder. (PLAN-34, DOC-7)
   */
  function documents(papers: Papers, { cars }: Trip): Refusal | null {
    const { ownCars, othersCars } = whoDrives(papers, cars);
    const own = documentsRefusal(neededTypes(ownCars), statusesOf(papers.own), { payOnUnseen });
    const ofDrivers = othersCars.map((car) => driverDocumentsRefusal(papers, car));
    const ofClient = [own, ...ofDrivers].find((refusal) => refusal !== null && !isWithStaff(refusal));
    return ofClient ?? first([...ofDrivers, own], (refusal) => refusal);
  }

  /** The worse of another driver's two documents. */
  function driverDocumentsRefusal({ others }: Papers, { bookingId, driver }: DrivenCar): Refusal | null {
    const problems = (storedOf(others, driver) ?? []).map(({ status }) => statusProblem(status, { payOnUnseen }));
    if (problems.includes("rejected")) return { code: "driverRejected", facts: { bookingId } };
    return problems.includes("inReview") ? { code: "driverInReview", facts: { bookingId } } : null;
  }

  /** Why another driver may not drive a booked car, and why staff rejected their documents. */
  function driverPapers(papers: Papers, car: DrivenCar) {
    const refusals = [
      driverDocumentsRefusal(papers, car),
      driverAgeRefusal(car),
      driverLicenceRefusal(car),
      driverPassportRefusal(car.driver.passport, car),
    ];
    const rejected = storedOf(papers.others, car.driver)?.find(({ status }) => status === "rejected");
    return {
      Refusal: refusals.find((refusal) => refusal !== null) ?? null,
      RejectedFor: rejected?.rejectedFor ?? null,
    };
  }

  /** Age and licence of each car's driver. (CAR-1, DOC-2) */
  function licenceAge(papers: Papers, { cars }: Trip): Refusal | null {
    const { ownCars, othersCars } = whoDrives(papers, cars);
    const licence = papers.own.find(({ type }) => type === IdentityDocumentType.DriverLicense);
    if (ownCars.length > 0 && !licence?.issuedOn) return { code: "licenceMissing", facts: {} };
    const own = licence?.issuedOn ? licenceAgeRefusal({ ...licence, issuedOn: licence.issuedOn }, ownCars) : null;
    return own ?? first(cars, driverAgeRefusal) ?? first(othersCars, driverLicenceRefusal);
  }

  function passportPeriod(papers: Papers, trip: Trip): Refusal | null {
    const passport = papers.own.find(({ type }) => type === IdentityDocumentType.Passport);
    if (!passport) return { code: "passportMissing", facts: {} };
    const own = passportPeriodRefusal({ expiresOn: passport.expiresOn, months: passport.passportMonths }, trip);
    const { othersCars } = whoDrives(papers, trip.cars);
    return (
      own ??
      first(othersCars, (car) => driverPassportRefusal(car.driver.passport, car)) ??
      first(trip.guests, (guest) => travelerPassportRefusal(guest.passport, guest))
    );
  }

  return {
    papersOf,
    whoDrives,
    drivesUnverified,
    documents,
    licenceAge,
    passportPeriod,
    driverPapers,
    all: (papers: Papers, trip: Trip): DocumentOutcomes => ({
      documents: documents(papers, trip),
      licenceAge: licenceAge(papers, trip),
      passportPeriod: passportPeriod(papers, trip),
    }),
  };
}

function first<Booked>(all: readonly Booked[], refusalOf: (one: Booked) => Refusal | null): Refusal | null {
  for (const one of all) {
    const refusal = refusalOf(one);
    if (refusal) return refusal;
  }
  return null;
}

/** Another driver's passport and licence; null where they are not stored as another's: the client drives. (DOC-7) */
function storedOf(others: readonly DocumentRow[], driver: CarDriver): DocumentRow[] | null {
  const typed = documentsOfDriver(driver);
  const stored = typed.flatMap(
    (document) => others.findLast((one) => one.type === document.type && isSameDocument(one, document)) ?? [],
  );
  return stored.length === typed.length ? stored : null;
}

export function statusesOf(documents: readonly KnownDocument[]): Map<GivenType, DocumentStatus> {
  return new Map(
    documents.flatMap(({ type, status }): [GivenType, DocumentStatus][] => {
      const known = documentStatuses.find((one) => one === status);
      return (type === IdentityDocumentType.Passport || type === IdentityDocumentType.DriverLicense) && known
        ? [[type, known]]
        : [];
    }),
  );
}

/** The day until which a client's passport must be valid for a trip; null if it is, or if none was given. */
export async function passportNeededUntil(
  tx: Tx,
  clientId: number,
  trip: Pick<Trip, "firstDay" | "lastDay">,
): Promise<HavanaDate | null> {
  const passport = (await currentDocuments(tx, clientId)).find(({ type }) => type === IdentityDocumentType.Passport);
  const refusal = passport && passportPeriodRefusal({ ...passport, months: passport.passportMonths }, trip);
  return typeof refusal?.facts.earliest === "string" ? refusal.facts.earliest : null;
}

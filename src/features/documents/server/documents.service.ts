import { writeView } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { type FieldProblem, Problem, wrongField, wrongIf } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { likeness } from "../../../shared/names/likeness";
import type { Refusal } from "../../../shared/refusals";
import { countryExists, fillClient } from "../../account/server/account.repository";
import {
  dayProblems,
  documentTypeServing,
  isDocumentNumber,
  isSameDocument,
  neededTypes,
  neededUntil,
  normaliseNumber,
  pathAfter,
  processStatus,
  statusOn,
  statusWhenGiven,
  type Trip,
} from "../documents.rules";
import type {
  CheckOutcome,
  ClientDocument,
  DocumentProcess,
  GivenDocument,
  NeededDocuments,
  StartedProcess,
} from "../documents.schemas";
import { kindOf } from "./documentReview";
import { type DocumentChecksService, statusesOf } from "./documents.checks";
import type { DocumentsPorts } from "./documents.ports";
import {
  currentDocuments,
  type DocumentRow,
  driversDocuments,
  keepProcess,
  lockOwner,
  processOf,
  rejectedDocuments,
  replaceDocument,
  rewriteDocument,
} from "./documents.repository";

type Deps = Pick<Services, "db" | "now"> & { checks: DocumentChecksService; ports: DocumentsPorts };

export type DocumentsService = ReturnType<typeof documentsService>;

/** A client's identity documents and a trip's requirements (DOC-1, WIRE-12). */
export function documentsService({ db, now, checks, ports }: Deps) {
  return {
    /**
     * For the client, and for staff, whose accesses are audited, once an hour. `docType` 0: all; 4: what serves as a
     * licence.
     */
    getClientDocuments: async (caller: Caller, clientId: number, docType: number): Promise<ClientDocument[]> => {
      requireOwner(caller, clientId);
      return db.transaction(async (tx) => {
        if (caller.clientId !== clientId || caller.impersonatorId !== undefined) {
          const subject = `client ${clientId}`;
          await writeView(tx, { at: now(), caller, action: "documents.read", subject, facts: { docType } });
        }
        const documents = await currentDocuments(tx, clientId);
        return documents
          .filter(({ type }) => docType === ALL_TYPES || documentTypeServing(docType) === type)
          .map((document) => documentOf(document, { photoId: document.photoId, at: now() }));
      });
    },

    /** For the client: the documents of other drivers in their bookings. */
    getDriversDocuments: async (caller: Caller, clientId: number): Promise<ClientDocument[]> => {
      requireSelf(caller, clientId);
      return (await driversDocuments(db, clientId)).map((document) =>
        documentOf(document, { photoId: null, at: now() }),
      );
    },

    /**
     * For the client: replaces the document of the same type, checks open plans again and notifies the client. A
     * document that we already have keeps its review and its photo; its number and names are stored as written now.
     * Throws `invalid` with the wrong fields, and `documents.sameAsRejected` for one that staff rejected before.
     * (DOC-6, MAIL-6)
     */
    giveDocument: async (caller: Caller, given: GivenDocument): Promise<ClientDocument> => {
      requireSelf(caller, given.ClientId);
      const problems = await problemsOf(given);
      if (problems.length > 0) throw new Problem("invalid", {}, problems);
      return db.transaction(async (tx) => {
        const owner = await lockOwner(tx, given.ClientId);
        if (!owner) throw new Problem("notFound");
        const name = `${given.FirstName} ${given.LastName}`;
        const isOwnName = likeness(name, owner) === "matches";
        const typed = {
          number: normaliseNumber(given.Number),
          firstName: given.FirstName,
          lastName: given.LastName,
          countryId: given.CountryId,
          issuedOn: given.IssuedOn,
          expiresOn: given.ExpiresOn,
          birthDate: given.BirthDate,
        };
        const at = now();
        const documents = await currentDocuments(tx, given.ClientId);
        // A licence's form does not ask for the day of birth.
        const born = given.BirthDate ?? owner.birthDate ?? documents.find(({ birthDate }) => birthDate)?.birthDate;
        if (given.IssuedOn && born && given.IssuedOn < born) throw wrongField("IssuedOn", "issuedTooEarly");
        const current = documents.find(({ type }) => type === given.Type);
        const rejected = await rejectedDocuments(tx, given.ClientId, given.Type);
        const status = statusWhenGiven({ isOwnName, afterRejection: rejected.length > 0 });
        // A document that waited for staff because of another name counts once the profile has that name.
        const countsNow = current?.status === "inReview" && status === "given";
        if (current && current.status !== "rejected" && !countsNow && isSameDocument(current, typed))
          return documentOf(await rewriteDocument(tx, current, typed), { photoId: current.photoId, at });
        if (rejected.some((document) => isSameDocument(document, typed))) throw new Problem("documents.sameAsRejected");
        // Data from the passport need not be typed in the profile. (ACC-18)
        if (isOwnName && given.Type === IdentityDocumentType.Passport) await fillClient(tx, given.ClientId, typed);
        const row = await replaceDocument(tx, {
          ...typed,
          clientId: given.ClientId,
          type: given.Type,
          status,
          givenAt: at,
        });
        await ports.recheck(tx, given.ClientId);
        await ports.notify(tx, {
          clientId: given.ClientId,
          planId: null,
          key: `document-${row.id}-given`,
          at,
          template: "documentsReceived",
          values: { kind: kindOf(row), state: row.status },
        });
        return documentOf(row, { photoId: null, at });
      });
    },

    /** For the client and staff. A plan without an open booking needs nothing yet. */
    getNeededDocuments: async (caller: Caller, clientId: number, planId: number): Promise<NeededDocuments> => {
      requireOwner(caller, clientId);
      const trip = await tripOf(clientId, planId);
      if (!trip) return { Needed: [], Missing: [], ValidUntil: [], Drivers: [] };
      const papers = await checks.papersOf(db, clientId);
      const { ownCars, othersCars } = checks.whoDrives(papers, trip.cars);
      const Needed = neededTypes(ownCars);
      const given = statusesOf(papers.own);
      const months = papers.own.find(({ type }) => type === IdentityDocumentType.Passport)?.passportMonths;
      return {
        Needed,
        Missing: Needed.filter((type) => !given.has(type)),
        ValidUntil: neededUntil(trip, ownCars, months).map(({ type, day }) => ({ Type: type, Day: day })),
        Drivers: othersCars.map((car) => ({
          BookingId: car.bookingId,
          Name: `${car.driver.firstName} ${car.driver.lastName}`,
          ...checks.driverPapers(papers, car),
        })),
        NotInOrder: Object.values(checks.all(papers, trip)).find((refusal) => refusal !== null) ?? undefined,
      };
    },

    /** For the client: begins to give a document; stores the start and answers with the progress. (DOC-8, WIRE-12) */
    startProcess: async (caller: Caller, started: StartedProcess): Promise<DocumentProcess> => {
      const { ClientId: clientId, ClientDocumentType: docType, ActionType: actionType } = started;
      requireSelf(caller, clientId);
      await keepProcess(db, {
        clientId,
        type: documentTypeServing(docType),
        actionType,
        startedAt: now(),
      });
      return processFor(clientId, docType);
    },

    /** For the client and staff: a document's progress, and the page to continue on. (DOC-8, WIRE-12) */
    getProcess: async (caller: Caller, clientId: number, docType: number): Promise<DocumentProcess> => {
      requireOwner(caller, clientId);
      return processFor(clientId, docType);
    },

    /** For the client and staff: age and licence of the drivers of all cars in the active plan. (DOC-2) */
    checkLicenseAge: async (caller: Caller, clientId: number): Promise<CheckOutcome> => {
      requireOwner(caller, clientId);
      const trip = await ports.tripOfActivePlan(db, clientId);
      return outcome(trip && checks.licenceAge(await checks.papersOf(db, clientId), trip));
    },

    /**
     * For the client and staff: the client's passport for a plan's days, drivers' passports for their rentals. (DOC-3)
     */
    checkPassportValidPeriod: async (caller: Caller, clientId: number, planId: number): Promise<CheckOutcome> => {
      requireOwner(caller, clientId);
      const trip = await tripOf(clientId, planId);
      return outcome(trip && checks.passportPeriod(await checks.papersOf(db, clientId), trip));
    },
  };

  async function processFor(clientId: number, docType: number): Promise<DocumentProcess> {
    const servingType = documentTypeServing(docType);
    const document = (await currentDocuments(db, clientId)).find(({ type }) => type === servingType);
    const started = await processOf(db, clientId, servingType);
    const status = processStatus(document, { today: havanaDate(now()), started: started !== undefined });
    return {
      Type: servingType,
      Status: status,
      StartedAt: started?.startedAt ?? null,
      RejectedFor: status === "rejected" ? (document?.rejectedFor ?? null) : null,
      Path: pathAfter(status),
    };
  }

  async function tripOf(clientId: number, planId: number): Promise<Trip | null> {
    const found = await ports.tripOfPlan(db, clientId, planId);
    if (!found) throw new Problem("plan.notFound");
    return found.trip;
  }

  async function problemsOf(given: GivenDocument): Promise<FieldProblem[]> {
    const days = { issuedOn: given.IssuedOn, expiresOn: given.ExpiresOn, birthDate: given.BirthDate };
    const fields = { issuedOn: "IssuedOn", expiresOn: "ExpiresOn", birthDate: "BirthDate" };
    return [
      ...wrongIf(!isDocumentNumber(given.Number), "Number", "documentNumber"),
      ...wrongIf(!(await countryExists(db, given.CountryId)), "CountryId", "country"),
      ...dayProblems(given.Type, days, havanaDate(now())).map(({ field, code }) => ({
        Field: fields[field],
        Code: code,
      })),
    ];
  }
}

/** Instead of a type: all of them. */
const ALL_TYPES = 0;

function outcome(Refusal: Refusal | null): CheckOutcome {
  return { Passed: Refusal === null, Refusal };
}

/** A document in the form for its client and staff, at an instant. */
export function documentOf(row: DocumentRow, { photoId, at }: { photoId: string | null; at: Instant }): ClientDocument {
  return {
    Type:
      row.type === IdentityDocumentType.Passport ? IdentityDocumentType.Passport : IdentityDocumentType.DriverLicense,
    Number: row.number,
    FirstName: row.firstName,
    LastName: row.lastName,
    CountryId: row.countryId,
    IssuedOn: row.issuedOn,
    ExpiresOn: row.expiresOn,
    BirthDate: row.birthDate,
    Status: statusOn(havanaDate(at), row),
    RejectedFor: row.status === "rejected" ? row.rejectedFor : null,
    GivenAt: row.givenAt,
    TypedOnly: row.typedOnly,
    PhotoId: photoId,
  };
}

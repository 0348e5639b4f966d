import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import type { Refusal } from "../../../shared/refusals";
import {
  type DocumentStatus,
  documentStatuses,
  documentsRefusal,
  type GivenType,
  licenceAgeRefusal,
  neededTypes,
  passportPeriodRefusal,
  type Trip,
} from "../documents.rules";
import { currentDocuments, type KnownDocument } from "./documents.repository";

export type DocumentOutcomes = {
  documents: Refusal | null;
  licenceAge: Refusal | null;
  passportPeriod: Refusal | null;
};

/**
 * The three checks of a client's documents against a trip; null: passed. A check without its document does not pass
 * and names the document. (DOC-4)
 */
export async function checkDocuments(tx: Tx, clientId: number, trip: Trip): Promise<DocumentOutcomes> {
  return outcomesOf(await currentDocuments(tx, clientId), trip);
}

export function outcomesOf(documents: readonly KnownDocument[], trip: Trip): DocumentOutcomes {
  return {
    documents: documentsRefusal(neededTypes(trip), statusesOf(documents)),
    licenceAge: licenceAgeOf(documents, trip),
    passportPeriod: passportPeriodOf(documents, trip),
  };
}

export function licenceAgeOf(documents: readonly KnownDocument[], { cars }: Trip): Refusal | null {
  if (cars.length === 0) return null;
  const licence = documents.find(({ type }) => type === 3);
  if (!licence?.issuedOn) return { code: "licenceMissing", facts: {} };
  return licenceAgeRefusal({ ...licence, issuedOn: licence.issuedOn }, cars);
}

export function passportPeriodOf(documents: readonly KnownDocument[], trip: Trip): Refusal | null {
  const passport = documents.find(({ type }) => type === 2);
  if (!passport) return { code: "passportMissing", facts: {} };
  return passportPeriodRefusal({ expiresOn: passport.expiresOn, months: passport.passportMonths }, trip);
}

export function statusesOf(documents: readonly KnownDocument[]): Map<GivenType, DocumentStatus> {
  return new Map(
    documents.flatMap(({ type, status }): [GivenType, DocumentStatus][] => {
      const known = documentStatuses.find((one) => one === status);
      return (type === 2 || type === 3) && known ? [[type, known]] : [];
    }),
  );
}

/** The earliest day to which a client's passport must be valid for a trip; null when it is, or none has been given. */
export async function passportNeededUntil(
  tx: Tx,
  clientId: number,
  trip: Pick<Trip, "firstDay" | "lastDay">,
): Promise<HavanaDate | null> {
  const passport = (await currentDocuments(tx, clientId)).find(({ type }) => type === 2);
  const refusal = passport && passportPeriodRefusal({ ...passport, months: passport.passportMonths }, trip);
  return typeof refusal?.facts.earliest === "string" ? refusal.facts.earliest : null;
}

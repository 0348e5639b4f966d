import type { Tx } from "../../../platform/server/services";
import type { HavanaDate } from "../../../shared/havana";
import { passportPeriodRefusal, type Trip } from "../documents.rules";
import { currentDocuments } from "./documents.repository";

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

import type { Tx } from "../../../platform/server/services";
import { type DrivenCar, isSameDocument, type Trip } from "../documents.rules";
import type { DocumentChecksService } from "./documents.checks";
import type { DocumentsPorts } from "./documents.ports";
import type { DocumentRow } from "./documents.repository";
import { documentsOfDriver } from "./driverDocuments";

/**
 * The trip of a plan that a document is for, and the cars that its holder drives there. Null without an open booking,
 * and for another driver whom no booking names, as a change of a paid booking may wait for the review. (DOC-7)
 */
export type TripOfPaper = (
  tx: Tx,
  document: DocumentRow,
  planId: number,
) => Promise<{ trip: Trip; cars: readonly DrivenCar[] } | null>;

export function tripOfPaper({
  checks,
  ports,
}: {
  checks: DocumentChecksService;
  ports: Pick<DocumentsPorts, "tripOfPlan">;
}): TripOfPaper {
  return async (tx, document, planId) => {
    const trip = (await ports.tripOfPlan(tx, document.clientId, planId))?.trip;
    if (!trip) return null;
    if (document.holder === "client") {
      const { ownCars } = checks.whoDrives(await checks.papersOf(tx, document.clientId), trip.cars);
      return { trip, cars: ownCars };
    }
    const isTheirs = ({ driver }: DrivenCar) =>
      documentsOfDriver(driver).some((typed) => typed.type === document.type && isSameDocument(typed, document));
    const cars = trip.cars.filter(isTheirs);
    return cars.length > 0 ? { trip, cars } : null;
  };
}

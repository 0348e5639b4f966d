import type { ReserveDays } from "../../../features/plan/reserve/reserve.rules";
import { Problem } from "../../../platform/server/problem";
import type { Instant } from "../../../shared/instant";
import type { CarCatalogue, Places } from "../car.catalogue";
import { type Openings, openingProblem } from "../car.opening";
import { type Stay, stayProblem } from "../car.rules";
import type { CarSearch } from "../car.schemas";
import { chargesMissingFrom, type OfferQuestion } from "../search/car.offers";

/** The stay that a search or an offer names. */
export function stayOf({
  PickUp,
  StartHour,
  DropOff,
  EndHour,
}: Pick<CarSearch, "PickUp" | "StartHour" | "DropOff" | "EndHour">): Stay {
  return { pickUp: PickUp, startHour: StartHour, dropOff: DropOff, endHour: EndHour };
}

/** Throws for an impossible stay, naming the wrong field; `within` is the path of the stay in the body. */
export function requireStay(stay: Stay, now: Instant, reserve: ReserveDays | null, within = ""): void {
  const problem = stayProblem(stay, now, reserve);
  if (!problem) return;
  const { code, field, days = 0, day } = problem;
  const facts = { days, ...(day && { day }) };
  throw new Problem(`car.${code}`, facts, [{ Field: within + field, Code: code, facts }]);
}

/**
 * Throws for a stay that begins or ends when its office is closed for a company's cars (0: any company's), naming the
 * wrong field. (OPS-71)
 */
export function requireOpen(stay: Stay, places: Places, supplierId = 0, within = ""): void {
  const problem = openingProblem(stay, openingsAt(places), supplierId);
  if (!problem) return;
  const { code, field, end, hours = "" } = problem;
  const facts = { end, hours };
  throw new Problem(`car.${code}`, facts, [{ Field: within + field, Code: code, facts }]);
}

export const openingsAt = ({ pickUpOffice, dropOffOffice }: Places): Openings => ({
  pickUp: pickUpOffice.opening,
  dropOff: dropOffOffice.opening,
});

/** What is available, without companies that are closed on the day of pick-up or return. (OPS-71) */
export function ofOpenCompanies<Offered extends { supplierId: number }>(
  available: readonly Offered[],
  stay: Stay,
  places: Places,
): readonly Offered[] {
  const openings = openingsAt(places);
  const closed = new Set(
    [openings.pickUp, openings.dropOff]
      .flatMap((opening) => opening?.Closed ?? [])
      .map(({ SupplierId }) => SupplierId)
      .filter((id) => id !== 0 && openingProblem(stay, openings, id)),
  );
  return closed.size === 0 ? available : available.filter(({ supplierId }) => !closed.has(supplierId));
}

/**
 * Throws for a charge that a trip or its extras need and nobody has entered, naming the field that asks for it; codes
 * of charges without a field are left out. (CAR-9)
 */
export function requireCharges(
  catalogue: CarCatalogue,
  wanted: { supplierId: number; modelId: number },
  question: OfferQuestion,
  fields: Readonly<Record<string, string>>,
): void {
  const wrong = chargesMissingFrom(catalogue, wanted, question).flatMap((code) => fields[code] ?? []);
  if (wrong.length === 0) return;
  throw new Problem(
    "invalid",
    {},
    wrong.map((Field) => ({ Field, Code: "noCharge" })),
  );
}

import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { type Available, freeUnits, type Period, reserveUnit } from "./car.repository";

/** Takes any free unit of an offer. Each begins at another one, so that many at once do not wait for the same. */
export async function takeUnit(
  tx: Tx,
  bookingId: number,
  { zoneId, ...offer }: Available & { zoneId: number },
  period: Period,
): Promise<number> {
  const units = await freeUnits(tx, zoneId, offer, period);
  const first = units.length === 0 ? 0 : bookingId % units.length;
  for (const unitId of [...units.slice(first), ...units.slice(0, first)])
    if (await reserveUnit(tx, bookingId, unitId, period)) return unitId;
  throw new Problem("car.soldOut");
}

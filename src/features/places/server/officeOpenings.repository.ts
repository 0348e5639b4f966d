import { asc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/server/services";
import type { OfficeHours, OfficeOpening } from "../../../shared/officeOpening.schemas";
import { carClosedDays, carOfficeHours } from "./places.tables";

/** The opening hours of an office by its id; undefined for one that is always open. (OPS-71) */
export async function loadOpenings(db: Tx): Promise<(officeId: number) => OfficeOpening | undefined> {
  const hours = await db.select().from(carOfficeHours).orderBy(asc(carOfficeHours.weekday), asc(carOfficeHours.opens));
  const closed = await db.select().from(carClosedDays).orderBy(asc(carClosedDays.fromDay), asc(carClosedDays.id));
  return (id) => {
    const opening: OfficeOpening = {
      Hours: hours
        .filter(({ officeId }) => officeId === id)
        .map(({ weekday: Weekday, opens: Opens, closes: Closes }) => ({ Weekday, Opens, Closes })),
      Closed: closed
        .filter(({ officeId }) => officeId === null || officeId === id)
        .map(({ fromDay: From, toDay: To, supplierId }) => ({ From, To, SupplierId: supplierId ?? 0 })),
    };
    return opening.Hours.length + opening.Closed.length > 0 ? opening : undefined;
  };
}

/** An office's hours as a JSON column, for use as a subquery. */
export function hoursColumn(officeId: PgColumn): SQL<OfficeHours[]> {
  return sql<OfficeHours[]>`coalesce((select json_agg(json_build_object('Weekday', h.weekday, 'Opens', h.opens,
    'Closes', h.closes) order by h.weekday, h.opens) from car_office_hours h where h.office_id = ${officeId}), '[]')`;
}

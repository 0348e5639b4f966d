import Type, { type Static } from "typebox";
import { AnyId, Day, Hour, Strict } from "./schemas";

/** The hours at which an office is open on a weekday, from 1, Monday, to 7, Sunday. */
export const OfficeHours = Strict({ Weekday: Type.Integer({ minimum: 1, maximum: 7 }), Opens: Hour, Closes: Hour });
export type OfficeHours = Static<typeof OfficeHours>;

/** When an office hands over and takes back cars; one without hours does so at any hour. (OPS-71) */
export const OfficeOpening = Strict({
  /** In the order of the week; the office is closed on a weekday that is missing. */
  Hours: Type.Array(OfficeHours),
  /** The first and the last day on which it is closed; `SupplierId` 0: for the cars of every company. */
  Closed: Type.Array(Strict({ From: Day, To: Day, SupplierId: AnyId })),
});
export type OfficeOpening = Static<typeof OfficeOpening>;

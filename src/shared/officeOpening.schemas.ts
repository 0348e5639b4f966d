import Type, { type Static } from "typebox";
import { AnyId, Day, Hour, Strict } from "./schemas";

/** On which weekday, from 1, Monday, to 7, Sunday, an office is open from when to when. */
export const OfficeHours = Strict({ Weekday: Type.Integer({ minimum: 1, maximum: 7 }), Opens: Hour, Closes: Hour });
export type OfficeHours = Static<typeof OfficeHours>;

/** When an office hands over and takes back cars; one without hours does so at any hour. (OPS-71) */
export const OfficeOpening = Strict({
  /** In the order of the week; on a weekday without any it is closed. */
  Hours: Type.Array(OfficeHours),
  /** The first and the last day on which it is closed; `SupplierId` 0: for the cars of every company. */
  Closed: Type.Array(Strict({ From: Day, To: Day, SupplierId: AnyId })),
});
export type OfficeOpening = Static<typeof OfficeOpening>;

import Type, { type Static } from "typebox";
import { MOST_PAGES } from "../../shared/constants";
import { LONGEST } from "../../shared/longest";
import { Facts, Id, InstantMs, Line, Nullable, OptionalLine, Reason, Strict } from "../../shared/schemas";
import { findingCodes } from "./catalogue.findings";

/** A sheet's name, such as `cars` or `room_rates`. */
const TableName = Line(40);
/** A row as in its file, by column name. */
const Cells = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 400 }));

/** A page of a table, sorted by a column (null: by its key), with the rows that contain a text. */
export const TableQuestion = Strict({
  Table: TableName,
  Page: Type.Integer({ minimum: 0, maximum: MOST_PAGES }),
  PageSize: Type.Integer({ minimum: 1, maximum: 200 }),
  Sort: Nullable(TableName),
  Descending: Type.Boolean(),
  Find: OptionalLine(LONGEST.searchWords),
});
export type TableQuestion = Static<typeof TableQuestion>;

/** Names of the rows that others refer to, by their sheet and key; a room is named by its property and class. */
const Names = Type.Array(
  Strict({ Table: Type.String(), Key: Type.String(), Name: Type.String(), RoomClass: Type.String() }),
);
export type Names = Static<typeof Names>;

/** A past change: who, when, why, which tables, and from when it is in force. */
export const MadeChange = Strict({
  ChangeId: Id,
  MadeAt: InstantMs,
  MadeBy: Nullable(Type.String()),
  Reason: Type.String(),
  From: InstantMs,
  Tables: Type.Array(Strict({ Name: Type.String(), Rows: Type.Integer() })),
  /** The change that this one undoes, and the one that undid it. */
  Undoes: Nullable(Id),
  UndoneBy: Nullable(Id),
  /** Whether the caller may undo it now: nothing that it set has changed since, and they keep all its tables. */
  CanUndo: Type.Boolean(),
});
export type MadeChange = Static<typeof MadeChange>;

export const TablePage = Strict({
  Table: Type.String(),
  /** `Fixed`: cannot change once bookings refer to the row. `Waits`: its changes may be scheduled. */
  Columns: Type.Array(
    Strict({ Name: Type.String(), Key: Type.Boolean(), Fixed: Type.Boolean(), Waits: Type.Boolean() }),
  ),
  Rows: Type.Array(Cells),
  Names,
  /** What scheduled changes make of these rows, the next first: the cells that change; null: the row ends then. */
  Coming: Type.Array(Strict({ Key: Type.String(), From: InstantMs, ChangeId: Id, Cells: Nullable(Cells) })),
  /** On the first page of the whole table: the next 200 rows that scheduled changes add, the earliest first. */
  ToCome: Type.Array(Strict({ From: InstantMs, ChangeId: Id, Row: Cells })),
  /** The scheduled changes behind `Coming` and `ToCome`. */
  Scheduled: Type.Array(MadeChange),
  Total: Type.Integer(),
  Page: Type.Integer(),
  PageSize: Type.Integer(),
});
export type TablePage = Static<typeof TablePage>;

/** `Was`: the row as it was loaded; null: a new one. */
const SetRow = Strict({ Was: Nullable(Cells), Row: Cells });

/** One column's new value, the same for all rows (`To`) or changed by basis points from each row's own. */
const ColumnChange = Strict({
  Column: TableName,
  To: Nullable(Type.String({ maxLength: 400 })),
  ByBasisPoints: Nullable(Type.Integer({ minimum: -9_999, maximum: 99_999 })),
});
export type ColumnChange = Static<typeof ColumnChange>;

/**
 * A change of rows, from an instant on (null: at once), with a reason. A row in `Set` changes only the cells that
 * differ from `Was`; `Each` changes a column of all rows, from its value at that instant.
 */
export const RowsChange = Strict({
  Table: TableName,
  Set: Type.Array(SetRow, { maxItems: 10_000 }),
  Each: Type.Optional(ColumnChange),
  /** Rows, in their loaded state, to be deleted, or taken off sale if bookings refer to them. */
  Remove: Type.Array(Cells, { maxItems: 10_000 }),
  From: Nullable(InstantMs),
  Reason,
  /** Only reports errors and changes, and changes nothing. */
  Preview: Type.Boolean(),
  /** Staff confirm amounts that change by more than half; unconfirmed, these are refused, except in a preview. (OPS-99) */
  Confirmed: Type.Optional(Type.Boolean()),
});
export type RowsChange = Static<typeof RowsChange>;

export const ChangeOutcome = Strict({
  /** Null for errors, for no change, and for a preview. */
  ChangeId: Nullable(Id),
  Findings: Type.Array(
    Strict({
      /** The index in `Set`; null: not about a single row. */
      At: Nullable(Type.Integer()),
      Column: Type.String(),
      Code: Type.Enum([...findingCodes]),
      Facts,
      /** The instant from which it is an error; null: at once. */
      From: Nullable(InstantMs),
    }),
  ),
  Added: Type.Integer(),
  Changed: Type.Integer(),
  Deleted: Type.Integer(),
  TakenOffSale: Type.Integer(),
  Kept: Type.Integer(),
  /** Of the rows that the changed ones refer to. */
  Names,
  /** The instant from which it is in force; null: at once. */
  From: Nullable(InstantMs),
  /** The changed rows by table: what they are without the change at that instant, and with it. */
  Tables: Type.Array(Strict({ Table: TableName, Set: Type.Array(SetRow), Remove: Type.Array(Cells) })),
});
export type ChangeOutcome = Static<typeof ChangeOutcome>;

/** `Preview`: only returns what would be restored, and changes nothing. */
export const ChangeUndo = Strict({ ChangeId: Id, Reason, Preview: Type.Boolean() });
export type ChangeUndo = Static<typeof ChangeUndo>;

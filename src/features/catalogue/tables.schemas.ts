import Type, { type Static } from "typebox";
import { Facts, Id, InstantMs, Line, Nullable, Reason, Strict } from "../../shared/schemas";
import { findingCodes } from "./catalogue.findings";

/** Of the files: `cars`, `room_rates`. */
const TableName = Line(40);
/** A row as its file writes it, by the names of the columns. */
const Cells = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 400 }));

/** A page of a table, sorted by a column (null: by its key), of the rows that contain a text. */
export const TableQuestion = Strict({
  Table: TableName,
  Page: Type.Integer({ minimum: 0, maximum: 100_000 }),
  PageSize: Type.Integer({ minimum: 1, maximum: 200 }),
  Sort: Nullable(TableName),
  Descending: Type.Boolean(),
  Find: Type.String({ maxLength: 80 }),
});
export type TableQuestion = Static<typeof TableQuestion>;

export const TablePage = Strict({
  Table: Type.String(),
  /** `Fixed`: stays as it is once bookings have the row. `Waits`: a change of it may be for an instant to come. */
  Columns: Type.Array(
    Strict({ Name: Type.String(), Key: Type.Boolean(), Fixed: Type.Boolean(), Waits: Type.Boolean() }),
  ),
  Rows: Type.Array(Cells),
  Total: Type.Integer(),
  Page: Type.Integer(),
  PageSize: Type.Integer(),
});
export type TablePage = Static<typeof TablePage>;

/** Rows that are to be others, from an instant on (null: at once), and why. */
export const RowsChange = Strict({
  Table: TableName,
  /** `Was`: the row as it was seen; null: a new one. */
  Set: Type.Array(Strict({ Was: Nullable(Cells), Row: Cells }), { maxItems: 10_000 }),
  /** Rows, as they were seen, to be deleted, or taken off sale if bookings refer to them. */
  Remove: Type.Array(Cells, { maxItems: 10_000 }),
  From: Nullable(InstantMs),
  Reason,
  /** Says what would be wrong and what would change, and changes nothing. */
  Preview: Type.Boolean(),
});
export type RowsChange = Static<typeof RowsChange>;

export const ChangeOutcome = Strict({
  /** Null where something is wrong, where nothing was to change, and of a preview. */
  ChangeId: Nullable(Id),
  Findings: Type.Array(
    Strict({
      /** Which of `Set`, from 0; null: none of them alone. */
      At: Nullable(Type.Integer()),
      Column: Type.String(),
      Code: Type.Enum([...findingCodes]),
      Facts,
      /** It is wrong from then on alone; null: at once. */
      From: Nullable(InstantMs),
    }),
  ),
  Added: Type.Integer(),
  Changed: Type.Integer(),
  Deleted: Type.Integer(),
  TakenOffSale: Type.Integer(),
  Kept: Type.Integer(),
});
export type ChangeOutcome = Static<typeof ChangeOutcome>;

/** A change that was made: who, when, why, of which tables, and from when on it holds. */
export const MadeChange = Strict({
  ChangeId: Id,
  MadeAt: InstantMs,
  MadeBy: Nullable(Type.String()),
  Reason: Type.String(),
  From: InstantMs,
  Tables: Type.Array(Strict({ Name: Type.String(), Rows: Type.Integer() })),
  /** The change that it undoes, and the one that undid it. */
  Undoes: Nullable(Id),
  UndoneBy: Nullable(Id),
});
export type MadeChange = Static<typeof MadeChange>;

export const ChangeUndo = Strict({ ChangeId: Id, Reason });
export type ChangeUndo = Static<typeof ChangeUndo>;

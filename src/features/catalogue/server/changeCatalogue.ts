import type { Services, Tx } from "../../../platform/server/services";
import type { Row } from "../catalogue.cells";
import {
  type Clash,
  clashesIn,
  type Difference,
  differences,
  type Finding,
  findingsBetween,
  fixedChanges,
  type Given,
  inOrder,
  notConfigured,
  type Present,
  touchedColumns,
  unscheduledFindings,
  withRenamedCodes,
} from "../catalogue.rules";
import type { Column, Sheet } from "../catalogue.sheet";
import { fileOf, keyOf, sheets } from "../catalogue.sheets";
import { largeChanges } from "../rowsChange.rules";
import {
  deleteRows,
  giveUp,
  insertRows,
  keysInUse,
  lockCatalogue,
  mostSold,
  readSheets,
  takeOffSale,
  updateRows,
} from "./catalogue.repository";
import {
  type CatalogueChange,
  comingInstants,
  dropChange,
  insertChange,
  isAnythingDue,
  saveFirst,
  saveRemovals,
  saveVersions,
  settleDue,
} from "./versions.repository";

/** What a change did, or would do, to a table. */
export type Change = {
  sheet: Sheet;
  added: number;
  changed: number;
  deleted: number;
  /** Rows that were left out although something refers to them: taken off sale if possible, else kept. */
  takenOffSale: number;
  kept: number;
  /** The rows before it, without those that are kept. */
  had: number;
};
/** An amount that rises or falls by more than half. (OPS-99) */
export type LargeChange = { sheet: Sheet; row: Row; column: Column; was: string; is: string };
/**
 * `changeId`: the change's number among the versions; null if nothing was changed, or no versions are stored. `changes`
 * without a touched row report what was left out and kept. `large`: amounts that the caller has to confirm.
 */
export type Outcome = { findings: Finding[]; changes: Change[]; changeId: number | null; large: LargeChange[] };

/**
 * The tables' rows from an instant on, and the errors found so far. `canBeOffered`: whether a payment method, by its
 * id, is completely configured here.
 */
export type Wanted = {
  given: Given;
  findings: readonly Finding[];
  canBeOffered: (methodId: number) => boolean;
};

/**
 * The only way to change the catalogue: sets tables to the given rows, immediately or at a future instant, and stores
 * versions of the changes. Returns all errors; the caller then rolls back. Rows that bookings refer to are never
 * deleted. Without an act no versions are stored, as for a new shop. (OPS-26, OPS-27, OPS-40)
 */
export async function changeCatalogue(
  tx: Tx,
  { given, findings, canBeOffered }: Wanted,
  act: CatalogueChange | null,
): Promise<Outcome> {
  await lockCatalogue(tx);
  if (act) await settleDue(tx, act.at);
  const isLater = act !== null && act.from > act.at;
  const present: Present = withRenamedCodes(given, await readSheets(tx, act?.from ?? 0, concerned(given)));
  const found = [...findings, ...findingsBetween(given, present), ...(act ? overAlready(act) : [])];
  const wanted = differences(given, present);
  for (const difference of wanted) {
    if (isLater) found.push(...unscheduledFindings(difference));
    found.push(...(await findingsInUse(tx, difference)), ...notConfigured(difference, canBeOffered));
  }
  if (found.length > 0) return { findings: inOrder(found), changes: [], changeId: null, large: [] };
  if (wanted.length === 0) return { findings: [], changes: [], changeId: null, large: [] };
  const kept = act && { act, changeId: await insertChange(tx, act) };
  const { changes, stay } =
    isLater && kept ? await schedule(tx, wanted, present, kept) : await changeNow(tx, wanted, present, kept);
  const later = act ? await findingsLater(tx, wanted, act) : [];
  // Only the attempted deletions tell whether anything changed: rows left out that cannot be deleted do not count.
  const isNothing = !isAnyTouched(changes);
  if (kept && isNothing) await dropChange(tx, kept.changeId);
  return {
    findings: inOrder([...stay, ...later]),
    changes: changes.filter((change) => affectedRows(change) > 0 || change.kept > 0),
    changeId: kept && !isNothing ? kept.changeId : null,
    large: wanted.flatMap(largeIn),
  };
}

const largeIn = ({ sheet, changed }: Difference): LargeChange[] =>
  changed.flatMap(({ was, row }) =>
    largeChanges({ was, is: row, columns: sheet.columns }).map((column) => {
      const { [column.name]: before = "" } = was;
      const { [column.name]: after = "" } = row;
      return { sheet, row, column, was: before, is: after };
    }),
  );

/** A job: merges the versions that are in force into the tables. Reads do not depend on it. (OPS-40) */
export async function settlePrices({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  if (!(await isAnythingDue(db, now()))) return;
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    await settleDue(tx, now());
  });
}

/** The number of rows that a change touches. */
export const affectedRows = ({ added, changed, deleted, takenOffSale }: Change) =>
  added + changed + deleted + takenOffSale;

/**
 * Whether a table loses more than half of its rows, deleted or taken off sale, as an emptied or cut file would make it.
 * (OPS-99)
 */
export const losesMost = ({ had, deleted, takenOffSale }: Change): boolean => (deleted + takenOffSale) * 2 > had;

export const isAnyTouched = (changes: readonly Change[]): boolean => changes.some((change) => affectedRows(change) > 0);

/** The error of a change from a past instant: it would apply immediately. */
const overAlready = ({ at, from }: CatalogueChange): Finding[] =>
  from < at ? [{ file: "", line: 0, column: "", code: "instantOver", facts: { instant: from } }] : [];

async function findingsInUse(tx: Tx, difference: Difference): Promise<Finding[]> {
  const { sheet, changed } = difference;
  const rows = changed.map(({ row }) => row);
  const hasFixed = sheet.columns.some(({ fixed }) => fixed);
  return [
    ...(hasFixed ? fixedChanges(difference, await keysInUse(tx, sheet, rows)) : []),
    ...(sheet.name === "rooms" ? belowSold(difference, await mostSold(tx)) : []),
  ];
}

type Kept = { act: CatalogueChange; changeId: number };
type Done = { changes: Change[]; stay: Finding[] };

async function changeNow(tx: Tx, wanted: readonly Difference[], present: Present, kept: Kept | null): Promise<Done> {
  const version = kept && { changeId: kept.changeId, from: kept.act.from, settled: true };
  const clashes = new Map(wanted.map((difference) => [difference.sheet, clashesIn(difference)]));
  for (const difference of wanted) {
    const { sheet, added, changed, leftOut } = difference;
    const rows = changed.map(({ row }) => row);
    if (version) await saveFirst(tx, sheet, [...rows, ...leftOut]);
    await giveUp(tx, sheet, clashes.get(sheet) ?? []);
    await updateRows(tx, sheet, rows);
    await insertRows(tx, sheet, added);
    if (!version) continue;
    await saveVersions(tx, sheet, rows, version, touchedColumns(difference));
    await saveVersions(tx, sheet, added, version);
  }
  const changes: Change[] = [];
  const stay: Finding[] = [];
  // In reverse order, cars before companies: a row may be removed together with those that refer to it.
  for (const difference of [...wanted].reverse()) {
    const { sheet, added, changed, leftOut } = difference;
    const { stays, offSale } = await withoutLeftOut(tx, difference);
    stay.push(...stillClashing(clashes.get(sheet) ?? [], stays));
    if (version) {
      const gone = leftOut.filter((row) => !stays.includes(row));
      await saveRemovals(tx, sheet, gone, version);
      await saveVersions(tx, sheet, offSale.map(offSaleOf), version, () => ["on_sale"]);
    }
    const counts = { added: added.length, changed: changed.length, deleted: leftOut.length - stays.length };
    const kept = stays.length - offSale.length;
    changes.unshift({ sheet, ...counts, takenOffSale: offSale.length, kept, had: rowsOf(present, sheet) - kept });
  }
  return { changes, stay };
}

const rowsOf = (present: Present, { name }: Sheet): number => present.get(name)?.length ?? 0;

const offSaleOf = (row: Row): Row => ({ ...row, on_sale: "no" });

const stillClashing = (clashes: readonly Clash[], stays: readonly Row[]): Finding[] =>
  clashes.filter(({ owner }) => stays.includes(owner)).map(({ finding }) => finding);

/** Stores only versions: the tables stay unchanged until their instant. */
async function schedule(
  tx: Tx,
  wanted: readonly Difference[],
  present: Present,
  { act, changeId }: Kept,
): Promise<Done> {
  const version = { changeId, from: act.from, settled: false };
  const changes: Change[] = [];
  for (const difference of wanted) {
    const { sheet, added, changed, leftOut } = difference;
    const rows = changed.map(({ row }) => row);
    await saveFirst(tx, sheet, [...rows, ...leftOut]);
    await saveVersions(tx, sheet, rows, version, touchedColumns(difference));
    await saveVersions(tx, sheet, added, version);
    const gone = sheet.kept ? [] : leftOut;
    await saveRemovals(tx, sheet, gone, version);
    const counts = { added: added.length, changed: changed.length, deleted: gone.length };
    const kept = leftOut.length - gone.length;
    changes.push({ sheet, ...counts, takenOffSale: 0, kept, had: rowsOf(present, sheet) - kept });
  }
  return { changes, stay: [] };
}

/** Conflicts of these rows with scheduled versions, such as overlapping seasons. */
async function findingsLater(tx: Tx, wanted: readonly Difference[], { from }: CatalogueChange): Promise<Finding[]> {
  const changed = wanted.map(({ sheet }) => sheet);
  const tables = changed.map(({ table }) => table);
  const found: Finding[] = [];
  for (const instant of await comingInstants(tx, tables, from)) {
    const present = await readSheets(tx, instant, concernedOf(changed));
    const given = new Map(
      wanted.map(({ sheet, lineOf }) => [
        sheet.name,
        (present.get(sheet.name) ?? []).map((cells) => ({ line: lineOf(cells), cells })),
      ]),
    );
    found.push(...findingsBetween(given, present).map((finding) => ({ ...finding, from: instant })));
  }
  return found;
}

/** The given sheets, and those that they refer to. */
const concerned = (given: Given): Sheet[] => concernedOf(sheets.filter(({ name }) => given.has(name)));

function concernedOf(own: readonly Sheet[]): Sheet[] {
  const named = new Set(own.flatMap(({ columns }) => columns.flatMap(({ of }) => of?.sheet ?? [])));
  return sheets.filter((sheet) => own.includes(sheet) || named.has(sheet.name));
}

/** Errors for room types with fewer units than are already sold for a night. (OPS-17) */
function belowSold({ sheet, changed }: Difference, sold: Awaited<ReturnType<typeof mostSold>>): Finding[] {
  return changed.flatMap(({ row, line }) => {
    const most = sold.get(row.id ?? "");
    if (!most || Number(row.units) >= most.sold) return [];
    return [
      {
        file: fileOf(sheet),
        line,
        column: "units",
        code: "belowSold",
        facts: { sold: most.sold, day: most.night },
      },
    ];
  });
}

/**
 * Deletes the rows that were left out, or takes them off sale if something refers to them. Returns the rows that stay,
 * and those off sale.
 */
async function withoutLeftOut(
  tx: Tx,
  { sheet, leftOut }: Difference,
): Promise<{ stays: readonly Row[]; offSale: readonly Row[] }> {
  const keptKeys = sheet.kept ? new Set(leftOut.map((row) => keyOf(sheet, row))) : await deleteRows(tx, sheet, leftOut);
  const stays = leftOut.filter((row) => keptKeys.has(keyOf(sheet, row)));
  const mayBeOffSale = sheet.columns.some(({ name }) => name === "on_sale");
  const offSale = mayBeOffSale ? stays.filter((row) => row.on_sale === "yes") : [];
  await takeOffSale(tx, sheet, offSale);
  return { stays, offSale };
}

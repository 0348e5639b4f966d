import { useMemo } from "react";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import type { Row } from "../../catalogue.cells";
import type { Column, Sheet } from "../../catalogue.sheet";
import type { Names } from "../../tables.schemas";
import { useCellWords } from "./useCellWords";

/** Cells and keys of a table's page for its readers: a reference by the name of its row. */
export function useShownCell(names: Names) {
  const words = useCellWords();
  const { withGears } = useCarClass();
  return useMemo(() => {
    const known = new Map(names.map((one) => [`${one.Table} ${one.Key}`, one]));
    const cell = (column: Column, row: Row): string => {
      const written = words.cell(column, row);
      if (!column.of || written === "") return written;
      if (column.of.sheet === "classes") return withGears(written);
      const one = known.get(`${column.of.sheet} ${written}`);
      if (!one) return written;
      return [one.Name, one.RoomClass && words.choice(one.RoomClass)].filter(Boolean).join(", ");
    };
    const key = (sheet: Sheet, row: Row): string =>
      sheet.columns
        .filter(({ name }) => sheet.key.includes(name))
        .map((column) => cell(column, row))
        .join(" / ");
    return { cell, key };
  }, [names, withGears, words]);
}

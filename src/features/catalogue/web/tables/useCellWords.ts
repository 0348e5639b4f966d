import { useMemo } from "react";
import { useIntl } from "react-intl";
import { isMessage } from "../../../../platform/web/intl/isMessage";
import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";
import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";

const shortDate = { day: "numeric", month: "short", year: "numeric" } as const;

/** Names of columns and texts of cells in the language of the page. */
export function useCellWords() {
  const intl = useIntl();
  return useMemo(() => {
    const known = (id: string, otherwise: string) => (isMessage(intl, id) ? intl.formatMessage({ id }) : otherwise);
    /** The text of a choice such as `automatic`; codes stay as they are. */
    const choice = (name: string) => known(`support.table.value.${name}`, known(`lodging.mealsPlan.${name}`, name));
    const day = (written: HavanaDate) => intl.formatDate(`${written}T00:00:00Z`, { ...shortDate, timeZone: "UTC" });
    return {
      day,
      column: (name: string) => known(`support.table.column.${name}`, name),
      choice,
      /** A cell as text. Numbers that name a row get no thousands separators. */
      cell: ({ name, cell, of }: Column, row: Row) => {
        const written = row[name] ?? "";
        const { kind, places = 0 } = cell.asks(row);
        if (kind === "choice" || kind === "yesNo") return written === "" ? "" : choice(written);
        if (kind === "day" && isHavanaDate(written)) return day(written);
        const isQuantity =
          kind === "number" && !of && name !== "id" && written !== "" && !Number.isNaN(Number(written));
        return isQuantity ? intl.formatNumber(Number(written), { minimumFractionDigits: places }) : written;
      },
    };
  }, [intl]);
}

import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import { narrow } from "../../parts/narrow";
import { TimelineRow } from "./TimelineRow";

const Entries = styled(Table)({
  fontSize: "1rem",
  "& th": { fontSize: "0.9375rem", fontWeight: 700 },
  "& th, & td": { padding: "6px 10px", verticalAlign: "top" },
  // Ids and references may break anywhere; names of people may not.
  "& td:nth-of-type(2)": { overflowWrap: "anywhere" },
  "& td:last-of-type": { minWidth: "8.5rem" },
  "& tbody tr:hover, & tbody tr:focus-within": { background: token("sunken") },
  "& tbody tr:focus-visible": { outlineOffset: -3 },
  [narrow]: {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
    "& tbody tr": { display: "grid", gap: 2, padding: "12px 0", borderBottom: `1px solid ${token("sand")}` },
    "& td": { padding: 0, border: 0 },
  },
});

type Props = {
  readonly entries: readonly TimelineEntry[];
  /** Without the requests that wrote them, which the full timeline has. */
  readonly brief?: boolean;
  readonly rows?: RefObject<HTMLTableSectionElement | null>;
};

/** Entries, one line each, in the given order. */
export function EntryTable({ entries, brief = false, rows }: Props) {
  const intl = useIntl();
  return (
    <Entries>
      <TableHead>
        <TableRow>
          {(["when", "what", "who"] as const).map((column) => (
            <TableCell key={column}>{intl.formatMessage({ id: `support.timeline.column.${column}` })}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody ref={rows}>
        {entries.map((entry) => (
          <TimelineRow key={entry.Key} entry={entry} brief={brief} />
        ))}
      </TableBody>
    </Entries>
  );
}

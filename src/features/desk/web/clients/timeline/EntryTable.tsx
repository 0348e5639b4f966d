import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import { TimelineRow } from "./TimelineRow";

const narrow = "@media (max-width: 799px)";

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "1rem",
  lineHeight: 1.4,
  "& th": { textAlign: "start", color: token("inkSoft"), fontSize: "0.9375rem" },
  "& th, & td": { padding: "6px 10px", verticalAlign: "top", borderBottom: `1px solid ${token("sand")}` },
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

/** Entries, one line each, in the given order. */
export function EntryTable({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const intl = useIntl();
  return (
    <Table>
      <thead>
        <tr>
          {(["when", "what", "who"] as const).map((column) => (
            <th key={column} scope="col">
              {intl.formatMessage({ id: `support.timeline.column.${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TimelineRow key={entry.Key} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

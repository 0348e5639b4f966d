import Box from "@mui/material/Box";
import { Fragment } from "react";
import type { Voucher } from "../../voucher.schemas";

/** Instructions in a column per language, each sentence on the same line in both. (PAPER-6) */
export function VoucherNotes({ notes }: { readonly notes: Voucher["Notes"] }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: "6px 24px",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        "@media screen": { "[data-languages=one] &": { gridTemplateColumns: "minmax(0, 1fr)" } },
        color: "text.secondary",
        typography: "body2",
      }}
    >
      {notes.map((note) => (
        <Fragment key={note[0]}>
          {note.map((said, index) => (
            <div key={said} data-second={index > 0 ? "" : undefined}>
              {said}
            </div>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}

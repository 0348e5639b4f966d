import Box from "@mui/material/Box";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../../platform/web/messages";

/**
 * Instructions in a column per language, each sentence on the same line in both. The messages have both languages,
 * separated by " / ". (PAPER-6)
 */
export function VoucherNotes({ ids }: { readonly ids: readonly MessageId[] }) {
  const { formatMessage } = useIntl();
  return (
    <Box
      sx={{
        display: "grid",
        gap: "6px 24px",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        color: "text.secondary",
        typography: "body2",
      }}
    >
      {ids.map((id) => (
        <Fragment key={id}>
          {formatMessage({ id })
            .split(" / ")
            .map((said) => (
              <div key={said}>{said}</div>
            ))}
        </Fragment>
      ))}
    </Box>
  );
}

import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { notesPath } from "../notes.pages";
import { useNewNotes } from "./useNewNotes";

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBottom: 16,
});

const Boxes = styled("nav")({ display: "flex", gap: 24 });

const Box = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
  color: token("sea"),
  textDecoration: "none",
  borderBottom: "3px solid transparent",
  "&:hover": { borderColor: token("sand") },
  "&[aria-current=page]": { color: token("ink"), borderColor: token("ink") },
});

/** The choice of received or sent notes, with an action beside it. */
export function NoteBoxes({ action }: { readonly action: ReactNode }) {
  const intl = useIntl();
  const count = useNewNotes();
  const isSent = useSearchParams()[0].get("box") === "sent";
  return (
    <Row>
      <Boxes aria-label={intl.formatMessage({ id: "notes.boxes" })}>
        <Box to={notesPath()} aria-current={isSent ? undefined : "page"}>
          <FormattedMessage id="notes.inbox" values={{ count }} />
        </Box>
        <Box to={notesPath({ box: "sent" })} aria-current={isSent ? "page" : undefined}>
          <FormattedMessage id="notes.sent" />
        </Box>
      </Boxes>
      {action}
    </Row>
  );
}

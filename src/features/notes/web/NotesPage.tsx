import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { Link } from "../../../platform/web/links";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { token } from "../../../platform/web/theme/token";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { notesContract } from "../notes.contract";
import { notesPath, writeNotePath } from "../notes.pages";
import { NoteForm } from "./NoteForm";
import { NoteList } from "./NoteList";
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

/** /notes: received and sent notes. The open list is in the URL. */
export default function NotesPage() {
  const [params] = useSearchParams();
  const box = params.get("box");
  if (box === "new") return <ComposePage subject={params.get("subject") ?? ""} />;
  const isSent = box === "sent";
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="notes.title" />}
      lead={<FormattedMessage id="notes.lead" />}
      focusHeading={box === null}
    >
      <NoteBoxes
        action={
          <Button component={Link} to={writeNotePath()} variant="contained" color="secondary">
            <FormattedMessage id="notes.write" />
          </Button>
        }
      />
      <NoteList key={String(isSent)} isSent={isSent} />
    </PageFrame>
  );
}

function ComposePage({ subject }: { readonly subject: string }) {
  return (
    <PageFrame
      key="new"
      narrow
      title={<FormattedMessage id="notes.new.title" />}
      lead={<FormattedMessage id="notes.new.lead" />}
    >
      <BlockedWhileImpersonating call={notesContract.createNote}>
        <NoteForm subject={subject} />
      </BlockedWhileImpersonating>
    </PageFrame>
  );
}

/** The choice of received or sent notes, with an action beside it. */
function NoteBoxes({ action }: { readonly action: ReactNode }) {
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

import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { Link } from "../../../platform/web/links";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { notesContract } from "../notes.contract";
import { writeNotePath } from "../notes.pages";
import { NoteBoxes } from "./NoteBoxes";
import { NoteForm } from "./NoteForm";
import { NoteList } from "./NoteList";

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

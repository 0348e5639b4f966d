import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { DeskQueue } from "../DeskQueue";
import { useRowOfAddress } from "../inbox/useRowOfAddress";
import { DeskTabs } from "../shell/DeskTabs";
import { deskRow } from "../shell/deskRows";
import { useGetDeskNotesQuery } from "../support.api";
import { DeskNoteCard } from "./DeskNoteCard";

/** /support/notes: clients' notes that nobody has dealt with yet, oldest first. */
export default function DeskNotesPage() {
  const query = useGetDeskNotesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const count = query.data?.length ?? 0;
  const lead = count > 0 && <FormattedMessage id="support.notes.lead" values={{ count }} />;
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue name="notes" query={query} lead={lead} height={180} above={<DeskTabs />}>
      {(notes) =>
        notes.length === 0 ? (
          <EmptyState title={<FormattedMessage id="support.notes.none" />}>
            <FormattedMessage id="support.notes.noneText" />
          </EmptyState>
        ) : (
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: "52rem" }}>
            {notes.map((note) => (
              <li key={note.NoteId} {...deskRow(`note-${note.NoteId}`)}>
                <DeskNoteCard note={note} />
              </li>
            ))}
          </Box>
        )
      }
    </DeskQueue>
  );
}

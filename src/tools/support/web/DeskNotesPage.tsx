import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { MINUTE } from "../../../shared/instant";
import { EmptyState } from "../../../web/ui/EmptyState";
import { PageFrame } from "../../../web/ui/PageFrame";
import { DeskFailed } from "./DeskFailed";
import { DeskNav } from "./DeskNav";
import { DeskNoteCard } from "./DeskNoteCard";
import { DeskSkeleton } from "./DeskSkeleton";
import { useGetDeskNotesQuery } from "./support.api";

/** /support/notes: what clients wrote and nobody has dealt with yet, the oldest first. */
export default function DeskNotesPage() {
  const {
    data: notes,
    isError,
    refetch,
  } = useGetDeskNotesQuery(undefined, {
    pollingInterval: MINUTE,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <PageFrame
      above={<DeskNav />}
      title={<FormattedMessage id="support.notes.title" />}
      lead={notes && <FormattedMessage id="support.notes.lead" values={{ count: notes.length }} />}
    >
      {!notes && isError && <DeskFailed title={<FormattedMessage id="support.notes.failed" />} retry={refetch} />}
      {!notes && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.notes.loading" />} heights={[180, 180]} />
      )}
      {notes?.length === 0 && (
        <EmptyState title={<FormattedMessage id="support.notes.none" />}>
          <FormattedMessage id="support.notes.noneText" />
        </EmptyState>
      )}
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: "52rem" }}>
        {notes?.map((note) => (
          <li key={note.NoteId}>
            <DeskNoteCard note={note} />
          </li>
        ))}
      </Box>
    </PageFrame>
  );
}

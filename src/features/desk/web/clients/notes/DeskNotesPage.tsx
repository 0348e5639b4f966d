import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import type { DeskNote } from "../../../notes.schemas";
import { DeskQueue } from "../../parts/DeskQueue";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { useGetDeskNotesQuery } from "../../shell/support.api";
import { DeskNoteCard } from "./DeskNoteCard";
import { SeveralNotes } from "./SeveralNotes";

const rowOf = ({ NoteId }: DeskNote) => `note-${NoteId}`;

/** /support/notes: clients' notes that nobody has dealt with yet, oldest first. */
export default function DeskNotesPage() {
  const query = useGetDeskNotesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const queue = useQueue(query.data, rowOf);
  const { count } = queue;
  const [several, setSeveral] = useState(false);
  const opener = useLostFocus<HTMLButtonElement>(several);
  const lead = count > 0 && <FormattedMessage id="support.notes.lead" values={{ count }} />;
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue name="notes" query={query} lead={lead} height={180}>
      {() => (
        <>
          {count > 1 && !several && (
            <Button ref={opener} variant="outlined" sx={{ mb: 2 }} onClick={() => setSeveral(true)}>
              <FormattedMessage id="support.several.notes" />
            </Button>
          )}
          {several && (
            <SeveralNotes
              waiting={queue.newest}
              onAnswered={(answered) => queue.leave(answered.map(rowOf), null)}
              onClose={() => setSeveral(false)}
            />
          )}
          <QueueRows queue={queue} maxWidth="52rem">
            {(note) => <DeskNoteCard note={note} />}
          </QueueRows>
          {count === 0 && (
            <EmptyState title={<FormattedMessage id="support.notes.none" />} action={<NextInInbox />}>
              <FormattedMessage id="support.notes.noneText" />
            </EmptyState>
          )}
        </>
      )}
    </DeskQueue>
  );
}

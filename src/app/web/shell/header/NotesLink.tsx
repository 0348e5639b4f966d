import { useIntl } from "react-intl";
import { notesPath } from "../../../../features/notes/notes.pages";
import { useNewNotes } from "../../../../features/notes/web/useNewNotes";
import { CountedLink } from "./CountedLink";

/** The link to the notes, with the number of new ones. */
export function NotesLink() {
  const intl = useIntl();
  const count = useNewNotes();
  const label = `${intl.formatMessage({ id: "shell.notes" })}: ${intl.formatMessage({ id: "shell.notesCount" }, { count })}`;
  return <CountedLink to={notesPath()} icon="mail" text="shell.notes" label={label} count={count} />;
}

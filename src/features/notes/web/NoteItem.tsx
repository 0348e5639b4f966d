import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { useSelector } from "react-redux";
import { Link } from "../../../platform/web/links";
import { selectActor } from "../../../platform/web/session/auth";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { token } from "../../../platform/web/theme/token";
import { Icon } from "../../../platform/web/ui/Icon";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import { ownPath } from "../../../shared/ownPath";
import { HOME } from "../../../shared/page";
import { notesContract } from "../notes.contract";
import { writeNotePath } from "../notes.pages";
import type { Note } from "../notes.schemas";
import { useHideNoteMutation, useMarkNoteAsReadMutation } from "./notes.api";

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" });

const SUBJECT_LENGTH = 120;

const Line = styled("button")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  alignItems: "center",
  width: "100%",
  minHeight: 72,
  padding: "12px 4px",
  border: 0,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  color: token("ink"),
  background: "transparent",
  "&:hover": { background: token("sunken") },
  "& > svg": { color: token("inkSoft") },
});

const Subject = styled("span", { shouldForwardProp: (prop) => prop !== "fresh" })<{ readonly fresh: boolean }>(
  ({ fresh }) => ({ fontWeight: fresh ? 700 : 500, overflowWrap: "anywhere" }),
);

const Second = styled("span")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  alignItems: "center",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
});

const Body = styled("div")({ display: "grid", gap: 16, padding: "4px 4px 20px" });
const Text = styled("p")({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "38rem" });

type Props = {
  readonly note: Note;
  /** Called when the note is deleted, to move the focus. */
  readonly onGone: () => void;
};

/** A note in the list; opens in place, which marks a received one as read. */
export function NoteItem({ note, onGone }: Props) {
  const [open, setOpen] = useState(false);
  const [markAsRead] = useMarkNoteAsReadMutation();
  const acting = useSelector(selectActor) !== undefined;
  const id = useId();
  const fresh = !note.isSent && !note.IsRead;
  const toggle = () => {
    // Reading by staff in a client's place marks nothing as read.
    if (!open && fresh && !acting) void markAsRead({ id: note.Id });
    setOpen(!open);
  };
  return (
    <li>
      <Line type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
        <Subject fresh={fresh} lang={note.language}>
          {note.Subject}
        </Subject>
        <Icon name={open ? "chevronUp" : "chevronDown"} />
        <Second>
          {fresh ? (
            <StatusChip tone="info" icon="mail">
              <FormattedMessage id="notes.new" />
            </StatusChip>
          ) : null}
          {note.isSent && note.IsRead ? (
            <StatusChip tone="done">
              <FormattedMessage id="notes.seen" />
            </StatusChip>
          ) : null}
          <time className="tabular" dateTime={new Date(note.CreatedAt).toISOString()}>
            <FormattedTime
              value={note.CreatedAt}
              day="numeric"
              month="short"
              year="numeric"
              hour="2-digit"
              minute="2-digit"
              hourCycle="h23"
            />
          </time>
        </Second>
      </Line>
      {open ? (
        <Body id={id}>
          <Text lang={note.language}>{note.Message}</Text>
          <NoteActions note={note} onGone={onGone} />
        </Body>
      ) : null}
    </li>
  );
}

/** The actions for an open note: do what it is about, answer, or delete after confirming. */
function NoteActions({ note, onGone }: { readonly note: Note; readonly onGone: () => void }) {
  const [asked, setAsked] = useState(false);
  const [hideNote] = useHideNoteMutation();
  const remove = () => {
    onGone();
    void hideNote({ id: note.Id });
  };
  if (asked) {
    return (
      <Row>
        <FormattedMessage id="notes.delete.ask" />
        <Button variant="outlined" color="error" onClick={remove}>
          <FormattedMessage id="notes.delete.do" />
        </Button>
        <Button autoFocus onClick={() => setAsked(false)}>
          <FormattedMessage id="notes.delete.keep" />
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      {note.Action ? (
        <Button component={Link} to={ownPath(note.Action.Path) ?? HOME} lang={note.language} variant="contained">
          {note.Action.Label}
        </Button>
      ) : null}
      <BlockedWhileImpersonating call={notesContract.hideNote}>
        {note.isSent ? null : (
          <Button component={Link} to={writeNotePath(answerSubject(note))} variant="outlined">
            <FormattedMessage id="notes.answer" />
          </Button>
        )}
        <Button onClick={() => setAsked(true)}>
          <FormattedMessage id="notes.delete" />
        </Button>
      </BlockedWhileImpersonating>
    </Row>
  );
}

function answerSubject({ Subject }: Note): string {
  const subject = /^re:/i.test(Subject) ? Subject : `Re: ${Subject}`;
  return subject.slice(0, SUBJECT_LENGTH);
}

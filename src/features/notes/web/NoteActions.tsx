import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../platform/web/links";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { ownPath } from "../../../shared/ownPath";
import { HOME } from "../../../shared/page";
import { notesContract } from "../notes.contract";
import { writeNotePath } from "../notes.pages";
import type { Note } from "../notes.schemas";
import { useHideNoteMutation } from "./notes.api";

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" });

/** The actions for an open note: do what it is about, answer, or delete after confirming. */
export function NoteActions({ note, onGone }: { readonly note: Note; readonly onGone: () => void }) {
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

const SUBJECT_LENGTH = 120;

function answerSubject({ Subject }: Note): string {
  const subject = /^re:/i.test(Subject) ? Subject : `Re: ${Subject}`;
  return subject.slice(0, SUBJECT_LENGTH);
}

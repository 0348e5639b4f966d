import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { Link } from "../../../../../../platform/web/links";
import { token } from "../../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../../platform/web/ui/dotted/DottedLine";
import { VerbatimText } from "../../../../../../platform/web/ui/VerbatimText";
import { supportNotesPath } from "../../../../desk.pages";
import type { PlanNote } from "../../../../plans/plans.schemas";
import { DeskList } from "../../../parts/DeskList";
import { RowNote } from "../../../parts/RowNote";
import { When } from "../../../parts/When";

const Words = styled("p")({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
const Answered = styled("div")({ paddingInlineStart: 16, borderInlineStart: `3px solid ${token("sea")}` });

/** Notes by the plan's client, each with its answer, or that it waits for one. (NOTE-7) */
export function NoteRows({ notes }: { readonly notes: readonly PlanNote[] }) {
  return (
    <DeskList items={notes} keyOf={({ NoteId }) => NoteId} none={<FormattedMessage id="support.planNotes.none" />}>
      {(note) => (
        <>
          <p>
            <strong>
              <VerbatimText>{note.Subject}</VerbatimText>
            </strong>
          </p>
          <Words>
            <VerbatimText>{note.Message}</VerbatimText>
          </Words>
          <RowNote>
            <When at={note.CreatedAt} />
          </RowNote>
          <Outcome note={note} />
        </>
      )}
    </DeskList>
  );
}

function Outcome({ note: { Answer, HandledAt } }: { readonly note: PlanNote }) {
  if (Answer !== null) {
    return (
      <Answered>
        <Words lang={Answer.Language}>{Answer.Message}</Words>
        <RowNote>
          <DottedLine>
            <FormattedMessage
              id="support.planNotes.answered"
              values={{ language: <FormattedDisplayName type="language" value={Answer.Language} /> }}
            />
            <When at={Answer.At} />
          </DottedLine>
        </RowNote>
      </Answered>
    );
  }
  if (HandledAt !== null) {
    return (
      <RowNote>
        <FormattedMessage id="support.planNotes.aside" values={{ when: <When at={HandledAt} /> }} />
      </RowNote>
    );
  }
  return (
    <p>
      <MuiLink component={Link} to={supportNotesPath()}>
        <FormattedMessage id="support.planNotes.waits" />
      </MuiLink>
    </p>
  );
}

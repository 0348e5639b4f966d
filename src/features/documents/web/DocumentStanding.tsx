import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import type { MessageId } from "../../../web/messages";
import { StatusChip } from "../../../web/ui/StatusChip";
import type { Tone } from "../../../web/ui/tone";
import type { ClientDocument } from "../documents.schemas";

type Standing = { tone: Tone; id: MessageId };

const given = { tone: "done", id: "documents.standing.accepted" } as const;
const standings: { given: Standing } & Record<string, Standing> = {
  given,
  verified: given,
  inReview: { tone: "waiting", id: "documents.standing.inReview" },
  rejected: { tone: "problem", id: "documents.standing.rejected" },
};

/** How a document stands, in plain words. Its number is told by its last characters: enough to recognise, too little to copy. */
export function DocumentStanding({ document }: { readonly document: ClientDocument }) {
  const havana = useHavanaTime();
  const standing = standings[document.Status] ?? standings.given;
  return (
    <>
      <StatusChip tone={standing.tone}>
        <FormattedMessage id={standing.id} />
      </StatusChip>
      <Typography sx={{ mt: 1 }}>
        <FormattedMessage
          id="documents.standing.facts"
          values={{
            name: `${document.FirstName} ${document.LastName}`,
            ending: document.Number.slice(-3),
            expires: havana.day(document.ExpiresOn),
          }}
        />
      </Typography>
    </>
  );
}

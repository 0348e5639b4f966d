import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { StatusChip } from "../../../web/ui/StatusChip";
import type { ClientDocument } from "../documents.schemas";

/** An accepted document in plain words. Its number is told by its last characters: enough to recognise, too little to copy. */
export function DocumentStanding({ document }: { readonly document: ClientDocument }) {
  const havana = useHavanaTime();
  return (
    <>
      <StatusChip tone="done">
        <FormattedMessage id="documents.standing.accepted" />
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

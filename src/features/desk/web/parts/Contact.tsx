import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import type { QueuedBooking } from "../../support.schemas";

/** The client, and the driver's date of birth, which suppliers ask for. */
export function Contact({ queued: { ClientName, ClientEmail, DriverBirthDate } }: { readonly queued: QueuedBooking }) {
  const { day } = useHavanaTime();
  return (
    <Typography>
      <DottedLine>
        <strong>{ClientName}</strong>
        <MuiLink href={`mailto:${ClientEmail}`} sx={{ display: "inline-block", py: 1, my: -1 }}>
          {ClientEmail}
        </MuiLink>
        {DriverBirthDate && <FormattedMessage id="support.driverBorn" values={{ day: day(DriverBirthDate) }} />}
      </DottedLine>
    </Typography>
  );
}

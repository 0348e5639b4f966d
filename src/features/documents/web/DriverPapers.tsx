import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { RefusalText } from "../../../platform/web/ui/failures/RefusalText";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import { VerbatimText } from "../../../platform/web/ui/VerbatimText";
import type { NeededDocuments } from "../documents.schemas";

/** The status of the documents of a driver who is not the client. They were given with the booking. (DOC-7) */
export function DriverPapers({ driver }: { readonly driver: NeededDocuments["Drivers"][number] }) {
  const id = useId();
  const { BookingId, Name, Refusal, RejectedFor } = driver;
  const waiting = Refusal?.code === "driverInReview";
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 1.5 }}>
      <Typography id={id} variant="h2" sx={{ overflowWrap: "anywhere" }}>
        <FormattedMessage id="documents.driver.title" values={{ name: Name }} />
      </Typography>
      <Typography color="text.secondary">
        <FormattedMessage id="documents.driver.why" values={{ bookingId: BookingId }} />
      </Typography>
      <div>
        <StatusChip tone={Refusal ? (waiting ? "waiting" : "problem") : "done"}>
          <FormattedMessage
            id="documents.driver.status"
            values={{ status: Refusal ? (waiting ? "waiting" : "refused") : "accepted" }}
          />
        </StatusChip>
      </div>
      {Refusal && (
        <p>
          <RefusalText refusal={Refusal} />
        </p>
      )}
      {RejectedFor && (
        <p>
          <FormattedMessage
            id="documents.rejectedFor"
            values={{ reason: <VerbatimText>{RejectedFor}</VerbatimText> }}
          />
        </p>
      )}
    </Card>
  );
}

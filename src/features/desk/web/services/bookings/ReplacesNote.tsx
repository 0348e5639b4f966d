import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";

/** That a booking is the change of another one, which stays if this one is declined. (PLAN-40) */
export function ReplacesNote({ bookingId }: { readonly bookingId: number }) {
  return (
    <Typography sx={{ fontWeight: 600 }}>
      <FormattedMessage id="support.replaces" values={{ id: bookingId }} />
    </Typography>
  );
}

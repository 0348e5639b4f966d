import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { VerbatimText } from "../../../../platform/web/ui/VerbatimText";
import { type BookingStatus, isOpen } from "../../bookingStatus";
import type { Booking } from "../../plan.schemas";
import { useProductOf } from "../products";
import { BookingFacts } from "./BookingFacts";
import { BookingStatusChip } from "./BookingStatusChip";

type Props = {
  readonly booking: Booking;
  readonly status: BookingStatus;
  /** The client has a proposal to answer for it. */
  readonly proposed?: boolean;
  /** That it takes another one's place, or another one its. */
  readonly change?: ReactNode;
  /** The link to alternatives for a lost booking, before past ones. */
  readonly instead?: ReactNode;
  /** What the booking waits for, with its countdown. */
  readonly waiting?: ReactNode;
  /** What it costs; absent for a booking that has ended. */
  readonly price?: ReactNode;
  readonly actions?: ReactNode;
};

/** One booking of a plan: what, when, where, its status, and its price online and in Cuba. */
export function BookingCard({ booking, status, proposed = false, change, instead, waiting, price, actions }: Props) {
  const id = useId();
  const { Picture, Subtitle } = useProductOf(booking);
  const { Name, SupplierName, BookingId, SupplierReference, DeclineReason } = booking;
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-start" }}>
        <Picture booking={booking} />
        <Box sx={{ flex: "1 1 12rem", minWidth: 0 }}>
          <Typography id={id} variant="h3">
            {Name}
          </Typography>
          {Subtitle && <Subtitle booking={booking} />}
          <Typography variant="body2" color="text.secondary">
            <DottedMessage
              id={SupplierName === Name ? "plan.booking.number" : "plan.booking.supplier"}
              values={{ supplier: SupplierName, id: BookingId }}
            />
          </Typography>
        </Box>
        <BookingStatusChip status={proposed ? "proposed" : status} />
      </Box>
      {change && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {change}
        </Typography>
      )}
      {SupplierReference && isOpen(status) && (
        <Typography variant="body2">
          <FormattedMessage
            id="plan.booking.reference"
            values={{ reference: <strong className="tabular">{SupplierReference}</strong> }}
          />
        </Typography>
      )}
      {DeclineReason && (
        <Typography variant="body2" color="error">
          <FormattedMessage
            id="plan.booking.declineReason"
            values={{ reason: <VerbatimText>{DeclineReason}</VerbatimText> }}
          />
        </Typography>
      )}
      {instead && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "&:empty": { display: "none" } }}>{instead}</Box>
      )}
      <BookingFacts booking={booking} />
      {price}
      {waiting}
      {actions && (
        <Box
          sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "flex-end", "&:empty": { display: "none" } }}
        >
          {actions}
        </Box>
      )}
    </Card>
  );
}

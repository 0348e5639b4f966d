import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { visuallyHidden } from "../../../../platform/web/theme/visuallyHidden";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { VerbatimText } from "../../../../platform/web/ui/VerbatimText";
import { havanaDate } from "../../../../shared/havana";
import { type BookingStatus, isOpen } from "../../bookings/bookingStatus";
import type { Booking } from "../../plan.schemas";
import { useProductOf } from "../products";
import { BookingFacts } from "./BookingFacts";
import { BookingStatusChip, shownStatus } from "./BookingStatusChip";
import { FoldOut } from "./FoldOut";
import { bookingElementId } from "./ReplacedBy";

type Props = {
  readonly booking: Booking;
  readonly status: BookingStatus;
  /** The client has a proposal to answer for it. */
  readonly proposed?: boolean;
  /** That it replaces another booking, or was replaced. */
  readonly change?: ReactNode;
  /** The link to alternatives for a lost booking, before past ones. */
  readonly instead?: ReactNode;
  /** Why a paid booking can no longer be changed. */
  readonly unchangeable?: ReactNode;
  /** What the booking waits for, with its countdown. */
  readonly waiting?: ReactNode;
  /** Its price, absent where the plan's total says it, and the lines behind it; both absent once it has ended. */
  readonly price?: ReactNode;
  readonly priceDetails?: ReactNode;
  /**
   * Only its days are shown, and its other facts on demand: in a narrow window because it is one of several, or always
   * because the page tells them elsewhere.
   */
  readonly brief?: boolean | "always";
  /** The next action, always visible; and the other actions. */
  readonly actions?: ReactNode;
  readonly besides?: ReactNode;
};

const row = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  justifyContent: "flex-end",
  "&:empty": { display: "none" },
} as const;

/**
 * A brief booking shows its total next to its status. The plan's total shows the deposits.
 */
const Briefly = styled("div")({
  display: "flex",
  gap: 16,
  alignItems: "flex-start",
  justifyContent: "space-between",
  "& .note": { display: "none" },
  "& .label": visuallyHidden,
  "& > :last-child": { flex: "none" },
  "&:empty": { display: "none" },
});

/** One booking of a plan: what, when, where, its status, and its price online and in Cuba. */
export function BookingCard({ booking, status, proposed = false, brief = false, actions, besides, ...said }: Props) {
  const { change, instead, unchangeable, waiting, price, priceDetails } = said;
  const id = useId();
  const isWide = useIsWide();
  const isBrief = brief === "always" || (brief && !isWide);
  const range = useShortRange();
  const { Picture, Subtitle } = useProductOf(booking);
  const { Name, SupplierName, BookingId, SupplierReference, DeclineReason } = booking;
  const chip = <BookingStatusChip status={proposed ? "proposed" : shownStatus(status, booking)} />;
  const reference = SupplierReference && isOpen(status) && (
    <Typography variant="body2">
      <FormattedMessage
        id="plan.booking.reference"
        values={{ reference: <strong className="tabular">{SupplierReference}</strong> }}
      />
    </Typography>
  );
  return (
    <Card
      component="article"
      id={bookingElementId(BookingId)}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { xs: 1, md: 2 } }}
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
          {isBrief && (
            <Typography className="tabular" sx={{ fontWeight: 600 }}>
              {range(havanaDate(booking.StartsAt), havanaDate(booking.EndsAt))}
            </Typography>
          )}
        </Box>
        {(isWide || !isBrief) && chip}
      </Box>
      {change && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {change}
        </Typography>
      )}
      {!isBrief && reference}
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
      {isBrief ? (
        <>
          <Briefly>
            {price}
            {!isWide && chip}
          </Briefly>
          <FoldOut
            title={
              <>
                <FormattedMessage id="plan.booking.details" />
                <span className="visually-hidden">: {Name}</span>
              </>
            }
          >
            <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
              {reference}
              <BookingFacts booking={booking} />
              {priceDetails}
              {besides && <Box sx={row}>{besides}</Box>}
            </Box>
          </FoldOut>
        </>
      ) : (
        <>
          <BookingFacts booking={booking} />
          {(price || priceDetails) && (
            <div>
              {price}
              {priceDetails}
            </div>
          )}
        </>
      )}
      {waiting}
      {unchangeable && (
        <Typography variant="body2" color="text.secondary">
          {unchangeable}
        </Typography>
      )}
      {(actions || besides) && (
        <Box sx={row}>
          {actions}
          {!isBrief && besides}
        </Box>
      )}
    </Card>
  );
}

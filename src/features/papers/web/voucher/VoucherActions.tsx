import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../../platform/web/files/DownloadButton";
import { Icon } from "../../../../platform/web/ui/Icon";
import { buildPath } from "../../../../shared/endpoint";
import { papersContract } from "../../papers.contract";
import type { Voucher } from "../../voucher.schemas";
import { ShowAtDesk } from "./ShowAtDesk";

type Props = {
  readonly voucher: Voucher;
  /** It is stored and opens without a network. */
  readonly kept: boolean;
};

/** Shows the voucher at the desk on a phone, or prints it; saves it and the receipt as PDF, and the booking for a calendar. */
export function VoucherActions({ voucher, kept }: Props) {
  const { Number: number, Booking } = voucher;
  const { BookingId: bookingId, TravelPlanId: planId } = Booking;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        mb: 3,
        "@media print": { display: "none" },
      }}
    >
      <Box sx={{ display: { sm: "none" } }}>
        <ShowAtDesk voucher={voucher} />
      </Box>
      <Button
        sx={{ display: { xs: "none", sm: "inline-flex" } }}
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<Icon name="printer" />}
        onClick={() => window.print()}
      >
        <FormattedMessage id="voucher.print" />
      </Button>
      <DownloadButton
        path={buildPath(papersContract.getVoucherFile.path, { bookingId })}
        fileName={`malecon-voucher-${number}.pdf`}
      >
        <FormattedMessage id="voucher.download" />
      </DownloadButton>
      <DownloadButton
        path={buildPath(papersContract.getReceiptFile.path, { planId })}
        fileName={`malecon-receipt-${planId}.pdf`}
      >
        <FormattedMessage id="receipt.download" />
      </DownloadButton>
      <DownloadButton
        path={buildPath(papersContract.getBookingCalendar.path, { bookingId })}
        fileName={`booking-${bookingId}.ics`}
      >
        <FormattedMessage id="trip.calendar.booking" />
      </DownloadButton>
      {kept && (
        <p style={{ width: "100%" }} role="status">
          <FormattedMessage id="voucher.kept" />
        </p>
      )}
    </Box>
  );
}
